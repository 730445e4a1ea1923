import './components.css';

import Button, { type ButtonProps } from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import type { SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';

/** The four kinds of button. One primary per view; error only inside its own dialog. */
export type ActionButtonKind = 'default' | 'primary' | 'error' | 'auxiliary';

const muiPropsByKind: Readonly<Record<ActionButtonKind, Pick<ButtonProps, 'variant' | 'color'>>> = {
  default: { variant: 'outlined', color: 'inherit' },
  primary: { variant: 'contained', color: 'primary' },
  error: { variant: 'contained', color: 'error' },
  auxiliary: { variant: 'auxiliary' },
};

export interface ActionButtonProps extends Omit<ButtonProps, 'variant' | 'color'> {
  readonly kind?: ActionButtonKind;
  /** Keeps the label, shows a progress bar along the bottom edge, and ignores further presses. */
  readonly isPending?: boolean;
  /** A path of the console; renders the button as a link. */
  readonly to?: string;
  /** Why the button is disabled, as a tooltip; it stays focusable, so that the reason is accessible. Empty: enabled. */
  readonly disabledReason?: string | undefined;
}

/** Milliseconds that the reason stays visible after a tap. */
const DISABLED_REASON_MS = 4000;

/** A button in the style of the console. */
export const ActionButton = ({
  kind = 'default',
  isPending = false,
  disabledReason,
  to,
  disabled = false,
  onClick,
  className = '',
  ...rest
}: ActionButtonProps) => {
  const isSoftDisabled = disabled && Boolean(disabledReason);
  const handleClick = isSoftDisabled ? preventDefault : isPending ? undefined : onClick;
  const button = (
    <Button
      {...muiPropsByKind[kind]}
      {...rest}
      {...(to === undefined ? {} : { component: Link, to })}
      {...(handleClick || onClick ? { onClick: handleClick } : {})}
      disabled={disabled && !isSoftDisabled}
      aria-disabled={isSoftDisabled || undefined}
      aria-busy={isPending}
      className={isPending ? `working-bar ${className}` : className}
    />
  );
  // The element keeps its position in the tree when it is enabled again, so that it keeps its focus.
  return disabledReason === undefined ? (
    button
  ) : (
    <Tooltip
      title={isSoftDisabled ? disabledReason : ''}
      describeChild
      // Touch has no hover: a tap shows the reason, long enough to read it.
      {...(isSoftDisabled && { enterTouchDelay: 0, leaveTouchDelay: DISABLED_REASON_MS })}
    >
      {button}
    </Tooltip>
  );
};

/** Enter in a field also activates the submit button of its form. */
const preventDefault = (event: SyntheticEvent) => event.preventDefault();
