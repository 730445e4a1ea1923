import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { formatUtcOffset } from '../domain/clock.ts';
import { formatDateTime } from '../domain/formatDateTime.ts';
import { getUtcOffset, parseInstant } from '../domain/timeZone.ts';
import { getAmbiguousOffset, getZoneLabel } from '../domain/zoneLabel.ts';
import { useSiteSettings } from './SiteSettings.ts';
import { useSiteZone } from './SiteZone.ts';

/** Milliseconds since 1970 (UTC), or a date-time of the platform: one without an offset is site time. */
export type PlatformTime = number | string;

export const toTime = (value: PlatformTime, zone: string | undefined): number =>
  typeof value === 'number' ? value : parseInstant(value, zone);

interface SiteTimeProps {
  readonly time: PlatformTime;
  /** Reformats the text `YYYY-MM-DD HH:mm:ss`, e.g. to the time only. */
  readonly formatText?: (text: string) => string;
}

/**
 * An instant in the time zone of the site, which {@link ZoneName} shows once nearby. An ambiguous time names its
 * offset, and so does a time in UTC while the zone is unknown. The tooltip has the zone and the browser's local
 * time.
 */
export const SiteTime = ({ time: value, formatText = text => text }: SiteTimeProps) => {
  const zone = useSiteZone();
  const getTooltip = useTimeTooltip();
  const { status } = useSiteSettings();
  const time = toTime(value, zone);
  const visibleOffset = status === 'known' ? getAmbiguousOffset(time, zone) : 0;
  const instant = new Date(time);
  const text = formatDateTime(instant, zone);
  if (text === undefined) return <UnknownTime />;
  return (
    <>
      <time dateTime={instant.toISOString()} title={getTooltip(time)}>
        {formatText(text)}
      </time>
      {visibleOffset !== undefined && (
        <>
          {' '}
          <span className="font-regular whitespace-nowrap text-3">
            {formatUtcOffset(visibleOffset)}
          </span>
        </>
      )}
    </>
  );
};

/** A time that the platform did not give, or that cannot be read. */
export const UnknownTime = () => <span className="text-3">–</span>;

/** The label of the site's time zone. */
export const ZoneName = () => (
  <span className="font-regular whitespace-nowrap text-3">{useZoneLabel()}</span>
);

/** Returns the label of the site's time zone, for use in a sentence. */
export function useZoneLabel(): string {
  const [now] = useState(Date.now);
  return getZoneLabel(useSiteZone(), now);
}

/**
 * Returns a function for the tooltip of an instant: the site's time with its zone, and the browser's time if
 * different.
 */
export function useTimeTooltip(): (value: PlatformTime) => string {
  const translate = useTranslate();
  const zone = useSiteZone();
  return value => {
    const time = toTime(value, zone);
    const [siteOffset, browserOffset] = [getUtcOffset(time, zone), getUtcOffset(time)];
    const instant = new Date(time);
    if (Number.isNaN(instant.getTime())) return '';
    const siteText = `${formatDateTime(instant, zone)} ${formatUtcOffset(siteOffset)}`;
    const browserText = `${formatDateTime(instant)} ${formatUtcOffset(browserOffset)}`;
    return siteOffset === browserOffset
      ? siteText
      : translate('shell.time.both', { text: siteText, yours: browserText });
  };
}
