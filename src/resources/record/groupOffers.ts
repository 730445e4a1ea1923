import type { Offer } from './Offer.ts';

/** Some entries of a menu, with the words above them. */
export interface OfferGroup {
  readonly head?: string;
  readonly offers: readonly Offer[];
}

/**
 * The entries of a menu in groups: what has none first, then the groups in the order of their document, then what ends
 * a record, and last what is not possible now.
 */
export function groupOffers(offers: readonly Offer[], unfitHead: string): readonly OfferGroup[] {
  const fit = offers.filter(({ unfit }) => !unfit);
  const grouped = Map.groupBy(
    fit.filter(({ group, danger }) => group !== undefined && !danger),
    ({ group }) => group?.label ?? '',
  );
  const heads = [...grouped.entries()].toSorted(
    ([, [one]], [, [other]]) => placeOf(one) - placeOf(other),
  );
  return [
    { offers: fit.filter(({ group, danger }) => group === undefined && !danger) },
    ...heads.map(([head, members]) => ({ head, offers: readsLast(members) })),
    { offers: fit.filter(({ danger }) => danger) },
    { head: unfitHead, offers: offers.filter(({ unfit }) => unfit) },
  ].filter(group => group.offers.length > 0);
}

const readsLast = (offers: readonly Offer[]): readonly Offer[] =>
  offers.toSorted((one, other) => Number(one.reads ?? false) - Number(other.reads ?? false));

const placeOf = (offer: Offer | undefined): number => offer?.group?.place ?? 0;

/** The entries whose label, or whose group, contains the text, whatever its case. */
export function matchOffers(offers: readonly Offer[], text: string): readonly Offer[] {
  const wanted = text.trim().toLowerCase();
  return offers.filter(({ label, group }) =>
    [label, group?.label ?? ''].some(words => words.toLowerCase().includes(wanted)),
  );
}
