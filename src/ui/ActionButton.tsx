import './parts.css';

import Button, { type ButtonProps } from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import type { SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';

/** The four kinds of button. One primary a view; error only inside its own dialog. */
export type ButtonKind = 'default' | 'primary' | 'error' | 'auxiliary';

const looks: Readonly<Record<ButtonKind, Pick<ButtonProps, 'variant' | 'color'>>> = {
  default: { variant: 'outlined', color: 'inherit' },
  primary: { variant: 'contained', color: 'primary' },
  error: { variant: 'contained', color: 'error' },
  auxiliary: { variant: 'auxiliary' },
};

export interface ActionButtonProps extends Omit<ButtonProps, 'variant' | 'color'> {
  readonly kind?: ButtonKind;
  /** The words stay; a bar runs along the bottom edge, and a second press does nothing. */
  readonly working?: boolean;
  /** An address inside the console; the button is a link then. */
  readonly to?: string;
  /** Why it cannot be pressed, as a tooltip; it keeps its focus then, so that everybody can learn it. Empty: it can. */
  readonly reason?: string | undefined;
}

/** Milliseconds that the reason stays after a tap. */
const REASON_MS = 4000;

/** A button of the look. */
export const ActionButton = ({
  kind = 'default',
  working = false,
  reason,
  to,
  disabled = false,
  onClick,
  className = '',
  ...rest
}: ActionButtonProps) => {
  const isRefused = disabled && Boolean(reason);
  const press = isRefused ? preventDefault : working ? undefined : onClick;
  const button = (
    <Button
      {...looks[kind]}
      {...rest}
      {...(to === undefined ? {} : { component: Link, to })}
      {...(press || onClick ? { onClick: press } : {})}
      disabled={disabled && !isRefused}
      aria-disabled={isRefused || undefined}
      aria-busy={working}
      className={working ? `working-bar ${className}` : className}
    />
  );
  // Its place in the tree stays when it can be pressed again, so that it keeps its focus.
  return reason === undefined ? (
    button
  ) : (
    <Tooltip
      title={isRefused ? reason : ''}
      describeChild
      // A finger cannot hover: a tap says the reason, long enough to be read.
      {...(isRefused && { enterTouchDelay: 0, leaveTouchDelay: REASON_MS })}
    >
      {button}
    </Tooltip>
  );
};

/** Enter in a field presses the button of its form, too. */
const preventDefault = (event: SyntheticEvent) => event.preventDefault();
