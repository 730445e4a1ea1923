import { loadSettings } from '../api/settings.ts';
import { type LatLng, parseLatLng } from '../domain/latLng.ts';
import type { FilterValues } from '../schema/filter.ts';
import { calls } from './calls.ts';
import { parseContainsStyle } from './dialects/containsStyle.ts';
import { buildContains, buildContainsId } from './dialects/loopbackConditions.ts';

type ListedDevice = Awaited<ReturnType<typeof calls.core.listAssets>>[number];

/** A domain or a device that matches a search; one without a position cannot be shown on the map. A location is a typed position. */
export type SearchHit =
  | {
      readonly kind: 'location';
      readonly id: string;
      readonly name: string;
      readonly position: LatLng;
    }
  | {
      readonly kind: 'domain';
      readonly id: string;
      readonly name: string;
      readonly level: number | undefined;
      /** The name of the domain above it. */
      readonly domainName?: string | undefined;
      readonly position: LatLng | undefined;
    }
  | {
      readonly kind: 'device';
      readonly id: string;
      readonly name: string;
      readonly model: string;
      readonly status: ListedDevice['status'];
      readonly domainName?: string | undefined;
      readonly position: LatLng | undefined;
    };

export interface SearchPage {
  readonly hits: readonly SearchHit[];
  /** All matches, domains and devices. */
  readonly total: number;
}

/** A part of the matches. */
export interface SearchRange {
  readonly offset: number;
  readonly limit: number;
}

/**
 * Reads a part of the domains whose name contains a text, in any case, then of the devices whose name, model or id contains it.
 *
 * @throws ResponseError
 * @see MAP-06
 */
export async function readSearchPage(
  text: string,
  { offset, limit }: SearchRange,
  signal: AbortSignal,
): Promise<SearchPage> {
  const style = parseContainsStyle((await loadSettings()).containsStyle);
  const domainWhere: FilterValues = buildContains('name', text, style);
  const deviceWhere: FilterValues = {
    or: [
      buildContains('name', text, style),
      buildContains('model', text, style),
      buildContainsId('id', text, style),
    ],
  };
  const [domains, devices] = await Promise.all([
    calls.core.countDomains({ query: { where: domainWhere }, signal }),
    calls.core.countAssets({ query: { where: deviceWhere }, signal }),
  ]);
  const domainLimit = Math.max(0, Math.min(limit, domains.count - offset));
  const [domainHits, deviceHits] = await Promise.all([
    domainLimit > 0 ? readDomains(domainWhere, offset, domainLimit, signal) : [],
    domainLimit < limit
      ? readDevices(deviceWhere, Math.max(0, offset - domains.count), limit - domainLimit, signal)
      : [],
  ]);
  const hits = await addDomainNames([...domainHits, ...deviceHits], signal);
  return { hits, total: domains.count + devices.count };
}

/** Two roads of a city may have one name: a hint has the name of its domain too. */
async function addDomainNames(
  hits: readonly HitInDomain[],
  signal: AbortSignal,
): Promise<readonly SearchHit[]> {
  const ids = [...new Set(hits.flatMap(({ domainId }) => domainId ?? []))];
  if (ids.length === 0) return hits.map(({ hit }) => hit);
  const filter = { where: { id: { inq: ids } }, limit: ids.length };
  const rows = await calls.core.listDomains({ query: { filter }, signal });
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return hits.map(({ hit, domainId }) => ({
    ...hit,
    domainName: domainId == null ? undefined : names.get(domainId),
  }));
}

/** A hit with the id of the domain above it. */
interface HitInDomain {
  readonly hit: SearchHit;
  readonly domainId: string | null | undefined;
}

const ORDER = ['name ASC', 'id ASC'];

async function readDomains(
  where: FilterValues,
  offset: number,
  limit: number,
  signal: AbortSignal,
): Promise<readonly HitInDomain[]> {
  const filter = { where, order: ORDER, offset, limit };
  const rows = await calls.core.listDomains({ query: { filter }, signal });
  return rows.map(({ id, name, level, geoPoint, parentId }) => ({
    hit: { kind: 'domain', id, name, level, position: parseLatLng(geoPoint) },
    domainId: parentId,
  }));
}

async function readDevices(
  where: FilterValues,
  offset: number,
  limit: number,
  signal: AbortSignal,
): Promise<readonly HitInDomain[]> {
  const filter = { where, order: ORDER, offset, limit };
  const rows = await calls.core.listAssets({ query: { filter }, signal });
  return rows.map(({ id, name, model, status, geoPoint, domainId }) => ({
    hit: { kind: 'device', id, name, model, status, position: parseLatLng(geoPoint) },
    domainId,
  }));
}

/** Counts the devices of a domain and of those below it. */
export const countDomainDevices = (id: string, signal: AbortSignal) =>
  calls.core.countDomainAssets({ path: { id }, query: { where: {} }, signal });
