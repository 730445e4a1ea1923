import './parts.css';

import Button, { type ButtonProps } from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
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
  /** Why it cannot be pressed, as a tooltip. */
  readonly reason?: string | undefined;
}

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
  const button = (
    <Button
      {...looks[kind]}
      {...rest}
      {...(to === undefined ? {} : { component: Link, to })}
      {...(onClick ? { onClick: working ? undefined : onClick } : {})}
      disabled={disabled}
      aria-busy={working}
      className={working ? `working-bar ${className}` : className}
    />
  );
  // Its place in the tree stays when it can be pressed again, so that it keeps its focus.
  return reason ? (
    <Tooltip title={disabled ? reason : ''}>
      <span>{button}</span>
    </Tooltip>
  ) : (
    button
  );
};
