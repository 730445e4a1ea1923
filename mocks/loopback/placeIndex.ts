import KDBush from 'kdbush';

import type { Measure } from './near.ts';
import type { Reader } from './path.ts';
import { type Place, placeOf } from './place.ts';
import { withRoom } from './slots.ts';

const radiansPerDegree = Math.PI / 180;

/** A box is a little wider than it must be, so that no rounding leaves out what lies on its edge. */
const margin = 1e-9;

/** Finds the slots whose place lies around another, by a tree of all places. */
export class PlaceIndex {
  readonly #read: Reader;
  readonly #tree: KDBush;
  /** The slot of each place of the tree. */
  readonly #slots: Uint32Array;
  /** The place of each slot as it is now; NaN for none. */
  #lats: Float64Array;
  #lngs: Float64Array;
  readonly #changed = new Set<number>();
  readonly #size: number;
  #density: number | undefined;

  constructor(rows: readonly (object | undefined)[], read: Reader) {
    this.#read = read;
    this.#size = rows.length;
    this.#lats = new Float64Array(rows.length).fill(NaN);
    this.#lngs = new Float64Array(rows.length).fill(NaN);
    const slots: number[] = [];
    rows.forEach((row, slot) => {
      const place = row && placeOf(read(row));
      if (!place) return;
      slots.push(slot);
      this.#lats[slot] = place.lat;
      this.#lngs[slot] = place.lng;
    });
    this.#slots = Uint32Array.from(slots);
    this.#tree = new KDBush(slots.length);
    for (const slot of slots) this.#tree.add(this.#lngs[slot]!, this.#lats[slot]!);
    this.#tree.finish();
  }

  /** Takes over what a slot now holds. */
  set(slot: number, row: object | undefined): void {
    const { lat = NaN, lng = NaN } = (row && placeOf(this.#read(row))) ?? {};
    this.#lats = withRoom(this.#lats, slot + 1, NaN);
    this.#lngs = withRoom(this.#lngs, slot + 1, NaN);
    const isSame = Object.is(lat, this.#lats[slot]) && Object.is(lng, this.#lngs[slot]);
    if (isSame) return;
    this.#lats[slot] = lat;
    this.#lngs[slot] = lng;
    this.#changed.add(slot);
  }

  /** The distance of what a slot holds; undefined if it has no place, or none within the bounds of the measure. */
  distance(slot: number, { distanceTo }: Measure): number | undefined {
    const lat = this.#lats[slot]!;
    return Number.isNaN(lat) ? undefined : distanceTo(lat, this.#lngs[slot]!);
  }

  /** Whether so much has changed that building it again pays. */
  get isStale(): boolean {
    return this.#changed.size > 256 + this.#size / 16;
  }

  /** How many places lie in a square degree, on the average of where there are some. */
  get density(): number {
    return (this.#density ??= densityOf(this.#tree.coords));
  }

  /** Slots that may lie within an angle (radians) around a place; all that do are among them. */
  around({ lat, lng }: Place, angle: number): number[] {
    const high = angle / radiansPerDegree + margin;
    const wide = widthAt(lat, angle) + margin;
    const found = [...this.#changed];
    const isKept = this.#changed.size > 0 ? (slot: number) => !this.#changed.has(slot) : () => true;
    for (const [west, east] of spans(lng, wide)) {
      for (const at of this.#tree.range(west, lat - high, east, lat + high)) {
        const slot = this.#slots[at]!;
        if (isKept(slot)) found.push(slot);
      }
    }
    return found;
  }
}

function densityOf(coords: ArrayLike<number>): number {
  let [west, east, south, north] = [180, -180, 90, -90];
  for (let at = 0; at < coords.length; at += 2) {
    [west, east] = [Math.min(west, coords[at]!), Math.max(east, coords[at]!)];
    [south, north] = [Math.min(south, coords[at + 1]!), Math.max(north, coords[at + 1]!)];
  }
  return coords.length / 2 / Math.max((east - west) * (north - south), 1e-6);
}

/** How many degrees of longitude an angle reaches at a latitude; 180 where it holds a pole. */
function widthAt(lat: number, angle: number): number {
  const toPole = Math.PI / 2 - Math.abs(lat) * radiansPerDegree;
  if (angle >= toPole - margin) return 180;
  return Math.asin(Math.sin(angle) / Math.sin(toPole)) / radiansPerDegree;
}

/** The longitudes around one, cut where the date changes. */
function spans(lng: number, wide: number): readonly (readonly [west: number, east: number])[] {
  if (wide >= 180) return [[-180, 180]];
  const [west, east] = [lng - wide, lng + wide];
  if (west < -180)
    return [
      [-180, east],
      [west + 360, 180],
    ];
  if (east > 180)
    return [
      [west, 180],
      [-180, east - 360],
    ];
  return [[west, east]];
}
