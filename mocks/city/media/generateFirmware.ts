import { DAY_MS } from '../../shared/duration.ts';
import type { Row } from '../../platform/Store.ts';
import { createBlobRow } from '../../model/storage/blobRow.ts';
import { createPackageRow } from '../../model/storage/packageRow.ts';
import { CITY_MODELS } from '../models/cityModels.ts';
import { md5 } from '../../shared/md5.ts';
import { createRandom, type RandomSource } from '../../shared/random.ts';
import { createMediaId } from './createMediaId.ts';
import { lazy } from './once.ts';

const FIRMWARE_MODELS = ['ssslc', 'ssads', 'ssgw'] as const;

/** All properties but the creation time: the same in every city. */
const getFirmware = lazy(() => {
  const random = createRandom(FIRMWARE_MODELS.length);
  const versions = FIRMWARE_MODELS.flatMap(model =>
    CITY_MODELS[model].firmware.map((version, i, all) => ({ model, version, age: all.length - i })),
  );
  return versions.map(({ model, version, age }, i) => {
    const name = `${model}-${version}.bin`;
    const head = new TextEncoder().encode(`${model.toUpperCase()} ${version}\n`);
    const length = 2_048 + random.nextInt(2_048);
    const bytes = Uint8Array.from({ length }, (_, at) => head[at] ?? random.nextInt(256));
    const blob = createMediaId('packageFile', i + 1);
    const row = createPackageRow({
      id: createMediaId('package', i + 1),
      name: `${model.toUpperCase()} ${version}`,
      type: 'firmware',
      model,
      version,
      file: `${blob}/${name}`,
      bytes,
      digest: md5(bytes),
      now: 0,
    });
    const type = 'application/octet-stream';
    return { age, row, blob: createBlobRow({ id: blob, name, type, bytes, of: 'package' }) };
  });
});

/** Generates a package for every present or former firmware of the city's devices. */
export function generateFirmware(
  random: RandomSource,
  now: number,
): { readonly packages: Row[]; readonly blobs: Row[] } {
  const packages = getFirmware().map(({ row, age }) => {
    const addedAt = now - age * 120 * DAY_MS + random.nextInt(30 * DAY_MS);
    return { ...row, createTime: new Date(addedAt).toISOString() };
  });
  return { packages, blobs: getFirmware().map(({ blob }) => blob) };
}
