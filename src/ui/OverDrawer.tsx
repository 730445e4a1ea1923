import './overDrawer.css';

import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';

import { Icon } from './icons/Icon.tsx';

interface OverDrawerProps {
  /** Names it, and heads it. */
  readonly title: string;
  /** Beside the title. */
  readonly note?: ReactNode;
  /** At the right of the head, before the cross. */
  readonly action?: ReactNode;
  readonly foot?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A drawer over the sheet that takes nothing away: the page beside it stays in use. It has the focus when it opens, and
 * gives it back.
 */
export const OverDrawer = ({ title, note, action, foot, onClose, children }: OverDrawerProps) => {
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
      <header className="over-drawer-head">
        <h2>{title}</h2>
        {note}
        <span className="over-drawer-space" />
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
      <div className="over-drawer-body">{children}</div>
      {foot && <footer className="over-drawer-foot">{foot}</footer>}
    </section>
  );
};

/** Takes the focus, and gives it back to what had it, unless somebody took it elsewhere meanwhile. */
function useFocusWhileOpen(panel: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const own = panel.current;
    const before = document.activeElement;
    own?.focus({ preventScroll: true });
    return () => {
      const { activeElement } = document;
      const isOurs = activeElement === document.body || own?.contains(activeElement);
      if (isOurs && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [panel]);
}
