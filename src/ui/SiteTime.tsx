import './siteTime.css';

import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { zoneName } from '../domain/clock.ts';
import { formatDateTime } from '../domain/dateTime.ts';
import { offsetAt } from '../domain/zone.ts';
import { twinOffset, zoneLabel } from '../domain/zoneLabel.ts';
import { useSiteSettings } from './SiteSettings.ts';
import { useSiteZone } from './SiteZone.ts';

interface SiteTimeProps {
  /** Milliseconds since 1970 (UTC). */
  readonly time: number;
  /** Writes `YYYY-MM-DD HH:mm:ss` as this place has it. */
  readonly written?: (words: string) => string;
}

/**
 * An instant on the clocks of the site. Which those are stands once beside it or above all of them, see {@link ZoneName}; a
 * time that comes twice says here which of the two it is, and one in UTC, because the zone is not known yet, says so too.
 * Pointed at, it tells the zone, and what a person's own clock shows.
 */
export const SiteTime = ({ time, written = words => words }: SiteTimeProps) => {
  const zone = useSiteZone();
  const title = useTimeTitle();
  const { status } = useSiteSettings();
  const named = status === 'known' ? twinOffset(time, zone) : 0;
  const instant = new Date(time);
  return (
    <>
      <time dateTime={instant.toISOString()} title={title(time)}>
        {written(formatDateTime(instant, zone) ?? '')}
      </time>
      {named !== undefined && (
        <>
          {' '}
          <span className="zone-name">{zoneName(named)}</span>
        </>
      )}
    </>
  );
};

/** The zone in which the site's times are told. */
export const ZoneName = () => <span className="zone-name">{useZoneWords()}</span>;

/** The zone in which the site's times are told, in a sentence. */
export function useZoneWords(): string {
  const [now] = useState(Date.now);
  return zoneLabel(useSiteZone(), now);
}

/** The tooltip of an instant: the site's clock with its zone, and the person's own where that shows another time. */
export function useTimeTitle(): (time: number) => string {
  const translate = useTranslate();
  const zone = useSiteZone();
  return time => {
    const [site, own] = [offsetAt(time, zone), offsetAt(time)];
    const instant = new Date(time);
    const words = `${formatDateTime(instant, zone)} ${zoneName(site)}`;
    const yours = `${formatDateTime(instant)} ${zoneName(own)}`;
    return site === own ? words : translate('shell.time.both', { words, yours });
  };
}
