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
      className="over-drawer"
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      onKeyDown={closeOnEscape}
    >
      <header className="over-drawer-head flex-none row gap-8">
        <h2 className="type-16 semibold">{title}</h2>
        {titleNote}
        <span className="grow" />
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
      <div className="grow scroll stack">{children}</div>
      {foot && (
        <footer className="over-drawer-foot text-3 flex-none row gap-12 spread type-12">
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
