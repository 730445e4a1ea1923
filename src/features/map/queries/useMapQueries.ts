import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { MapLevel } from '../../../domain/mapLevel.ts';
import { NO_DEVICES } from './DevicesInView.ts';
import { getDevicesKey, getDomainsKey, type MapQuery } from './MapQuery.ts';
import { readDevicesInView } from './readDevicesInView.ts';
import { NO_DOMAINS, readDomainMarkers } from './readDomainMarkers.ts';

/** The states of an open view are read again after this time, in milliseconds, also while the socket is live. */
const REFRESH_INTERVAL_MS = 60_000;

/** A view that is no longer shown is dropped after this time: a map that is open all night has thousands of them. */
const DROP_AFTER_MS = 30_000;

/**
 * Reads what a view of the map shows: domains, or devices. A change of the view starts another request and aborts the
 * one before it; only the response for the latest view is used.
 *
 * @param hidesDevices no devices are requested
 * @see MAP-03
 * @see MAP-11
 */
export function useMapQueries(query: MapQuery | undefined, level: MapLevel, hidesDevices: boolean) {
  const isDeviceLevel = level.kind === 'devices';
  const domains = useQuery({
    queryKey: getDomainsKey(query, level),
    queryFn: context =>
      query && level.kind === 'domains' ? readDomainMarkers(query, level.id, context) : NO_DOMAINS,
    enabled: query !== undefined && !isDeviceLevel,
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_INTERVAL_MS,
    gcTime: DROP_AFTER_MS,
  });
  const devices = useQuery({
    queryKey: getDevicesKey(query),
    queryFn: context => (query ? readDevicesInView(query, context) : NO_DEVICES),
    enabled: query !== undefined && isDeviceLevel && !hidesDevices,
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_INTERVAL_MS,
    gcTime: DROP_AFTER_MS,
  });
  const active = isDeviceLevel ? devices : domains;
  const latestDomains = useLatest(domains.data);
  const latestDevices = useLatest(devices.data);
  const isRead = isDeviceLevel ? !hidesDevices && latestDevices : latestDomains;
  const domainsInView = (isDeviceLevel ? undefined : latestDomains) ?? NO_DOMAINS;
  const inView = (isDeviceLevel && !hidesDevices ? latestDevices : undefined) ?? NO_DEVICES;
  return {
    domains: domainsInView.domains,
    inView,
    /** Whether more may be in view than was read. */
    isIncomplete: (isDeviceLevel ? inView : domainsInView).isIncomplete ?? false,
    /**
     * Whether what is shown was read, also for an earlier view: before that, and of hidden devices, nothing is known of the
     * view.
     */
    isRead: Boolean(isRead),
    /** Whether what is shown belongs to an earlier view. */
    isLoading: active.isFetching && (active.isPlaceholderData || active.data === undefined),
    error: active.error,
    retry: () => void active.refetch(),
  };
}

/** Returns the last value that was not undefined: what was read stays on the map when the next read fails. */
function useLatest<Value>(value: Value | undefined): Value | undefined {
  const [latest, setLatest] = useState(value);
  if (value !== undefined && value !== latest) setLatest(value);
  return value ?? latest;
}
