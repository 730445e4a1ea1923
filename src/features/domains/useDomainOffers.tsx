import { type ReactElement, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { operation as setRoot } from '../../generated/core/operations/setDomainRoot.ts';
import { domains } from '../../generated/core/resources.ts';
import { useOwnDenial } from '../../resources/places/useOwnDenial.ts';
import { useAddresses } from '../../resources/AddressesContext.ts';
import type { Offer } from '../../resources/record/Offer.ts';
import { useAllowed } from '../../resources/record/useAllowed.ts';
import { useOperationDialog } from '../../resources/record/useOperationDialog.tsx';
import { useText } from '../../resources/useText.ts';
import { drafts } from '../../ui/unsaved/drafts.ts';
import { dialogs } from './dialogs.ts';
import { type Domain, takesDomains } from './Domain.ts';
import { words } from './words.ts';

type Open = 'rename' | 'place' | 'add' | 'root';

const { create, update, delete: remove } = domains.verbs;
const operations = [create, update, remove];

/** The change in whose form something was typed when a session ended. */
const waiting = ({ id }: Domain): Open | undefined =>
  (['rename', 'place'] as const).find(what => drafts.waits(what, id));

export const waits = (domain: Domain): boolean => waiting(domain) !== undefined;

/** What can be done with a domain, in a row as on its page, and the dialog of what was begun. */
export function useDomainOffers(
  domain: Domain,
  onDeleted: () => void,
): { readonly offers: readonly Offer[]; readonly dialog: ReactElement } {
  const text = useText();
  const navigate = useNavigate();
  const addresses = useAddresses();
  const [open, setOpen] = useState<Open | undefined>(() => waiting(domain));
  const denial = useAllowed('domains', operations);
  const deniedRoot = useOwnDenial()(setRoot);
  const { start, dialog } = useOperationDialog(domains, domain, ({ is }) => {
    if (is === 'delete') onDeleted();
  });
  const close = () => setOpen(undefined);
  const offers: readonly Offer[] = [
    {
      id: 'rename',
      label: text(words.rename),
      icon: 'edit',
      primary: true,
      refused: denial(update),
      onPick: () => setOpen('rename'),
    },
    {
      id: 'place',
      label: text(words.place),
      icon: 'pin',
      refused: denial(update),
      onPick: () => setOpen('place'),
    },
    {
      id: 'add',
      label: text(words.addBelow),
      icon: 'plus',
      unfit: !takesDomains(domain),
      refused: denial(create) ?? (takesDomains(domain) ? undefined : text(words.lowest)),
      onPick: () => setOpen('add'),
    },
    {
      id: 'edit',
      label: text(words.edit),
      refused: denial(update),
      onPick: () => void navigate(addresses.edit(domains, domain.id)),
    },
    {
      id: 'root',
      label: text(words.makeRoot),
      refused: deniedRoot,
      onPick: () => setOpen('root'),
    },
    {
      id: 'delete',
      label: text(remove.label),
      icon: 'trash',
      danger: true,
      refused: denial(remove),
      onPick: () => start(remove),
    },
  ];
  return {
    offers,
    dialog: (
      <>
        {dialog}
        <Suspense>
          {open === 'rename' && <dialogs.rename domain={domain} onClose={close} />}
          {open === 'place' && <dialogs.move domain={domain} onClose={close} />}
          {open === 'add' && <dialogs.add parentId={domain.id} onClose={close} />}
          {open === 'root' && <dialogs.root domain={domain} onClose={close} />}
        </Suspense>
      </>
    ),
  };
}
