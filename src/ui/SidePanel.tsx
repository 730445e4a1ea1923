import './sidePanel.css';

import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';

import { Icon } from './icons/Icon.tsx';

interface SidePanelProps {
  /** The heading, and the accessible name. */
  readonly title: string;
  /** Next to the title. */
  readonly titleNote?: ReactNode;
  /** At the right of the header, before the close button. */
  readonly action?: ReactNode;
  readonly footer?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A non-modal drawer: the page next to it stays in use. It takes the focus when it opens, and restores it when it
 * closes.
 */
export const SidePanel = ({
  title,
  titleNote,
  action,
  footer: foot,
  onClose,
  children,
}: SidePanelProps) => {
  const translate = useTranslate();
  const panel = useRef<HTMLElement>(null);
  useFocusWhileOpen(panel);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    onClose();
  };
  return (
    <section
      ref={panel}
      className="over-drawer fixed top-(--topbar) right-8 bottom-8 z-1100 flex w-[min(392px,calc(100vw-16px))] animate-[over-drawer-in_var(--t-3)_var(--ease)] flex-col rounded-3 bg-(--raised) elevation-3 focus:outline-none max-sm:visible max-sm:inset-x-0 max-sm:top-0 max-sm:bottom-[calc(var(--bottom-bar)+var(--toasts-strip))] max-sm:w-auto max-sm:animate-none max-sm:rounded-none max-sm:bg-(--canvas) max-sm:[box-shadow:none] print:hidden!"
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      onKeyDown={closeOnEscape}
    >
      <header className="row flex-none gap-8 pt-10 pr-8 pb-6 pl-20 max-sm:py-8 max-sm:pl-16 max-sm:[&_h2]:text-18">
        <h2 className="type-16 font-semibold">{title}</h2>
        {titleNote}
        <span className="flex-1" />
        {action}
        <button
          type="button"
          className="bar-button"
          aria-label={translate('shell.close')}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </header>
      <div className="stack min-h-0 flex-1 overflow-auto">{children}</div>
      {foot && (
        <footer className="row type-12 min-h-44 flex-none justify-between gap-12 border-t border-t-(--line) py-6 pr-12 pl-20 text-3 pointer-coarse:[&_a]:inline-flex pointer-coarse:[&_a]:min-h-44 pointer-coarse:[&_a]:items-center">
          {foot}
        </footer>
      )}
    </section>
  );
};

/** Takes the focus, and restores it on close unless it has moved elsewhere. */
function useFocusWhileOpen(panel: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const element = panel.current;
    const previouslyFocused = document.activeElement;
    element?.focus({ preventScroll: true });
    return () => {
      const { activeElement } = document;
      const isFocusInside = activeElement === document.body || element?.contains(activeElement);
      if (isFocusInside && previouslyFocused instanceof HTMLElement)
        previouslyFocused.focus({ preventScroll: true });
    };
  }, [panel]);
}
