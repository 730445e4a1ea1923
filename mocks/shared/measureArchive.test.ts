import { gzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';

import { ArchiveError, measureArchive } from './measureArchive.ts';

const NO_LIMIT = Number.MAX_SAFE_INTEGER;
const zeros = (count: number) => new Uint8Array(count);

it.each([
  ['a ZIP', zipSync({ a: zeros(70_000), 'b/c': zeros(5) }), 70_005],
  ['a ZIP without compression', zipSync({ a: zeros(900) }, { level: 0 }), 900],
  ['an empty ZIP', zipSync({}), 0],
  ['a ZIP with a comment', withComment(zipSync({ a: zeros(70) })), 70],
  ['a GZIP', gzipSync(zeros(70_000)), 70_000],
  ['a GZIP of two members', joined(gzipSync(zeros(70)), gzipSync(zeros(30))), 100],
])('measures %s', async (_, archive, size) => {
  expect(await measureArchive(archive, NO_LIMIT)).toBe(size);
  expect(await measureArchive(archive, size)).toBe(size);
});

it.each([
  ['a ZIP', zipSync({ a: zeros(3_000_000) })],
  ['the sum of the entries of a ZIP', zipSync({ a: zeros(90_000), b: zeros(90_000) })],
  ['a GZIP', gzipSync(zeros(3_000_000))],
])('stops %s at the limit', async (_, archive) => {
  expect(await measureArchive(archive, 100_000)).toBe(Infinity);
});

it('measures the data, not the sizes that the archive declares', async () => {
  const zip = zipSync({ a: zeros(3_000_000) });
  const gzip = gzipSync(zeros(3_000_000));
  const view = new DataView(zip.buffer);
  const entry = view.getUint32(zip.length - 22 + 16, true);
  view.setUint32(entry + 24, 5, true);
  gzip.set([5, 0, 0, 0], gzip.length - 4);
  expect(await measureArchive(zip, 100_000)).toBe(Infinity);
  expect(await measureArchive(gzip, 100_000)).toBe(Infinity);
});

const zip = zipSync({ a: Uint8Array.from({ length: 400 }, (_, index) => index * 7) });
it.each([
  ['a ZIP without its directory', zip.slice(0, -22)],
  ['a ZIP without its first bytes', zip.slice(9)],
  ['a ZIP of two bytes', zip.slice(0, 2)],
  ['a ZIP with broken data', withByte(zip, 31, 0xff)],
  ['a ZIP with an unknown compression method', withByte(zip, zip.length - 22 - 47 + 10, 12)],
  ['a GZIP of four bytes', gzipSync(zeros(50)).slice(0, 4)],
  ['a GZIP with broken data', withByte(gzipSync(zeros(50)), 10, 0xff)],
])('rejects %s', async (_, archive) => {
  await expect(measureArchive(archive, NO_LIMIT)).rejects.toThrow(ArchiveError);
});

function withComment(archive: Uint8Array): Uint8Array {
  const result = joined(archive, new Uint8Array([65, 66, 67]));
  result[archive.length - 2] = 3;
  return result;
}

function withByte(archive: Uint8Array, position: number, value: number): Uint8Array {
  const result = archive.slice();
  result[position] = value;
  return result;
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const result = new Uint8Array(first.length + second.length);
  result.set(first);
  result.set(second, first.length);
  return result;
}
