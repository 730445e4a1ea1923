import { type ReactNode, useMemo } from 'react';
import type { RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { type ResourceRoutePaths, useResourceRoutes } from '../routes/ResourceRoutesContext.ts';
import { SchemaList } from '../list/SchemaList.tsx';
import type { SchemaListProps } from '../list/SchemaListProps.ts';
import { useListSelection } from '../selection/selection.ts';
import { CollectionActions } from '../record/CollectionActions.tsx';
import { RecordRowActions } from '../record/RecordActions.tsx';
import { useDenialReason } from '../access/useDenialReason.ts';
import { getRecordOperations } from '../record/useRecordActions.ts';
import { CreateRecordButton } from './CreateRecordButton.tsx';

/** The list of a resource without a screen of its own: names link to their records, and rows have every action. */
export const ResourceList = (props: SchemaListProps) => {
  const { descriptor } = props;
  // Memoized per resource: every row re-renders when one of these changes.
  const routes = useResourceRoutes();
  const rowProps = useMemo(() => getRowProps(descriptor, routes), [descriptor, routes]);
  // Fetches the permissions once for all rows, before a row menu opens.
  useDenialReason(descriptor.name, getRecordOperations(descriptor));
  return (
    <SchemaList
      toolbar={<CollectionActions descriptor={descriptor} />}
      {...(descriptor.verbs.create && {
        createButton: <CreateRecordButton descriptor={descriptor} />,
      })}
      {...rowProps}
      {...props}
    />
  );
};

const getRowProps = (descriptor: ResourceDescriptor, routes: ResourceRoutePaths) => ({
  ...(descriptor.verbs.one && {
    renderName: (record: RaRecord, cell: ReactNode) => (
      <Link to={routes.show(descriptor, record.id)}>{cell}</Link>
    ),
  }),
  ...(getRecordOperations(descriptor).length > 0 && {
    renderRowActions: (record: RaRecord) => (
      <RowActionMenu descriptor={descriptor} record={record} />
    ),
  }),
});

/** A deleted record is removed from the selection. */
const RowActionMenu = (props: { descriptor: ResourceDescriptor; record: RaRecord }) => {
  const { selectionStore } = useListSelection();
  return (
    <RecordRowActions {...props} onDeleted={() => selectionStore.deselect([props.record.id])} />
  );
};
