import type { ReactNode } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { isNotFound } from '../../../domain/errorStatus.ts';
import { parseInstant } from '../../../domain/timeZone.ts';
import { alerts, assets, faults } from '../../../generated/core/resources.ts';
import { FieldValue } from '../../../resources/fields/FieldValue.tsx';
import { OldMark } from '../../../resources/fields/OldMark.tsx';
import { useResourceRoutes } from '../../../resources/routes/ResourceRoutesContext.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { SiteTime } from '../../../ui/SiteTime.tsx';
import { useSiteZone } from '../../../ui/SiteZone.ts';
import { useFormatNumber } from '../../../ui/useFormatNumber.ts';
import type { MapAsset, MapAssetStatus } from '../MapAsset.ts';
import { isConnected } from '../queries/DevicesInView.ts';
import { useOpenFault } from './useOpenFault.ts';

/** Polling interval of an open card, in milliseconds: a switched lamp shows its new level. */
const POLL_INTERVAL_MS = 10_000;

const { fields: faultFields }: ResourceDescriptor = faults;
const typeField = faultFields.find(({ source }) => source === 'type');

/**
 * What matters about a device at night: its fault, its light, its power, its last report, its gateway. Light and power of
 * a device that is not connected are labelled as the last ones.
 */
export const DeviceDetails = ({ asset }: { readonly asset: MapAsset }) => {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const routes = useResourceRoutes();
  const { fault, total } = useOpenFault(asset.id);
  const alertQuery = new URLSearchParams({
    filter: JSON.stringify({ asset_id: { inq: [asset.id] } }),
  });
  const { data: status, error } = useGetOne<MapAssetStatus>(
    'statuses',
    { id: asset.id },
    {
      refetchInterval: ({ state }) => (isNotFound(state.error) ? false : POLL_INTERVAL_MS),
      retry: false,
    },
  );
  const zone = useSiteZone();
  const beginTime = parseInstant(fault?.['begin_time'], zone);
  const reportTime = parseInstant(status?.update_time, zone);
  // The record and the report are read at different times.
  const isLive = isConnected(asset.status) && status?.online !== false;
  return (
    <dl>
      {fault && typeField && (
        <Detail label={translate('map.card.fault', total)}>
          <span className="cluster touch-links gap-8">
            {routes.canOpen(alerts) ? (
              <Link to={`${routes.listUnfiltered(alerts)}?${alertQuery}`}>
                <FieldValue field={typeField} record={fault} />
              </Link>
            ) : (
              <FieldValue field={typeField} record={fault} />
            )}
            {fault['confirmed'] === true && (
              <span className="text-3">{translate('map.card.confirmed')}</span>
            )}
            {total > 1 && (
              <Link to={`${routes.showUnfiltered(assets, asset.id, asset)}?tab=faults`}>
                {translate('map.card.moreFaults', { count: formatNumber(total - 1) })}
              </Link>
            )}
          </span>
        </Detail>
      )}
      {Number.isFinite(beginTime) && (
        <Detail label={translate('map.card.since')}>
          <SiteTime time={beginTime} />
        </Detail>
      )}
      {status?.brightness !== undefined && (
        <Detail label={translate(isLive ? 'map.card.level' : 'map.card.lastLevel')}>
          {formatNumber(status.brightness)} %
        </Detail>
      )}
      {status?.power !== undefined && (
        <Detail label={translate(isLive ? 'map.card.power' : 'map.card.lastPower')}>
          {formatNumber(status.power)} W
        </Detail>
      )}
      {Number.isFinite(reportTime) ? (
        <Detail label={translate(isLive ? 'map.card.report' : 'map.card.noReportSince')}>
          {isLive ? <RelativeTime time={reportTime} /> : <SiteTime time={reportTime} />}
          <OldMark time={reportTime} />
        </Detail>
      ) : (
        // A report that is not read yet, or that could not be read, may exist.
        (status || isNotFound(error)) && (
          <Detail label={translate('map.card.report')}>
            {translate('map.card.neverReported')}
          </Detail>
        )
      )}
      {typeof asset['ssgwId'] === 'string' && (
        <Detail label={translate('map.card.gateway')}>
          <Link to={routes.showUnfiltered(assets, asset['ssgwId'], { model: 'ssgw' })}>
            {asset['ssgwId']}
          </Link>
        </Detail>
      )}
    </dl>
  );
};

const Detail = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="grid grid-cols-[88px_minmax(0,1fr)] gap-8 py-2">
    <dt className="text-2">{label}</dt>
    <dd>{children}</dd>
  </div>
);
