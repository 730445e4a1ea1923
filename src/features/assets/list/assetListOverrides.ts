import type { ResourceOverrides } from '../../../resources/screens/defineResource.tsx';
import type { RecordCondition } from '../../../schema/field.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { UNKNOWN_DEVICE_MODEL } from '../adopt/adoption.ts';
import { loadBindingCheck } from '../importing/loadBindingCheck.ts';
import { getBulkDescriptor } from './getBulkDescriptor.ts';
import { getListedModel, buildStatusColumns } from './assetColumns.ts';
import {
  DeviceIdField,
  BrightnessField,
  ModelField,
  LampModeField,
  StatusField,
  ListedWorkStatusField,
} from './assetFields.tsx';
import { fetchStatusColumns, useStatusColumns } from './useStatusColumns.ts';

/** Builds the overrides of the device list: the status columns, and the level. */
export function buildAssetListOverrides(
  assets: ResourceDescriptor,
  statuses: ResourceDescriptor | undefined,
  where: RecordCondition | undefined,
): NonNullable<ResourceOverrides['list']> {
  const model = getListedModel(where);
  const statusColumns = buildStatusColumns(statuses, model);
  const columnRenderers = statusColumns.map(
    ({ source }) => [source, { Cell: StatusField }] as const,
  );
  return {
    extraColumns: statusColumns,
    useExtraData: useStatusColumns,
    fetchExtraData: fetchStatusColumns,
    columns: {
      ...Object.fromEntries(columnRenderers),
      'status.work-status': { Cell: ListedWorkStatusField },
      'status.brightness': { Cell: BrightnessField, align: 'left' },
      id: { Cell: DeviceIdField },
      mode: { Cell: LampModeField },
      model: { Cell: ModelField },
      type: { Cell: ModelField },
    },
    bulkDescriptor: getBulkDescriptor(assets, where),
    // Unknown devices can only be adopted, not imported.
    importable: model !== UNKNOWN_DEVICE_MODEL,
    importCheck: loadBindingCheck,
  };
}
