import { createHash } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { validators as mediaValidators } from '../../../src/generated/media/validators.js';
import { validators as storageValidators } from '../../../src/generated/storage/validators.js';
import type { Row } from '../../platform/Store.ts';
import type { ProjectContent } from '../../model/media/mediaModel.ts';
import { toNodeResponse } from '../../model/media/contentTree.ts';
import { createRandom } from '../../shared/random.ts';
import { generateMedia } from './generateMedia.ts';

const now = Date.UTC(2026, 10, 11, 18, 47);
const screens = Array.from({ length: 600 }, (_, i) => ({ id: String(i) }));
const draw = (seed: number) => generateMedia(createRandom(seed), { now, screens });
const rows = draw(1);
const contents = (rows.mediaContents ?? []) as readonly ProjectContent[];

const schemas = { ...mediaValidators.schemas, ...storageValidators.schemas };
const wrongIn = (name: string, some: readonly Row[] = []) =>
  some.flatMap(row => (schemas[name]?.(row) ? [] : [{ row, errors: schemas[name]?.errors }]));

describe('the media of a city', () => {
  it('are the same for the same seed, and other for another', () => {
    expect(JSON.stringify(draw(1))).toBe(JSON.stringify(rows));
    expect(JSON.stringify(draw(2))).not.toBe(JSON.stringify(rows));
  });

  it('are what the documents allow', () => {
    expect(wrongIn('Project', rows.projects)).toEqual([]);
    expect(wrongIn('StoredFile', rows.files)).toEqual([]);
    expect(wrongIn('StoredDocument', rows.documents)).toEqual([]);
    expect(wrongIn('UpgradePackage', rows.packages)).toEqual([]);
    const programs = contents.flatMap(
      content => (toNodeResponse(content, 0) as { programs: Row[] }).programs,
    );
    expect(wrongIn('Program', programs)).toEqual([]);
  });

  it('have an id and a name of their own', () => {
    for (const some of [rows.projects, rows.files, rows.documents, rows.packages, rows.blobs]) {
      expect(new Set(some?.map(({ id }) => id)).size).toBe(some?.length);
    }
    expect(new Set(rows.projects?.map(({ name }) => name)).size).toBe(rows.projects?.length);
  });

  it('can be played: every scene has zones, every zone items, every source its bytes', () => {
    const zones = contents.flatMap(({ programs }) =>
      programs.flatMap(({ scenes }) => scenes.flatMap(scene => scene.zones)),
    );
    const blobs = new Map((rows.blobs ?? []).map(blob => [blob.id, blob]));
    expect(contents.map(({ id }) => id)).toEqual(rows.projects?.map(({ id }) => id));
    expect(
      contents.every(({ programs }) => programs.every(({ scenes }) => scenes.length > 0)),
    ).toBe(true);
    expect(zones.every(({ items }) => items.length > 0)).toBe(true);
    const sources = zones.flatMap(({ items }) =>
      items.flatMap(({ baseInfo }) => baseInfo.materialId ?? []),
    );
    expect(sources.filter(id => !blobs.has(id))).toEqual([]);
    const kinds = new Set(zones.flatMap(({ items }) => items.map(({ baseInfo }) => baseInfo.type)));
    expect([...kinds].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 9, 10, 11]);
  });

  it('have the sizes and digests of their bytes', () => {
    const bytesOf = new Map(
      (rows.blobs ?? []).map(({ id, data }) => [id, Buffer.from(String(data), 'base64')]),
    );
    for (const { id, file, size, digest } of [...(rows.files ?? []), ...(rows.packages ?? [])]) {
      const bytes = bytesOf.get(typeof file === 'string' ? file.split('/')[0] : id);
      expect(bytes?.length).toBe(size);
      expect(
        createHash('md5')
          .update(bytes ?? '')
          .digest('hex'),
      ).toBe(digest);
    }
    for (const { id, size } of rows.documents ?? []) expect(bytesOf.get(id)?.length).toBe(size);
  });

  it('have pictures and videos of their declared formats', () => {
    const heads: Readonly<Record<string, RegExp>> = {
      'image/png': /^\x89PNG\r\n\x1a\n/u,
      'video/webm': /^\x1aE\xdf\xa3/u,
      'video/mp4': /^.{4}ftyp/su,
    };
    const blobs = new Map((rows.blobs ?? []).map(({ id, data }) => [id, atob(String(data))]));
    for (const { id, mediaType } of rows.files ?? []) {
      expect(blobs.get(id)).toMatch(heads[String(mediaType)] ?? /./u);
    }
    for (const { id } of rows.documents ?? []) expect(blobs.get(id)).toMatch(/^%PDF-1\.4\n/u);
  });
});
