import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';

import { QueryStates } from '../../../../resources/failures/QueryStates.tsx';
import { FormattedNumber } from '../../../../ui/FormattedNumber.tsx';
import { Pagination } from '../../../../ui/Pagination.tsx';
import { AssetCard } from '../AssetCard.tsx';
import type { Asset, AssetTabProps } from '../Asset.ts';
import { DevicesTable } from './DevicesTable.tsx';

interface AttachedDevicesCardProps extends AssetTabProps {
  readonly referenceField: 'ssgwId' | 'controllerId';
}

const PAGE_SIZE = 10;

/** The devices that reference this one by a field: behind a gateway, or lit by a controller. */
export const AttachedDevicesCard = ({ asset, referenceField }: AttachedDevicesCardProps) => {
  const translate = useTranslate();
  const [page, setPage] = useState(1);
  const { data, total, error, refetch } = useGetList<Asset>('assets', {
    filter: { [referenceField]: { inq: [asset.id] } },
    sort: { field: 'name', order: 'ASC' },
    pagination: { page, perPage: PAGE_SIZE },
  });
  // Most devices control nothing, so their card is hidden; a gateway shows that it has no devices.
  if (referenceField === 'controllerId' && !total) return null;
  return (
    <AssetCard
      title={translate(`asset.attached.${referenceField}`)}
      actions={
        total !== undefined && (
          <span className="asset-caption type-12 text-3">
            <FormattedNumber value={total} />
          </span>
        )
      }
      isFlush
    >
      <QueryStates
        {...{ data, error }}
        onRetry={refetch}
        errorLineClass="asset-quiet"
        skeletonRows={2}
        empty={<p className="asset-quiet">{translate('asset.attached.none')}</p>}
      >
        {devices => (
          <>
            <DevicesTable label={translate(`asset.attached.${referenceField}`)} devices={devices} />
            {total !== undefined && total > PAGE_SIZE && (
              <div className="asset-rows-foot cluster">
                <Pagination
                  page={page}
                  pageSize={PAGE_SIZE}
                  totalCount={total}
                  pageSizeOptions={[]}
                  onPageChange={setPage}
                />
              </div>
            )}
          </>
        )}
      </QueryStates>
    </AssetCard>
  );
};
