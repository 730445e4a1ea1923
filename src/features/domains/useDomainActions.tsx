import { type ReactElement, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { operation as setRoot } from '../../generated/core/operations/setDomainRoot.ts';
import { domains } from '../../generated/core/resources.ts';
import { useOperationDenial } from '../../resources/access/useOperationDenial.ts';
import { useResourceRoutes } from '../../resources/routes/ResourceRoutesContext.ts';
import type { RecordAction } from '../../resources/record/RecordAction.ts';
import { useDenialReason } from '../../resources/access/useDenialReason.ts';
import { useMapAction } from '../../resources/record/useMapAction.ts';
import { useOperationDialog } from '../../resources/record/useOperationDialog.tsx';
import { useLocalizedText } from '../../resources/descriptor/useLocalizedText.ts';
import { drafts } from '../../resources/drafts/drafts.ts';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { domainDialogs } from './domainDialogs.ts';
import { type Domain, canHaveSubdomains } from './Domain.ts';
import { domainLabels } from './domainLabels.ts';

type DomainDialogName = 'rename' | 'moveOnMap' | 'add' | 'root';

const { create, update, delete: deleteOperation } = domains.verbs;
const operations = [create, update, deleteOperation];

/** Returns the dialog whose form has a draft from an ended session. */
const findDraftDialog = ({ id }: Domain): DomainDialogName | undefined =>
  (['rename', 'moveOnMap'] as const).find(dialogName => drafts.has(dialogName, id));

export const hasDraft = (domain: Domain): boolean => findDraftDialog(domain) !== undefined;

/** Returns the actions of a domain, for its row and its page, and the dialog of the pending one. */
export function useDomainActions(
  domain: Domain,
  onDeleted: () => void,
): { readonly actions: readonly RecordAction[]; readonly dialog: ReactElement } {
  const text = useLocalizedText();
  const navigate = useNavigate();
  const routes = useResourceRoutes();
  const [openDialog, setOpenDialog] = useState<DomainDialogName | undefined>(() =>
    findDraftDialog(domain),
  );
  const getDenial = useDenialReason('domains', operations);
  const rootDenial = useOperationDenial()(setRoot);
  const { start, dialog } = useOperationDialog(domains, domain, ({ kind }) => {
    if (kind === 'delete') onDeleted();
  });
  const close = () => setOpenDialog(undefined);
  const mapAction = useMapAction(domains, domain);
  const actions: readonly RecordAction[] = [
    {
      id: 'rename',
      label: text(domainLabels.rename),
      icon: 'edit',
      primary: true,
      disabledReason: getDenial(update),
      onPick: () => setOpenDialog('rename'),
    },
    {
      id: 'moveOnMap',
      label: text(domainLabels.moveOnMap),
      icon: 'pin',
      disabledReason: getDenial(update),
      onPick: () => setOpenDialog('moveOnMap'),
    },
    ...mapAction,
    {
      id: 'add',
      label: text(domainLabels.addBelow),
      icon: 'plus',
      isUnavailable: !canHaveSubdomains(domain),
      disabledReason:
        getDenial(create) ??
        (canHaveSubdomains(domain) ? undefined : text(domainLabels.noSubdomainsBelow)),
      onPick: () => setOpenDialog('add'),
    },
    {
      id: 'edit',
      label: text(domainLabels.edit),
      disabledReason: getDenial(update),
      onPick: () => void navigate(routes.edit(domains, domain.id)),
    },
    {
      id: 'root',
      label: text(domainLabels.makeRoot),
      disabledReason: rootDenial,
      onPick: () => setOpenDialog('root'),
    },
    {
      id: 'delete',
      label: text(deleteOperation.label),
      icon: 'trash',
      danger: true,
      disabledReason: getDenial(deleteOperation),
      onPick: () => start(deleteOperation),
    },
  ];
  return {
    actions,
    dialog: (
      <>
        {dialog}
        <LazyBoundary>
          {openDialog === 'rename' && <domainDialogs.rename domain={domain} onClose={close} />}
          {openDialog === 'moveOnMap' && <domainDialogs.move domain={domain} onClose={close} />}
          {openDialog === 'add' && <domainDialogs.add parentId={domain.id} onClose={close} />}
          {openDialog === 'root' && <domainDialogs.root domain={domain} onClose={close} />}
        </LazyBoundary>
      </>
    ),
  };
}
