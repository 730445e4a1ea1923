import type { Row } from '../platform/Store.ts';
import type { Domains } from './domains.ts';
import { fraction, join } from './hash.ts';
import { deviceId } from './models.ts';
import type { GeoPoint } from './plane.ts';
import type { RoadKind } from './roadNames.ts';
import type { StreetMap } from './streets.ts';
import { sure } from './sure.ts';

/** What is at a place of the map, for whatever is put there. */
export interface Sites {
  readonly count: number;
  /** The section that the place belongs to. */
  domainId(place: number): string;
  /** The district that the place belongs to. */
  districtId(place: number): string;
  /** How a thing of that place is called: 滨盛路12号 and what it is. */
  name(place: number, noun: string): string;
  /** The same object for all that stands there. */
  geoPoint(place: number): GeoPoint & Row;
  readonly kind: (place: number) => RoadKind;
  /** Tells the section from the others, for what is alike along it. */
  sectionMark(place: number): number;
  /** The gateway that owns what is there; none where a district has no gateway. */
  gatewayId(place: number): string | undefined;
  /** When the section was put up, as a date. */
  installDate(place: number): string;
  /** The first place of each gateway, in the order of their ids. */
  readonly gatewayPlaces: readonly number[];
}

/** Makes the sites of a map, with its gateways shared out among the districts by their lamps. */
export function createSites(
  seed: number,
  map: StreetMap,
  domains: Domains,
  gateways: number,
): Sites {
  const { places, sections } = map;
  const dates = sections.map((_, section) => drawDate(join(seed, section)));
  const geoPoints: (GeoPoint & Row)[] = [];
  for (let place = 0; place < places.count; place += 1) {
    geoPoints.push({ lat: sure(places.lat[place]), lng: sure(places.lng[place]) });
  }
  const gatewayPlaces = placeGateways(places.ofDistrict, gateways);
  const owners = ownersOf(places.ofDistrict, gatewayPlaces);
  const gatewayIds = gatewayPlaces.map((_, i) => deviceId('ssgw', i + 1));
  const streetOf = (place: number) => sure(sections[sure(places.section[place])]).street;
  return {
    count: places.count,
    domainId: place => sure(domains.sections[sure(places.section[place])]),
    districtId: place => sure(domains.districts[streetOf(place).district]),
    name: (place, noun) => `${streetOf(place).name}${sure(places.number[place])}号${noun}`,
    geoPoint: place => sure(geoPoints[place]),
    kind: place => streetOf(place).kind,
    sectionMark: place => join(seed, sure(places.section[place])),
    gatewayId: place => gatewayIds[sure(owners[place])],
    installDate: place => sure(dates[sure(places.section[place])]),
    gatewayPlaces,
  };
}

/** The first place of each gateway: as many per district as its lamps ask for, evenly along its streets. */
function placeGateways(ofDistrict: readonly number[], gateways: number): number[] {
  const total = sure(ofDistrict.at(-1));
  const first: number[] = [];
  for (let district = 0; district + 1 < ofDistrict.length; district += 1) {
    const [from, to] = [sure(ofDistrict[district]), sure(ofDistrict[district + 1])];
    const wanted = Math.ceil((gateways * to) / total) - first.length;
    for (let n = 0; n < wanted; n += 1) first.push(from + Math.floor((n * (to - from)) / wanted));
  }
  return first;
}

/** Which gateway owns each place: the last one before it in its district; -1 where there is none. */
function ownersOf(ofDistrict: readonly number[], gatewayPlaces: readonly number[]): Int32Array {
  const owners = new Int32Array(sure(ofDistrict.at(-1))).fill(-1);
  for (const [gateway, from] of gatewayPlaces.entries()) {
    const end = sure(ofDistrict.find(first => first > from));
    // The next gateway of the district takes its part of what is filled here.
    owners.fill(gateway, from, end);
  }
  return owners;
}

function drawDate(mark: number): string {
  const two = (n: number) => String(n).padStart(2, '0');
  const year = 2019 + Math.floor(7 * fraction(mark, 1));
  const month = 1 + Math.floor(12 * fraction(mark, 2));
  return `${year}-${two(month)}-${two(1 + Math.floor(28 * fraction(mark, 3)))}`;
}
