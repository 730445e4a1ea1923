import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';

import { useErrorWords } from '../../../../resources/useErrorWords.ts';
import { Count } from '../../../../ui/Count.tsx';
import { Pager } from '../../../../ui/Pager.tsx';
import { Card } from '../Card.tsx';
import type { Asset, PartProps } from '../Part.ts';
import { DevicesTable } from './DevicesTable.tsx';

interface HangingCardProps extends PartProps {
  /** The field by which others hang on it. */
  readonly by: 'ssgwId' | 'controllerId';
}

const SIZE = 10;

/** The devices that hang on one by one of their fields: behind a gateway, or lit by a controller. */
export const HangingCard = ({ asset, by }: HangingCardProps) => {
  const translate = useTranslate();
  const words = useErrorWords();
  const [page, setPage] = useState(1);
  const { data, total, error } = useGetList<Asset>('assets', {
    filter: { [by]: { inq: [asset.id] } },
    sort: { field: 'name', order: 'ASC' },
    pagination: { page, perPage: SIZE },
  });
  // Most devices control nothing; a gateway says that nothing is behind it.
  if (by === 'controllerId' && !total) return null;
  return (
    <Card
      title={translate(`asset.hanging.${by}`)}
      tools={
        total !== undefined && (
          <span className="asset-caption">
            <Count of={total} />
          </span>
        )
      }
      flush
    >
      {data && data.length > 0 ? (
        <>
          <DevicesTable label={translate(`asset.hanging.${by}`)} devices={data} />
          {total !== undefined && total > SIZE && (
            <div className="asset-rows-foot">
              <Pager page={page} size={SIZE} total={total} sizes={[]} onPage={setPage} />
            </div>
          )}
        </>
      ) : (
        <p className="asset-quiet">
          {error ? words(error) : data && translate('asset.hanging.none')}
        </p>
      )}
    </Card>
  );
};
