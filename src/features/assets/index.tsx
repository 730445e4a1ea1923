import { useMemo } from 'react';

import { withLazyMessages } from '../../data/i18nProvider.ts';
import {
  ResourceAtPath,
  type ResourceAtPathProps,
} from '../../resources/screens/ResourceAtPath.tsx';
import { useDescriptor } from '../../resources/descriptor/ResourcesContext.ts';
import type { RecordCondition } from '../../schema/field.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { withoutCreate, UNKNOWN_DEVICE_MODEL, addAdoptAction } from './adopt/adoption.ts';
import { orderColumnsForModel, getListedModel } from './list/assetColumns.ts';
import { buildAssetListOverrides } from './list/assetListOverrides.ts';

/** The device page loads when first opened. */
const AssetPage = lazyComponent(withLazyMessages(() => import('./detail/AssetPage.tsx')));

const DevicePositionInput = lazyComponent(
  withLazyMessages(() => import('./DevicePositionInput.tsx')),
);

const inputOverrides = { geoPoint: DevicePositionInput };

/** The device resource at any route: from its document, with overrides. */
export default function AssetsResource(props: ResourceAtPathProps) {
  const { descriptor, overrides } = props;
  const statuses = useDescriptor('statuses');
  // Stable while its content is equal: a new object re-renders the rows.
  const serializedWhere = JSON.stringify(props.where ?? {});
  const [assetDescriptor, list] = useMemo(() => {
    const where = JSON.parse(serializedWhere) as RecordCondition;
    const model = getListedModel(where);
    const modelDescriptor = model === UNKNOWN_DEVICE_MODEL ? withoutCreate(descriptor) : descriptor;
    return [
      addAdoptAction(orderColumnsForModel(modelDescriptor, model)),
      buildAssetListOverrides(descriptor, statuses, where),
    ];
  }, [descriptor, statuses, serializedWhere]);
  const assetOverrides = useMemo(
    () => ({ list, show: AssetPage, inputOverrides, ...overrides }),
    [list, overrides],
  );
  return <ResourceAtPath {...props} descriptor={assetDescriptor} overrides={assetOverrides} />;
}
