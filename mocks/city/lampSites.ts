import type { Row } from '../platform/Store.ts';
import type { CityDomains } from './generateDomains.ts';
import { hashToFraction, joinHashes } from './hash.ts';
import { createDeviceId } from './models/cityModels.ts';
import type { CityPoint } from './cityCoordinates.ts';
import type { RoadKind } from './roadNames.ts';
import type { StreetMap } from './generateStreets.ts';
import { assertDefined } from '../shared/assertDefined.ts';

/** The properties of a site, for the assets there. */
export interface CitySites {
  readonly count: number;
  /** The section of the site. */
  domainId(siteIndex: number): string;
  districtId(siteIndex: number): string;
  /** Returns the name of an asset at the site: 滨盛路12号 and its noun. */
  name(siteIndex: number, noun: string): string;
  /** Returns the same object for all assets at the site. */
  geoPoint(siteIndex: number): CityPoint & Row;
  readonly kind: (siteIndex: number) => RoadKind;
  /** Returns a hash of the section, for values that are alike along it. */
  sectionHash(siteIndex: number): number;
  /** Returns the gateway of the site; undefined where a district has no gateway. */
  gatewayId(siteIndex: number): string | undefined;
  /** Returns the installation date of the section. */
  installDate(siteIndex: number): string;
  /** The first site index of each gateway, in the order of their ids. */
  readonly gatewayStartIndexes: readonly number[];
}

/** Creates the sites of a map, with its gateways distributed among the districts by their lamps. */
export function createSites(
  seed: number,
  map: StreetMap,
  domains: CityDomains,
  gateways: number,
): CitySites {
  const { lampSites, sections } = map;
  const dates = sections.map((_, section) => generateDate(joinHashes(seed, section)));
  const geoPoints: (CityPoint & Row)[] = [];
  for (let siteIndex = 0; siteIndex < lampSites.count; siteIndex += 1) {
    geoPoints.push({
      lat: assertDefined(lampSites.lat[siteIndex]),
      lng: assertDefined(lampSites.lng[siteIndex]),
    });
  }
  const gatewayStartIndexes = spreadGateways(lampSites.districtOffsets, gateways);
  const gatewayBySite = assignGateways(lampSites.districtOffsets, gatewayStartIndexes);
  const gatewayIds = gatewayStartIndexes.map((_, i) => createDeviceId('ssgw', i + 1));
  const getStreet = (siteIndex: number) =>
    assertDefined(sections[assertDefined(lampSites.section[siteIndex])]).street;
  return {
    count: lampSites.count,
    domainId: siteIndex =>
      assertDefined(domains.sectionIds[assertDefined(lampSites.section[siteIndex])]),
    districtId: siteIndex => assertDefined(domains.districtIds[getStreet(siteIndex).district]),
    name: (siteIndex, noun) =>
      `${getStreet(siteIndex).name}${assertDefined(lampSites.number[siteIndex])}号${noun}`,
    geoPoint: siteIndex => assertDefined(geoPoints[siteIndex]),
    kind: siteIndex => getStreet(siteIndex).kind,
    sectionHash: siteIndex => joinHashes(seed, assertDefined(lampSites.section[siteIndex])),
    gatewayId: siteIndex => gatewayIds[assertDefined(gatewayBySite[siteIndex])],
    installDate: siteIndex => assertDefined(dates[assertDefined(lampSites.section[siteIndex])]),
    gatewayStartIndexes,
  };
}

/** Returns the first site index of each gateway: per district in proportion to its lamps, evenly along its streets. */
function spreadGateways(districtOffsets: readonly number[], gateways: number): number[] {
  const total = assertDefined(districtOffsets.at(-1));
  const first: number[] = [];
  for (let district = 0; district + 1 < districtOffsets.length; district += 1) {
    const [from, to] = [
      assertDefined(districtOffsets[district]),
      assertDefined(districtOffsets[district + 1]),
    ];
    const gatewayCount = Math.ceil((gateways * to) / total) - first.length;
    for (let n = 0; n < gatewayCount; n += 1)
      first.push(from + Math.floor((n * (to - from)) / gatewayCount));
  }
  return first;
}

/** Returns the gateway of each site: the last one before it in its district; -1 where there is none. */
function assignGateways(
  districtOffsets: readonly number[],
  gatewayStartIndexes: readonly number[],
): Int32Array {
  const owners = new Int32Array(assertDefined(districtOffsets.at(-1))).fill(-1);
  for (const [gateway, from] of gatewayStartIndexes.entries()) {
    const end = assertDefined(districtOffsets.find(first => first > from));
    // The next gateway of the district overwrites its part of this range.
    owners.fill(gateway, from, end);
  }
  return owners;
}

function generateDate(hash: number): string {
  const padTwo = (n: number) => String(n).padStart(2, '0');
  const year = 2019 + Math.floor(7 * hashToFraction(hash, 1));
  const month = 1 + Math.floor(12 * hashToFraction(hash, 2));
  return `${year}-${padTwo(month)}-${padTwo(1 + Math.floor(28 * hashToFraction(hash, 3)))}`;
}
