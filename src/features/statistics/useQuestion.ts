import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useNow } from '../../data/useNow.ts';
import { nightOf } from '../../domain/nights.ts';
import { useSiteZone } from '../../ui/SiteZone.ts';
import { type Period, periodIn } from './periods.ts';

/** What a page of figures is about: it stands in the address. */
export interface Question {
  readonly period: Period;
  /** Absent, the whole city. */
  readonly domainId?: string;
  readonly zone: string | undefined;
  readonly tonight: string;
  readonly address: URLSearchParams;
  readonly ask: (address: URLSearchParams) => void;
}

export function useQuestion(): Question {
  const [address, ask] = useSearchParams();
  const zone = useSiteZone();
  const tonight = nightOf(useNow(), zone);
  return useMemo(() => {
    const period = periodIn(address, tonight, zone);
    const domainId = address.get('domain');
    return { period, zone, tonight, address, ask, ...(domainId !== null && { domainId }) };
  }, [address, ask, zone, tonight]);
}
