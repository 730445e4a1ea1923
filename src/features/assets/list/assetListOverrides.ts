import type { ResourceOverrides } from '../../../resources/defineResource.tsx';
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
} from './assetFields.tsx';
import { fetchStatusColumns, useStatusColumns } from './useStatusColumns.ts';

/** What the list of devices has besides its document: what each last reported, and how bright it is. */
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
      'status.brightness': { Cell: BrightnessField, align: 'left' },
      id: { Cell: DeviceIdField },
      mode: { Cell: LampModeField },
      model: { Cell: ModelField },
      type: { Cell: ModelField },
    },
    bulkDescriptor: getBulkDescriptor(assets, where),
    // An unknown device is adopted, and nothing else becomes of it.
    importable: model !== UNKNOWN_DEVICE_MODEL,
    importCheck: loadBindingCheck,
  };
}
