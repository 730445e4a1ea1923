import './dialog.css';

import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useEffect, useId, useState } from 'react';

import { useClosedByRoute } from './overlays/useClosedByRoute.ts';
import { Region } from './Region.tsx';
import { type GlyphName, StateGlyph } from './icons/StateGlyph.tsx';

/** One question; destructive or physical; a form; tables and mappings. */
export type DialogSize = 'small' | 'warning' | 'middle' | 'large';

const widths = { small: 'xs', warning: 'sm', middle: 'md', large: 'lg' } as const;

export interface FormDialogProps {
  readonly open: boolean;
  readonly size?: DialogSize;
  readonly title: string;
  /** The shape before the title; a warning has the critical one by itself. */
  readonly glyph?: GlyphName;
  /** Escape was pressed. The backdrop never closes. */
  readonly onClose: () => void;
  /** Another page came, and takes the dialog with it. */
  readonly onLeft?: () => void;
  /** `DialogBody`, then `DialogFoot`; around both, where fields are, a form of class `dialog-form`. */
  readonly children: ReactNode;
}

/** The frame of every dialog. Focus starts on the first field, else on what is marked as least harmful. */
export const DialogFrame = ({
  open,
  size = 'middle',
  title,
  glyph = size === 'warning' ? 'critical' : undefined,
  onClose,
  onLeft = onClose,
  children,
}: FormDialogProps) => {
  const titleId = useId();
  useClosedByRoute(open, onLeft);
  const [pulsing, pulse] = usePulse();
  return (
    <Dialog
      open={open}
      maxWidth={widths[size]}
      fullWidth
      className={pulsing ? 'dialog-sheet dialog-pulse' : 'dialog-sheet'}
      role={size === 'warning' ? 'alertdialog' : 'dialog'}
      aria-labelledby={titleId}
      onClose={(_event, reason) => (reason === 'backdropClick' ? pulse() : onClose())}
      slotProps={{ transition: { onEntering: focusFirst } }}
    >
      <DialogTitle id={titleId} component="h2" className="dialog-title">
        {glyph && <StateGlyph state={glyph} size={22} />}
        {title}
      </DialogTitle>
      <Region name="dialog" onClose={onClose}>
        {children}
      </Region>
    </Dialog>
  );
};

const PULSE = 100;

/** On for 100 ms after it was asked for. */
function usePulse(): readonly [boolean, () => void] {
  const [pulsing, setPulsing] = useState(false);
  useEffect(() => {
    if (!pulsing) return undefined;
    const timer = setTimeout(() => setPulsing(false), PULSE);
    return () => clearTimeout(timer);
  }, [pulsing]);
  return [pulsing, () => setPulsing(true)];
}

/** MUI's select has a hidden native field; an option beside the form, `data-no-initial-focus`, does not come first. */
const FIELD =
  'input:not([type=hidden], [disabled], [readonly], [aria-hidden], [data-no-initial-focus]), textarea:not([aria-hidden]), [role=combobox]';

function focusFirst(dialog: HTMLElement) {
  const first = dialog.querySelector<HTMLElement>(`${FIELD}, [data-least-harmful]`);
  first?.focus({ preventScroll: true });
}
