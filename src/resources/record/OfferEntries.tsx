import MenuItem from '@mui/material/MenuItem';

import { Icon } from '../../ui/icons/Icon.tsx';
import type { OfferGroup } from './groupOffers.ts';
import type { Offer } from './Offer.ts';

interface OfferEntriesProps {
  readonly groups: readonly OfferGroup[];
  readonly onPick: (offer: Offer) => void;
}

/**
 * The entries of a menu, each group under its head. A list and no component: MUI's menu moves its focus between direct
 * children.
 */
export function OfferEntries({ groups, onPick }: OfferEntriesProps) {
  const all = groups.flatMap(group => group.offers);
  // The words of those without an icon begin where those of the others do.
  const hasIcons = all.some(({ icon }) => icon);
  return groups.flatMap(({ head, offers }, at) => [
    ...(head !== undefined || at > 0 ? [<Head key={`head ${head ?? at}`} words={head} />] : []),
    ...offers.map((offer, index) => (
      <OfferEntry
        key={offer.id}
        offer={offer}
        hasIcons={hasIcons}
        // Said once in sight where it is the same for several that follow each other.
        isSaid={offer.refused === offers[index - 1]?.refused}
        onPick={() => onPick(offer)}
      />
    )),
  ]);
}

/** MUI's menu asks an entry this before it gives it the focus. */
const Head = Object.assign(
  ({ words }: { readonly words: string | undefined }) => (
    <li
      role="separator"
      aria-label={words}
      className={words === undefined ? 'offer-line' : 'offer-head'}
    >
      {words}
    </li>
  ),
  { muiSkipListHighlight: true },
);

interface OfferEntryProps {
  readonly offer: Offer;
  readonly hasIcons: boolean;
  /** The entry before it is refused for the same reason. */
  readonly isSaid: boolean;
  readonly onPick: () => void;
}

/** One entry. What cannot be done now says why, also to those who have no pointer to hover with. */
const OfferEntry = ({ offer, hasIcons, isSaid, onPick, ...rest }: OfferEntryProps) => {
  const { id, label, icon, danger, refused } = offer;
  const why = `menu-why-${id}`;
  return (
    <MenuItem
      {...rest}
      title={refused}
      className={danger ? 'row-menu-danger' : ''}
      aria-label={label}
      aria-disabled={refused !== undefined}
      aria-describedby={refused === undefined ? undefined : why}
      onClick={onPick}
    >
      {icon ? <Icon name={icon} /> : hasIcons && <span className="row-menu-blank" />}
      <span>
        {label}
        {refused !== undefined && (
          <span id={why} className={isSaid ? 'spoken-only' : 'row-menu-why'}>
            {refused}
          </span>
        )}
      </span>
    </MenuItem>
  );
};
