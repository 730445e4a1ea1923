import { useTranslate } from 'react-admin';

import { parseLatLng } from '../../../../domain/latLng.ts';
import { assets, statuses } from '../../../../generated/core/resources.ts';
import { FieldPairs } from '../../../../resources/show/FieldPairs.tsx';
import { matchesCondition } from '../../../../resources/descriptor/matchesCondition.ts';
import type { ResourceDescriptor } from '../../../../schema/resource.ts';
import { AssetCard } from '../AssetCard.tsx';
import { pickFields } from '../pickFields.ts';
import type { AssetTabProps } from '../Asset.ts';
import { useAssetStatus } from '../useAssetStatus.ts';

/** Fields that the header, the light card and the location card show already. */
const SHOWN_ELSEWHERE: readonly string[] = ['id', 'name', 'status', 'mode', 'type'];
const reportedFields = pickFields(statuses, ['firmware', 'update_time']);
const { fields: allFields }: ResourceDescriptor = assets;

/** The nameplate: constant properties of a device, without empty ones. */
export const PropertiesCard = ({ asset }: AssetTabProps) => {
  const translate = useTranslate();
  const { data: status } = useAssetStatus(asset.id);
  // An invalid position has no map: it is shown as text.
  const excludedSources = parseLatLng(asset.geoPoint)
    ? [...SHOWN_ELSEWHERE, 'geoPoint']
    : SHOWN_ELSEWHERE;
  const fields = allFields.filter(
    ({ source, when }) =>
      !excludedSources.includes(source) &&
      matchesCondition(when, asset) &&
      asset[source] !== undefined,
  );
  return (
    <AssetCard title={translate('asset.nameplate')} isFlush>
      <FieldPairs fields={fields} record={asset} />
      {status && (
        <FieldPairs
          fields={reportedFields.filter(({ source }) => status[source])}
          record={status}
        />
      )}
    </AssetCard>
  );
};
