import { containsPoint, type GeoBox, readGeoBox } from '../../../platform/geoBox.ts';
import type { OperationCall } from '../../../platform/operationRule.ts';
import type { Row, Store } from '../../../platform/Store.ts';
import { MARKER_STATES } from './AssetColumns.ts';
import { findMarkers, type FoundAssets } from './findMarkers.ts';
import { MarkerCounts } from './MarkerCounts.ts';

/** The maximum number of domains of a view. */
const MAX_MARKERS = 5_000;

/**
 * Returns the domains of a level in a box with the counts of their devices, the most important first.
 *
 * @throws HttpError 400 (1) an empty box
 */
export function getDomainMarkers(call: OperationCall) {
  const { store } = call.platform;
  const box = readGeoBox(call.query.box);
  const found = findMarkers(call);
  const counts = countByDomain(found, store.unscoped);
  return listDomains(store, Number(call.query.level), box)
    .map(domain => toMarker(domain, counts, found.columns.getDomainIndex(String(domain.id))))
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

/** Counts the devices of each domain, those of its descendants included; the row is its index in the columns. */
function countByDomain({ columns, slots }: FoundAssets, store: Store): MarkerCounts {
  const parents = getParentIndexes(columns, store);
  const { length } = parents;
  // The rows after those of the domains have the counts of their own devices, before they are added to the ones above.
  const counts = new MarkerCounts(columns, 2 * length);
  for (const slot of slots) counts.addDevice(length + columns.domains[slot]!, slot);
  for (let own = 0; own < length; own += 1) {
    if (counts.isEmpty(length + own)) continue;
    for (let domain = own; domain >= 0; domain = parents[domain]!)
      counts.addRow(length + own, domain);
  }
  return counts;
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

function toMarker({ id, name, level, parentId, geoPoint }: Row, counts: MarkerCounts, row: number) {
  const rank = counts.getWorstState(row);
  const marker = {
    ...{ id, name, level, ...(typeof parentId === 'string' && { parentId }), geoPoint },
    ...counts.readSums(row),
    ...(rank >= 0 && { worst: MARKER_STATES[rank] }),
  };
  return { rank, marker };
}
