import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useNow } from '../../data/useNow.ts';
import { getNightName } from '../../domain/nightSpan.ts';
import { useSiteZone } from '../../ui/SiteZone.ts';
import { type StatisticsPeriod, readPeriod } from './statisticsPeriod.ts';

/** The filter of a statistics page, stored in the URL. */
export interface StatisticsFilter {
  readonly period: StatisticsPeriod;
  /** Absent: the whole city. */
  readonly domainId?: string;
  readonly zone: string | undefined;
  readonly tonight: string;
  readonly searchParams: URLSearchParams;
  readonly setSearchParams: (searchParams: URLSearchParams) => void;
}

export function useStatisticsFilter(): StatisticsFilter {
  const [searchParams, setSearchParams] = useSearchParams();
  const zone = useSiteZone();
  const tonight = getNightName(useNow(), zone);
  return useMemo(() => {
    const period = readPeriod(searchParams, tonight, zone);
    const domainId = searchParams.get('domain');
    return {
      period,
      zone,
      tonight,
      searchParams,
      setSearchParams,
      ...(domainId !== null && { domainId }),
    };
  }, [searchParams, setSearchParams, zone, tonight]);
}
