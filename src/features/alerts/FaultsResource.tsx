import './alerts.css';

import { useMemo } from 'react';

import type { ResourceOverrides } from '../../resources/screens/defineResource.tsx';
import {
  ResourceAtPath,
  type ResourceAtPathProps,
} from '../../resources/screens/ResourceAtPath.tsx';
import { ConfirmManyDialog } from './ConfirmManyDialog.tsx';
import { FaultPage } from './faults/FaultPage.tsx';
import { FaultSegments } from './faults/FaultSegments.tsx';
import { faultColumns } from './list/alertColumns.ts';
import { useConfirmFaultsAction } from './useConfirmActions.ts';

const list: ResourceOverrides['list'] = {
  columns: faultColumns,
  header: <FaultSegments />,
  useExtraBulkActions: useConfirmFaultsAction,
  children: <ConfirmManyDialog />,
};

/** What is broken and since when, with confirmations of one and many. @see ALERT-05 */
export default function FaultsResource(props: ResourceAtPathProps) {
  const { descriptor, overrides } = props;
  const faultOverrides = useMemo(
    () => ({
      list: { ...list, bulkDescriptor: { ...descriptor, actions: [] } },
      show: FaultPage,
      ...overrides,
    }),
    [descriptor, overrides],
  );
  return <ResourceAtPath {...props} overrides={faultOverrides} />;
}
