import './command.css';

import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { BulkDialog } from '../../../resources/bulk/BulkDialog.tsx';
import { selectionMatching } from '../../../resources/bulk/selectionOf.ts';
import { useAllowed } from '../../../resources/record/useAllowed.ts';
import { useDescriptor } from '../../../resources/ResourcesContext.ts';
import { isTree, type TreeResource } from '../../../resources/tree/treePages.ts';
import type { OperationDescriptor } from '../../../schema/operation.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { DialogFoot } from '../../../ui/DialogFoot.tsx';
import { DialogBody, FormDialog } from '../../../ui/FormDialog.tsx';
import { commandsOf } from './commandsOf.ts';
import { ModelChoice } from './ModelChoice.tsx';
import { OperationChoice } from './OperationChoice.tsx';
import { useDomainChoice } from './useDomainChoice.ts';
import { filtersOf, useModelCounts } from './useModelCounts.ts';
import { WhereChoice } from './WhereChoice.tsx';

/** What a command begins with: where, and which devices. */
export interface CommandStart {
  /** The id of a domain. */
  readonly domain?: string | undefined;
  readonly model?: string | undefined;
}

interface CommandDialogProps {
  readonly start: CommandStart;
  readonly onClose: () => void;
}

/** A command to all devices of a model in a domain and below it, or in the whole city: where, which, what. */
export default function CommandDialog(props: CommandDialogProps) {
  const assets = useDescriptor('assets');
  const domains = useDescriptor('domains');
  return assets && isTree(domains) ? (
    <Commanding {...props} assets={assets} domains={domains} />
  ) : null;
}

interface CommandingProps extends CommandDialogProps {
  readonly assets: ResourceDescriptor;
  readonly domains: TreeResource;
}

const Commanding = ({ start, assets, domains, onClose }: CommandingProps) => {
  const translate = useTranslate();
  const where = useDomainChoice(domains, start.domain);
  const [model, setModel] = useState(start.model);
  const [picked, pick] = useState<OperationDescriptor>();
  const [begun, begin] = useState<OperationDescriptor>();
  const counts = useModelCounts(assets, where.ids);
  const commands = commandsOf(assets, model);
  const denial = useAllowed(assets.name, commands);
  const operation = commands.find(({ id }) => id === picked?.id);
  const count = model === undefined ? undefined : counts.data?.get(model);

  if (begun && model !== undefined && where.ids)
    return (
      <BulkDialog
        descriptor={assets}
        operation={begun}
        selection={selectionMatching(
          filtersOf(where.ids).map(filter => ({ ...filter, model: { eq: model } })),
          count ?? 0,
        )}
        onClose={onClose}
      />
    );
  const reason =
    where.ids === undefined
      ? translate('command.needs.where')
      : model === undefined || !count
        ? translate('command.needs.model')
        : operation === undefined
          ? translate('command.needs.what')
          : '';
  return (
    <FormDialog open size="large" title={translate('command.title')} onClose={onClose}>
      <DialogBody>
        <div className="command">
          <WhereChoice
            domains={domains}
            chosen={where.ids}
            error={where.error}
            onToggle={where.toggle}
            onClear={where.clear}
          />
          <ModelChoice
            assets={assets}
            counts={counts}
            isUnasked={Boolean(where.error)}
            value={model}
            onChoose={setModel}
          />
          <OperationChoice
            assets={assets}
            commands={commands}
            denial={denial}
            value={operation}
            onChoose={pick}
          />
        </div>
      </DialogBody>
      <DialogFoot
        confirm={translate('command.next')}
        cancel={translate('shell.cancel')}
        disabled={reason !== ''}
        reason={reason}
        onCancel={onClose}
        onConfirm={() => begin(operation)}
      />
    </FormDialog>
  );
};
