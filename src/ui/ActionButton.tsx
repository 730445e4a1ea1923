import './components.css';

import Button, { type ButtonProps } from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import type { SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';

/** The four kinds of button. One primary a view; error only inside its own dialog. */
export type ActionButtonKind = 'default' | 'primary' | 'error' | 'auxiliary';

const muiPropsByKind: Readonly<Record<ActionButtonKind, Pick<ButtonProps, 'variant' | 'color'>>> = {
  default: { variant: 'outlined', color: 'inherit' },
  primary: { variant: 'contained', color: 'primary' },
  error: { variant: 'contained', color: 'error' },
  auxiliary: { variant: 'auxiliary' },
};

export interface ActionButtonProps extends Omit<ButtonProps, 'variant' | 'color'> {
  readonly kind?: ActionButtonKind;
  /** The words stay; a bar runs along the bottom edge, and a second press does nothing. */
  readonly isPending?: boolean;
  /** An address inside the console; the button is a link then. */
  readonly to?: string;
  /** Why it cannot be pressed, as a tooltip; it keeps its focus then, so that everybody can learn it. Empty: it can. */
  readonly disabledReason?: string | undefined;
}

/** Milliseconds that the reason stays after a tap. */
const DISABLED_REASON_MS = 4000;

/** A button of the look. */
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
  // Its place in the tree stays when it can be pressed again, so that it keeps its focus.
  return disabledReason === undefined ? (
    button
  ) : (
    <Tooltip
      title={isSoftDisabled ? disabledReason : ''}
      describeChild
      // A finger cannot hover: a tap says the reason, long enough to be read.
      {...(isSoftDisabled && { enterTouchDelay: 0, leaveTouchDelay: DISABLED_REASON_MS })}
    >
      {button}
    </Tooltip>
  );
};

/** Enter in a field presses the button of its form, too. */
const preventDefault = (event: SyntheticEvent) => event.preventDefault();
