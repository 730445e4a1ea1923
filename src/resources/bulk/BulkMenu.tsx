import { useState } from 'react';

import { ActionButton } from '../../ui/ActionButton.tsx';
import type { Offer } from '../record/Offer.ts';
import { OfferMenu } from '../record/OfferMenu.tsx';

interface BulkMenuProps {
  readonly offers: readonly Offer[];
  readonly label: string;
}

/** The acts for which the bar has no room. */
export const BulkMenu = ({ offers, label }: BulkMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <ActionButton
        className="bulk-act"
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {label}
      </ActionButton>
      {anchor && <OfferMenu anchor={anchor} offers={offers} onClose={() => setAnchor(undefined)} />}
    </>
  );
};
