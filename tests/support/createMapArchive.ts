import { PbfWriter } from 'pbf';
import { zxyToTileId } from 'pmtiles';

/** A line of a vector tile in its own units, 4096 from edge to edge. */
export interface TileLine {
  readonly layer: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly points: readonly (readonly [x: number, y: number])[];
}

const EXTENT = 4096;
const LINE = 2;

/** @see https://mapbox.github.io/vector-tile-spec/ */
export function encodeVectorTile(lines: readonly TileLine[]): Uint8Array {
  const tile = new PbfWriter();
  for (const [name, members] of Map.groupBy(lines, ({ layer }) => layer))
    tile.writeMessage(3, writeLayer, { name, members });
  return tile.finish();
}

interface Layer {
  readonly name: string;
  readonly members: readonly TileLine[];
}

function writeLayer({ name, members }: Layer, pbf: PbfWriter): void {
  const texts = [
    ...new Set(members.flatMap(({ properties }) => Object.entries(properties).flat())),
  ];
  pbf.writeVarintField(15, 2);
  pbf.writeStringField(1, name);
  for (const member of members) pbf.writeMessage(2, writeFeature, { member, texts });
  // Every text is a key and a value, so that they have the same numbers.
  for (const text of texts) pbf.writeStringField(3, text);
  for (const text of texts) pbf.writeMessage(4, writeValue, text);
  pbf.writeVarintField(5, EXTENT);
}

const writeValue = (text: string, pbf: PbfWriter) => pbf.writeStringField(1, text);

interface Feature {
  readonly member: TileLine;
  readonly texts: readonly string[];
}

function writeFeature({ member, texts }: Feature, pbf: PbfWriter): void {
  const tags = Object.entries(member.properties).flat();
  pbf.writePackedVarint(
    2,
    tags.map(text => texts.indexOf(text)),
  );
  pbf.writeVarintField(3, LINE);
  pbf.writePackedVarint(4, toCommands(member.points));
}

const zigZag = (value: number) => (value << 1) ^ (value >> 31);

function toCommands(points: TileLine['points']): number[] {
  let [lastX, lastY] = [0, 0];
  const steps = points.map(([x, y]) => {
    const step = [zigZag(x - lastX), zigZag(y - lastY)];
    [lastX, lastY] = [x, y];
    return step;
  });
  const [first = [], ...rest] = steps;
  return [(1 << 3) | 1, ...first, (rest.length << 3) | 2, ...rest.flat()];
}

export interface ArchivedTile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  readonly bytes: Uint8Array;
}

const HEADER_BYTES = 127;
const NO_COMPRESSION = 1;
const TILE_TYPES = { vector: 1, png: 2 };

/** Creates a PMTiles archive. @see https://docs.protomaps.com/pmtiles/ */
export function createMapArchive(
  type: keyof typeof TILE_TYPES,
  tiles: readonly ArchivedTile[],
): Uint8Array {
  const sorted = tiles
    .map(({ z, x, y, bytes }) => ({ id: zxyToTileId(z, x, y), bytes }))
    .toSorted((one, other) => one.id - other.id);
  const directory = encodeDirectory(sorted);
  const metadata = new TextEncoder().encode('{}');
  const data = sorted.flatMap(({ bytes }) => [...bytes]);
  const header = new DataView(new ArrayBuffer(HEADER_BYTES));
  'PMTiles'.split('').forEach((letter, at) => header.setUint8(at, letter.charCodeAt(0)));
  header.setUint8(7, 3);
  let offset = HEADER_BYTES;
  const parts = [directory.length, metadata.length, 0, data.length];
  parts.forEach((length, index) => {
    header.setBigUint64(8 + 16 * index, BigInt(offset), true);
    header.setBigUint64(16 + 16 * index, BigInt(length), true);
    offset += length;
  });
  for (const at of [72, 80, 88]) header.setBigUint64(at, BigInt(sorted.length), true);
  const zooms = tiles.map(({ z }) => z);
  [
    1,
    NO_COMPRESSION,
    NO_COMPRESSION,
    TILE_TYPES[type],
    Math.min(...zooms),
    Math.max(...zooms),
  ].forEach((value, index) => header.setUint8(96 + index, value));
  return Uint8Array.from([...new Uint8Array(header.buffer), ...directory, ...metadata, ...data]);
}

function encodeDirectory(
  entries: readonly { readonly id: number; readonly bytes: Uint8Array }[],
): Uint8Array {
  const pbf = new PbfWriter();
  pbf.writeVarint(entries.length);
  entries.forEach(({ id }, index) => pbf.writeVarint(id - (entries[index - 1]?.id ?? 0)));
  entries.forEach(() => pbf.writeVarint(1));
  for (const { bytes } of entries) pbf.writeVarint(bytes.length);
  // Zero: directly after the one before.
  entries.forEach((_, index) => pbf.writeVarint(index === 0 ? 1 : 0));
  return pbf.finish();
}
