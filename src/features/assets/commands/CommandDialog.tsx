import './command.css';

import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { BulkDialog } from '../../../resources/bulk/BulkDialog.tsx';
import { createMatchingSelection } from '../../../resources/selection/createSelection.ts';
import { useDenialReason } from '../../../resources/access/useDenialReason.ts';
import { useDescriptor } from '../../../resources/descriptor/ResourcesContext.ts';
import { isTree, type TreeResource } from '../../../resources/tree/treePages.ts';
import type { OperationDescriptor } from '../../../schema/operation.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { DialogFooter } from '../../../ui/DialogFooter.tsx';
import { DialogBody, FormDialog } from '../../../ui/FormDialog.tsx';
import { getCommands } from './getCommands.ts';
import { ModelSelect } from './ModelSelect.tsx';
import { OperationSelect } from './OperationSelect.tsx';
import { useDomainSelection } from './useDomainSelection.ts';
import { buildDomainFilters, useModelCounts } from './useModelCounts.ts';
import { DomainSelect } from './DomainSelect.tsx';

/** The initial target of a command: domain and model. */
export interface CommandTarget {
  readonly domain?: string | undefined;
  readonly model?: string | undefined;
}

interface CommandDialogProps {
  readonly target: CommandTarget;
  readonly onClose: () => void;
}

/**
 * A command to all devices of a model in domains and their subdomains, or in the whole city: domain, model,
 * operation.
 */
export default function CommandDialog(props: CommandDialogProps) {
  const assets = useDescriptor('assets');
  const domains = useDescriptor('domains');
  return assets && isTree(domains) ? (
    <CommandForm {...props} assets={assets} domains={domains} />
  ) : null;
}

interface CommandFormProps extends CommandDialogProps {
  readonly assets: ResourceDescriptor;
  readonly domains: TreeResource;
}

const CommandForm = ({ target, assets, domains, onClose }: CommandFormProps) => {
  const translate = useTranslate();
  const domainChoice = useDomainSelection(domains, target.domain);
  const [model, setModel] = useState(target.model);
  const [pickedOperation, setPickedOperation] = useState<OperationDescriptor>();
  const [confirmedOperation, setConfirmedOperation] = useState<OperationDescriptor>();
  const counts = useModelCounts(assets, domainChoice.ids);
  const commands = getCommands(assets, model);
  const getDenial = useDenialReason(assets.name, commands);
  const operation = commands.find(({ id }) => id === pickedOperation?.id);
  const count = model === undefined ? undefined : counts.data?.get(model);

  if (confirmedOperation && model !== undefined && domainChoice.ids)
    return (
      <BulkDialog
        descriptor={assets}
        operation={confirmedOperation}
        selection={createMatchingSelection(
          buildDomainFilters(domainChoice.ids).map(filter => ({ ...filter, model: { eq: model } })),
          count ?? 0,
        )}
        onClose={onClose}
      />
    );
  const disabledReason =
    domainChoice.ids === undefined
      ? translate('command.needs.where')
      : model === undefined || !count
        ? translate('command.needs.model')
        : operation === undefined
          ? translate('command.needs.what')
          : '';
  return (
    <FormDialog open size="large" title={translate('command.title')} onClose={onClose}>
      <DialogBody>
        <div className="grid grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,1fr)] gap-24 max-md:grid-cols-[minmax(0,1fr)]">
          <DomainSelect
            domains={domains}
            selectedIds={domainChoice.ids}
            error={domainChoice.error}
            onToggle={domainChoice.toggle}
            onClear={domainChoice.clear}
          />
          <ModelSelect
            assets={assets}
            counts={counts}
            isDomainMissing={Boolean(domainChoice.error)}
            value={model}
            onChange={setModel}
          />
          <OperationSelect
            assets={assets}
            commands={commands}
            getDenial={getDenial}
            value={operation}
            onChange={setPickedOperation}
          />
        </div>
      </DialogBody>
      <DialogFooter
        confirmLabel={translate('command.next')}
        cancelLabel={translate('shell.cancel')}
        disabled={disabledReason !== ''}
        disabledReason={disabledReason}
        onCancel={onClose}
        onConfirm={() => setConfirmedOperation(operation)}
      />
    </FormDialog>
  );
};
