import { containsPoint, type GeoBox, readGeoBox } from '../../../platform/geoBox.ts';
import type { OperationCall } from '../../../platform/operationRule.ts';
import type { Row, Store } from '../../../platform/Store.ts';
import { MARKER_STATES } from './AssetColumns.ts';
import { findMarkers, type FoundAssets } from './findMarkers.ts';
import { toStateCounts } from './groupMarkers.ts';

/** The maximum number of domains of a view. */
const MAX_MARKERS = 5_000;

const { length: STATE_COUNT } = MARKER_STATES;

/**
 * Returns the domains of a level in a box with the counts of their devices, the most important first.
 *
 * @throws HttpError 400 (1) an empty box
 */
export function getDomainMarkers(call: OperationCall) {
  const { store } = call.platform;
  const box = readGeoBox(call.query.box);
  const getCounts = countByDomain(findMarkers(call), store.unscoped);
  return listDomains(store, Number(call.query.level), box)
    .map(domain => toMarker(domain, getCounts(String(domain.id))))
    .toSorted((a, b) => b.rank - a.rank || b.marker.count - a.marker.count)
    .slice(0, MAX_MARKERS)
    .map(({ marker }) => marker);
}

/** Lists the domains of a level, and the topmost ones of the caller that are below it. */
function listDomains(store: Store, level: number, box: GeoBox): readonly Row[] {
  const roots = new Set(store.rootDomainIds);
  const domains: Row[] = [];
  for (const domain of store.table('domains').values()) {
    const isShown =
      domain.level === level || (Number(domain.level) > level && roots.has(String(domain.id)));
    if (isShown && containsPoint(box, domain.geoPoint)) domains.push(domain);
  }
  return domains;
}

/** Counts devices by state for each domain, those of its descendants included. */
function countByDomain({ columns, slots }: FoundAssets, store: Store) {
  const parents = getParentIndexes(columns, store);
  const own = new Uint32Array(columns.domainIds.length * STATE_COUNT);
  for (const slot of slots) own[columns.domains[slot]! * STATE_COUNT + columns.states[slot]!]! += 1;
  const sums = new Uint32Array(own.length);
  for (let at = 0; at < own.length; at += 1) {
    const state = at % STATE_COUNT;
    if (own[at] === 0) continue;
    for (let domain = (at - state) / STATE_COUNT; domain >= 0; domain = parents[domain]!)
      sums[domain * STATE_COUNT + state]! += own[at]!;
  }
  return (id: string) => {
    const start = columns.getDomainIndex(id) * STATE_COUNT;
    return sums.subarray(start, start + STATE_COUNT);
  };
}

/** Returns the index of the parent of each domain; -1 for a root. */
function getParentIndexes(columns: FoundAssets['columns'], store: Store): Int32Array {
  const domains = [...store.table('domains').values()];
  // Every index exists before the array is as long as they are many.
  for (const { id } of domains) columns.getDomainIndex(String(id));
  const parents = new Int32Array(columns.domainIds.length).fill(-1);
  for (const { id, parentId } of domains) {
    if (typeof parentId === 'string')
      parents[columns.getDomainIndex(String(id))] = columns.getDomainIndex(parentId);
  }
  return parents;
}

function toMarker({ id, name, level, parentId, geoPoint }: Row, counts: Uint32Array) {
  const count = counts.reduce((sum, n) => sum + n, 0);
  const rank = counts.findLastIndex(n => n > 0);
  const marker = {
    ...{ id, name, level, ...(typeof parentId === 'string' && { parentId }), geoPoint, count },
    ...{ states: toStateCounts(counts), ...(count > 0 && { worst: MARKER_STATES[rank] }) },
  };
  return { rank, marker };
}
