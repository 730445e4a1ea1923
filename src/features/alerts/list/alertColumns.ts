import type { ColumnOverrides } from '../../../resources/columns/columns.ts';
import {
  AlertDeviceField,
  AlertDurationField,
  AlertStateField,
  AlertTimeField,
  ConfirmedField,
  AlertDeviceIdField,
  MeasurementField,
} from './alertFields.tsx';

const listTimes = (...sources: readonly string[]): ColumnOverrides =>
  Object.fromEntries(sources.map(source => [source, { Cell: AlertTimeField }]));

const measurements: ColumnOverrides = {
  detection: { Cell: MeasurementField },
  threshold: { Cell: MeasurementField },
};

/** The cells of alerts in lists. @see ALERT-04, ALERT-09 */
export const alertColumns: ColumnOverrides = {
  ...measurements,
  asset_name: { Cell: AlertDeviceField },
  state: { Cell: AlertStateField },
  duration: { Cell: AlertDurationField, align: 'right' },
  ...listTimes('update_time', 'cleared_time', 'acknowledged_time'),
};

/** The cells of faults in lists. @see ALERT-05 */
export const faultColumns: ColumnOverrides = {
  ...measurements,
  asset_name: { Cell: AlertDeviceField },
  confirmed: { Cell: ConfirmedField, sources: ['confirmed', 'acknowledged_by'] },
  ...listTimes('begin_time', 'update_time', 'end_time', 'acknowledged_time'),
};

/** On a page of one alert or fault, the id of the device: its name is next to it. */
export const pageColumns: ColumnOverrides = { asset_id: { Cell: AlertDeviceIdField } };
