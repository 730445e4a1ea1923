import './alerts.css';

import { useMemo } from 'react';
import type { RaRecord } from 'react-admin';
import type { ReactNode } from 'react';

import type { ResourceOverrides } from '../../resources/screens/defineResource.tsx';
import {
  ResourceAtPath,
  type ResourceAtPathProps,
} from '../../resources/screens/ResourceAtPath.tsx';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import type { ListedAlert } from './ListedAlert.ts';
import { withLazyMessages } from '../../i18n/lazyMessages.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { ConfirmManyDialog } from './ConfirmManyDialog.tsx';
import { alertColumns } from './list/alertColumns.ts';
import { AlarmTriage } from './list/AlarmTriage.tsx';
import { AlertCard } from './list/AlertCard.tsx';
import { AlertName } from './list/AlertName.tsx';
import { AlertRowActions } from './list/AlertRowActions.tsx';
import { arrangeColumns } from './list/arrangeColumns.ts';
import { ArrivalsButton } from './arrivals/ArrivalsButton.tsx';
import { StateSegments } from './list/StateSegments.tsx';
import { AlertsByHour } from './log/AlertsByHour.tsx';
import { OpenMuteDialog } from './mutes/OpenMuteDialog.tsx';
import { AlertPanel } from './panel/AlertPanel.tsx';
import { AlarmGroups } from './storms/AlarmGroups.tsx';
import { useGroupedRows } from './storms/useAlarmGroups.ts';
import { useConfirmAlertsAction } from './useConfirmActions.ts';

const AlertPage = lazyComponent(withLazyMessages(() => import('./panel/AlertPage.tsx')));

/** What, where, since when, and by whom it is confirmed; the icon of a device shows its model too. @see ALERT-04 */
const COLUMNS = [
  ...['level', 'asset_name', 'type', 'detection', 'threshold'],
  ...['domain_id', 'update_time', 'duration', 'state', 'model'],
];

const rowProps = {
  columns: alertColumns,
  renderName: (record: RaRecord, cell: ReactNode) => (
    <AlertName alert={record as ListedAlert}>{cell}</AlertName>
  ),
  renderRowActions: (record: RaRecord) => <AlertRowActions alert={record as ListedAlert} />,
  renderCard: (record: RaRecord) => <AlertCard alert={record as ListedAlert} />,
  getRowClassName: (record: RaRecord) => (record['muted'] === true ? 'text-3' : ''),
  useExtraBulkActions: useConfirmAlertsAction,
} as const;

const dialogs = (
  <>
    <ConfirmManyDialog />
    <OpenMuteDialog />
    <AlertPanel />
    <AlarmTriage />
  </>
);

const alarmOverrides: ResourceOverrides = {
  show: AlertPage,
  list: {
    ...rowProps,
    useFoldedRows: useGroupedRows,
    toolbar: <ArrivalsButton />,
    header: (
      <>
        <StateSegments />
        <AlarmGroups />
      </>
    ),
    children: dialogs,
  },
};

const logOverrides: ResourceOverrides = {
  show: AlertPage,
  list: { ...rowProps, header: <AlertsByHour />, children: dialogs },
};

/** The bulk bar confirms in one call, and not one by one. */
const withoutRecordActions = (descriptor: ResourceDescriptor): ResourceDescriptor => ({
  ...descriptor,
  actions: [],
});

/** The alarms that need attention, and the log of all alerts. @see ALERT-12 */
export default function AlertsResource(props: ResourceAtPathProps) {
  const { descriptor, where, overrides } = props;
  const isAlarmList = where !== undefined && Object.hasOwn(where, 'state');
  const arranged = useMemo(() => arrangeColumns(descriptor, COLUMNS), [descriptor]);
  const screenOverrides = useMemo(() => {
    const { list, ...rest } = isAlarmList ? alarmOverrides : logOverrides;
    return {
      list: { ...list, bulkDescriptor: withoutRecordActions(arranged) },
      ...rest,
      ...overrides,
    };
  }, [isAlarmList, arranged, overrides]);
  return <ResourceAtPath {...props} descriptor={arranged} overrides={screenOverrides} />;
}
