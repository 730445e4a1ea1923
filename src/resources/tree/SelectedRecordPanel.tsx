import '../record/record.css';

import IconButton from '@mui/material/IconButton';
import { type Identifier, type RaRecord, useGetOne, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useResourceRoutes } from '../routes/ResourceRoutesContext.ts';
import { IncomingReferences } from '../related/IncomingReferences.tsx';
import { useRepresentRecord } from '../descriptor/ResourcesContext.ts';
import { FieldPairs } from '../show/FieldPairs.tsx';
import { QueryStates } from '../failures/QueryStates.tsx';
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
      className={`tree-chosen overflow-auto px-20 py-16 [border-inline-start:1px_solid_var(--line)] max-md:max-h-[50%] max-md:flex-initial max-md:border-t max-md:border-t-(--line) max-md:px-16 max-md:py-12 max-md:[border-inline-start:0] print:mt-16 print:max-h-none print:overflow-visible print:border-0 print:p-0 ${id === undefined ? 'max-md:hidden print:hidden' : ''}`}
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
  const { data, error, refetch } = useGetOne<RaRecord>(
    descriptor.name,
    { id },
    { enabled: isLive },
  );
  return (
    <QueryStates {...{ data, error }} onRetry={refetch} skeletonRows={6}>
      {record => <RecordDetails {...{ descriptor, record, isLive, getActions, onSelect }} />}
    </QueryStates>
  );
};

interface RecordDetailsProps extends Omit<SelectedRecordPanelProps, 'id'> {
  readonly record: RaRecord;
}

const RecordDetails = ({
  descriptor,
  record,
  isLive,
  getActions,
  onSelect,
}: RecordDetailsProps) => {
  const translate = useTranslate();
  const nameOf = useRepresentRecord(descriptor.name);
  const routes = useResourceRoutes();
  return (
    <>
      <TreePath
        descriptor={descriptor}
        id={String(record.id)}
        isLive={isLive}
        onSelect={onSelect}
      />
      <div className="tree-head row gap-12">
        <h2 className="type-16 font-semibold wrap-anywhere">
          <bdi>{nameOf(record)}</bdi>
        </h2>
        {descriptor.verbs.one && (
          <Link to={routes.show(descriptor, record.id)}>{translate('tree.open')}</Link>
        )}
        <IconButton
          size="small"
          aria-label={translate('shell.close')}
          onClick={() => onSelect(undefined)}
        >
          <Icon name="close" size={15} />
        </IconButton>
      </div>
      <TreeActionButtons actions={getActions(record)} />
      <FieldPairs
        fields={descriptor.fields.filter(
          ({ writeOnly, source }) => !writeOnly && source !== descriptor.tree.parent,
        )}
        record={record}
        copyableSource={descriptor.key}
      />
      <IncomingReferences
        descriptor={descriptor}
        ids={[record.id]}
        title={translate('tree.belongs')}
      />
      <TreeKeyHints />
    </>
  );
};
