import { RowActions, type RowMenuProps } from '../../../resources/record/RowActions.tsx';
import { RowActionButtons } from '../../../resources/record/RowActionButtons.tsx';
import { useListSelection } from '../../../resources/selection/selection.ts';
import type { Domain } from '../Domain.ts';
import { useDomainActions, hasDraft } from '../useDomainActions.tsx';

export const DomainRowActions = ({ domain }: { readonly domain: Domain }) => (
  <RowActions recordName={domain.name} hasPendingDialog={hasDraft(domain)}>
    {menu => <DomainRowMenu domain={domain} {...menu} />}
  </RowActions>
);

const DomainRowMenu = ({ domain, anchor, onClose }: RowMenuProps & { readonly domain: Domain }) => {
  const { selectionStore: selection } = useListSelection();
  const { actions, dialog } = useDomainActions(domain, () => selection.deselect([domain.id]));
  return (
    <>
      <RowActionButtons actions={actions} anchor={anchor} onClose={onClose} />
      {dialog}
    </>
  );
};
