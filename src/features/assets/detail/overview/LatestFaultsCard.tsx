import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { MINUTE_MS } from '../../../../domain/duration.ts';
import { faults } from '../../../../generated/core/resources.ts';
import { FieldValue } from '../../../../resources/fields/FieldValue.tsx';
import { QueryStates } from '../../../../resources/failures/QueryStates.tsx';
import type { PlainObject } from '../../../../schema/isObject.ts';
import { AssetCard } from '../AssetCard.tsx';
import { pickFields } from '../pickFields.ts';
import type { AssetTabProps } from '../Asset.ts';

const MAX_FAULTS = 3;
const visibleFields = pickFields(faults, ['level', 'type', 'begin_time']);

/** The latest faults of a device, active or cleared. */
export const LatestFaultsCard = ({ asset }: AssetTabProps) => {
  const translate = useTranslate();
  const { data, error, refetch } = useGetList(
    'faults',
    {
      filter: { asset_id: { inq: [asset.id] } },
      sort: { field: 'begin_time', order: 'DESC' },
      pagination: { page: 1, perPage: MAX_FAULTS },
    },
    { refetchInterval: MINUTE_MS },
  );
  return (
    <AssetCard
      title={translate('asset.faults.latest')}
      actions={<Link to="?tab=faults">{translate('asset.all')}</Link>}
    >
      <QueryStates
        {...{ data, error }}
        onRetry={refetch}
        errorLineClass="asset-quiet"
        skeletonRows={MAX_FAULTS}
        empty={<p className="asset-quiet">{translate('asset.faults.none')}</p>}
      >
        {latestFaults => (
          <ul className="asset-faults">
            {latestFaults.map((fault: PlainObject) => (
              <li key={String(fault.id)}>
                {visibleFields.map(field => (
                  <span key={field.source}>
                    <FieldValue field={field} record={fault} />
                  </span>
                ))}
                <span className="asset-caption type-12 text-3">
                  {translate(...describeFaultStatus(fault))}
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryStates>
    </AssetCard>
  );
};

/** Returns the message for active or cleared, acknowledged or not. */
function describeFaultStatus(fault: PlainObject): [string, object?] {
  if (typeof fault.end_time === 'string') return ['asset.faults.recovered'];
  return fault.confirmed
    ? ['asset.faults.confirmed', { user: fault.acknowledged_by ?? '' }]
    : ['asset.faults.unconfirmed'];
}
