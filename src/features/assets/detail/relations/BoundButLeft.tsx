import { useGetList, useTranslate } from 'react-admin';

import { idSet } from '../../../../domain/sameId.ts';
import type { Asset } from '../Part.ts';
import { DeviceLine } from './DeviceLine.tsx';

interface BoundButLeftProps {
  readonly gateway: Asset;
  /** The list that was refused. */
  readonly ids: readonly string[];
}

/** A gateway has hundreds at most. */
const MOST = 1000;
const SHOWN = 5;

/** What stands in the way of a shorter whitelist: the devices that are bound and not in it. */
export const BoundButLeft = ({ gateway, ids }: BoundButLeftProps) => {
  const translate = useTranslate();
  const { data = [] } = useGetList<Asset>('assets', {
    filter: { ssgwId: { inq: [gateway.id] } },
    pagination: { page: 1, perPage: MOST },
  });
  const listed = idSet(ids);
  const left = data.filter(({ id }) => !listed.has(id));
  return left.length === 0 ? null : (
    <div className="asset-left">
      <p>{translate('asset.whitelist.left', { smart_count: left.length })}</p>
      {left.slice(0, SHOWN).map(device => (
        <DeviceLine key={device.id} id={device.id} device={device} />
      ))}
    </div>
  );
};
