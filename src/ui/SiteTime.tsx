import './siteTime.css';

import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { formatUtcOffset } from '../domain/clock.ts';
import { formatDateTime } from '../domain/formatDateTime.ts';
import { getUtcOffset } from '../domain/timeZone.ts';
import { getAmbiguousOffset, getZoneLabel } from '../domain/zoneLabel.ts';
import { useSiteSettings } from './SiteSettings.ts';
import { useSiteZone } from './SiteZone.ts';

interface SiteTimeProps {
  /** Milliseconds since 1970 (UTC). */
  readonly time: number;
  /** Writes `YYYY-MM-DD HH:mm:ss` as this place has it. */
  readonly formatText?: (text: string) => string;
}

/**
 * An instant on the clocks of the site. Which those are stands once beside it or above all of them, see {@link ZoneName}; a
 * time that comes twice says here which of the two it is, and one in UTC, because the zone is not known yet, says so too.
 * Pointed at, it tells the zone, and what a person's own clock shows.
 */
export const SiteTime = ({ time, formatText = text => text }: SiteTimeProps) => {
  const zone = useSiteZone();
  const getTooltip = useTimeTooltip();
  const { status } = useSiteSettings();
  const visibleOffset = status === 'known' ? getAmbiguousOffset(time, zone) : 0;
  const instant = new Date(time);
  return (
    <>
      <time dateTime={instant.toISOString()} title={getTooltip(time)}>
        {formatText(formatDateTime(instant, zone) ?? '')}
      </time>
      {visibleOffset !== undefined && (
        <>
          {' '}
          <span className="zone-name">{formatUtcOffset(visibleOffset)}</span>
        </>
      )}
    </>
  );
};

/** The zone in which the site's times are told. */
export const ZoneName = () => <span className="zone-name">{useZoneLabel()}</span>;

/** The zone in which the site's times are told, in a sentence. */
export function useZoneLabel(): string {
  const [now] = useState(Date.now);
  return getZoneLabel(useSiteZone(), now);
}

/** The tooltip of an instant: the site's clock with its zone, and the person's own where that shows another time. */
export function useTimeTooltip(): (time: number) => string {
  const translate = useTranslate();
  const zone = useSiteZone();
  return time => {
    const [siteOffset, browserOffset] = [getUtcOffset(time, zone), getUtcOffset(time)];
    const instant = new Date(time);
    const siteText = `${formatDateTime(instant, zone)} ${formatUtcOffset(siteOffset)}`;
    const browserText = `${formatDateTime(instant)} ${formatUtcOffset(browserOffset)}`;
    return siteOffset === browserOffset
      ? siteText
      : translate('shell.time.both', { words: siteText, yours: browserText });
  };
}
