import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { type KeyboardEvent, useState } from 'react';
import { useTranslate } from 'react-admin';

import { Icon } from '../../ui/icons/Icon.tsx';
import type { Offer } from './Offer.ts';
import { OfferMenu } from './OfferMenu.tsx';
import { useFocusAfterGone } from './useFocusAfterGone.ts';

interface RowActionsProps {
  /** What the record is called. */
  readonly record: string;
  readonly offers: readonly Offer[];
}

/**
 * The offers of a row: icons while it is hovered or focused, and always a menu for touch and
 * keyboard. One stop of the Tab key a row; the arrow keys go along the icons.
 */
export const RowActions = ({ record, offers }: RowActionsProps) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const leaving = useFocusAfterGone();
  if (offers.length === 0) return null;
  const more = translate('record.more', { record });
  return (
    <div className="row-actions" onKeyDown={walk} {...leaving}>
      <span className="row-quick">
        {offers
          .filter(({ icon }) => icon)
          .map(({ id, label, icon, refused, onPick }) => (
            <Tooltip key={id} title={refused ?? label}>
              <IconButton
                size="small"
                tabIndex={-1}
                aria-label={label}
                aria-disabled={refused !== undefined}
                onClick={refused === undefined ? onPick : undefined}
              >
                {icon && <Icon name={icon} />}
              </IconButton>
            </Tooltip>
          ))}
      </span>
      <IconButton
        size="small"
        aria-label={more}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <Icon name="more" />
      </IconButton>
      {anchor && <OfferMenu anchor={anchor} offers={offers} onClose={() => setAnchor(undefined)} />}
    </div>
  );
};

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

function walk(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key];
  if (!step) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const now = buttons.findIndex(button => button === document.activeElement);
  buttons[now + step]?.focus();
}
