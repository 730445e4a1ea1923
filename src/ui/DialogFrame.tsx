import './dialog.css';

import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useEffect, useId, useState } from 'react';

import { useCloseOnRouteChange } from './overlays/useCloseOnRouteChange.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { type GlyphName, StateGlyph } from './icons/StateGlyph.tsx';

/** One confirmation; a destructive or physical action; a form; tables and mappings. */
export type DialogSize = 'small' | 'warning' | 'middle' | 'large';

const maxWidths = { small: 'xs', warning: 'sm', middle: 'md', large: 'lg' } as const;

export interface DialogFrameProps {
  readonly open: boolean;
  readonly size?: DialogSize;
  readonly title: string;
  /** The icon before the title; the default of a warning is the critical one. */
  readonly glyph?: GlyphName;
  /** Called on Escape. A click on the backdrop never closes. */
  readonly onClose: () => void;
  /** Called on a route change, which closes the dialog. */
  readonly onRouteChange?: () => void;
  /** `DialogBody`, then `DialogFooter`; a dialog with fields wraps both in a form of class `dialog-form`. */
  readonly children: ReactNode;
}

/** The frame of every dialog. The initial focus is on the first field, else on the element marked as safest. */
export const DialogFrame = ({
  open,
  size = 'middle',
  title,
  glyph = size === 'warning' ? 'critical' : undefined,
  onClose,
  onRouteChange = onClose,
  children,
}: DialogFrameProps) => {
  const titleId = useId();
  useCloseOnRouteChange(open, onRouteChange);
  const [isPulsing, pulse] = usePulse();
  return (
    <Dialog
      open={open}
      maxWidth={maxWidths[size]}
      fullWidth
      className={isPulsing ? 'dialog-sheet dialog-pulse' : 'dialog-sheet'}
      role={size === 'warning' ? 'alertdialog' : 'dialog'}
      aria-labelledby={titleId}
      onClose={(_event, reason) => (reason === 'backdropClick' ? pulse() : onClose())}
      slotProps={{ transition: { onEntering: focusFirstField } }}
    >
      <DialogTitle id={titleId} component="h2" className="dialog-title flex items-center gap-12">
        {glyph && <StateGlyph state={glyph} size={22} />}
        {title}
      </DialogTitle>
      <ErrorBoundary name="dialog" onClose={onClose}>
        {children}
      </ErrorBoundary>
    </Dialog>
  );
};

const PULSE_MS = 100;

/** A flag that is true for 100 ms after its trigger. */
function usePulse(): readonly [boolean, () => void] {
  const [isPulsing, setIsPulsing] = useState(false);
  useEffect(() => {
    if (!isPulsing) return undefined;
    const timer = setTimeout(() => setIsPulsing(false), PULSE_MS);
    return () => clearTimeout(timer);
  }, [isPulsing]);
  return [isPulsing, () => setIsPulsing(true)];
}

/** MUI's select has a hidden native field; an option next to the form, `data-no-initial-focus`, does not come first. */
const FOCUSABLE_FIELDS =
  'input:not([type=hidden], [disabled], [readonly], [aria-hidden], [data-no-initial-focus]), textarea:not([aria-hidden]), [role=combobox]:not([data-no-initial-focus])';

function focusFirstField(dialog: HTMLElement) {
  const first = dialog.querySelector<HTMLElement>(`${FOCUSABLE_FIELDS}, [data-least-harmful]`);
  first?.focus({ preventScroll: true });
}
