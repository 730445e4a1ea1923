import { RowActions, type RowMenu } from '../../../resources/record/RowActions.tsx';
import { RowOffers } from '../../../resources/record/RowOffers.tsx';
import { useTicking } from '../../../resources/list/selection.ts';
import type { Domain } from '../Domain.ts';
import { useDomainOffers, waits } from '../useDomainOffers.tsx';

/** What can be done with the domain of a row. */
export const DomainRowActions = ({ domain }: { readonly domain: Domain }) => (
  <RowActions record={domain.name} waits={waits(domain)}>
    {menu => <Offers domain={domain} {...menu} />}
  </RowActions>
);

const Offers = ({ domain, anchor, onClose }: RowMenu & { readonly domain: Domain }) => {
  const { ticks } = useTicking();
  const { offers, dialog } = useDomainOffers(domain, () => ticks.forget([domain.id]));
  return (
    <>
      <RowOffers offers={offers} anchor={anchor} onClose={onClose} />
      {dialog}
    </>
  );
};
