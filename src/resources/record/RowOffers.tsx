import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

import { Icon } from '../../ui/icons/Icon.tsx';
import type { Offer } from './Offer.ts';
import { OfferMenu } from './OfferMenu.tsx';
import type { RowMenu } from './RowActions.tsx';

/** What most come for first, what takes the record away after that, what it is not in a state for last. */
const rank = ({ primary, danger, unfit }: Offer) => (unfit ? 3 : danger ? 2 : primary ? 0 : 1);

interface RowOffersProps extends RowMenu {
  readonly offers: readonly Offer[];
}

/** The offers of a row: icons while it is hovered or focused, and all of them in its menu. */
export const RowOffers = ({ offers: all, anchor, onClose }: RowOffersProps) => {
  const offers = all.toSorted((one, other) => rank(one) - rank(other));
  return (
    <>
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
      {anchor && <OfferMenu anchor={anchor} offers={offers} onClose={onClose} />}
    </>
  );
};
