import '../record/record.css';

import IconButton from '@mui/material/IconButton';
import { type Identifier, type RaRecord, useGetOne, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { ActionButton } from '../../ui/ActionButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { useResourceRoutes } from '../routes/ResourceRoutesContext.ts';
import { IncomingReferences } from '../related/IncomingReferences.tsx';
import { useRepresentRecord } from '../descriptor/ResourcesContext.ts';
import { FieldPairs } from '../show/FieldPairs.tsx';
import { useErrorMessage } from '../failures/useErrorMessage.ts';
import { TreeActionButtons } from './TreeActionButtons.tsx';
import { TreeKeyHints } from './TreeKeyHints.tsx';
import type { TreeResource } from './treePages.ts';
import { TreePath } from './TreePath.tsx';
import type { TreeActions } from './TreeActions.ts';

interface SelectedRecordPanelProps {
  readonly descriptor: TreeResource;
  readonly id: string | undefined;
  /** False while the record is being deleted. */
  readonly isLive: boolean;
  readonly getActions: (record: RaRecord) => TreeActions;
  readonly onSelect: (id: Identifier | undefined) => void;
}

/** Shows the selected record of a tree: its path, its actions and its fields. */
export const SelectedRecordPanel = ({ id, ...props }: SelectedRecordPanelProps) => {
  const translate = useTranslate();
  return (
    <aside
      className={id === undefined ? 'tree-chosen tree-unchosen' : 'tree-chosen'}
      aria-label={translate('tree.chosen')}
    >
      {id === undefined ? (
        <>
          <EmptyState
            kind="nothing"
            title={translate('tree.choose')}
            hint={translate('tree.choose.hint')}
          />
          <TreeKeyHints />
        </>
      ) : (
        <SelectedRecord key={id} id={id} {...props} />
      )}
    </aside>
  );
};

const SelectedRecord = ({
  descriptor,
  id,
  isLive,
  getActions,
  onSelect,
}: SelectedRecordPanelProps & { readonly id: string }) => {
  const translate = useTranslate();
  const getErrorMessage = useErrorMessage();
  const nameOf = useRepresentRecord(descriptor.name);
  const routes = useResourceRoutes();
  const { data, error, refetch } = useGetOne<RaRecord>(
    descriptor.name,
    { id },
    { enabled: isLive },
  );
  if (!data)
    return error ? (
      <EmptyState
        kind="failed"
        title={translate('record.failed')}
        hint={getErrorMessage(error)}
        action={
          <ActionButton onClick={() => void refetch()}>{translate('shell.retry')}</ActionButton>
        }
      />
    ) : (
      <SkeletonRows rows={6} />
    );
  return (
    <>
      <TreePath descriptor={descriptor} id={id} isLive={isLive} onSelect={onSelect} />
      <div className="tree-head row gap-12">
        <h2 className="type-16 semibold break-anywhere">
          <bdi>{nameOf(data)}</bdi>
        </h2>
        {descriptor.verbs.one && (
          <Link to={routes.show(descriptor, data.id)}>{translate('tree.open')}</Link>
        )}
        <IconButton
          size="small"
          aria-label={translate('shell.close')}
          onClick={() => onSelect(undefined)}
        >
          <Icon name="close" size={15} />
        </IconButton>
      </div>
      <TreeActionButtons actions={getActions(data)} />
      <FieldPairs
        fields={descriptor.fields.filter(
          ({ writeOnly, source }) => !writeOnly && source !== descriptor.tree.parent,
        )}
        record={data}
        copyableSource={descriptor.key}
      />
      <IncomingReferences
        descriptor={descriptor}
        ids={[data.id]}
        title={translate('tree.belongs')}
      />
      <TreeKeyHints />
    </>
  );
};
