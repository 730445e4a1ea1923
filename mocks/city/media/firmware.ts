import type { Row } from '../../platform/Store.ts';
import { blobRow } from '../../rules/storage/blobs.ts';
import { packageRow } from '../../rules/storage/packages.ts';
import { MODELS } from '../models.ts';
import { createRandom, type Random } from '../random.ts';
import { mediaId } from './mediaId.ts';
import { once } from './once.ts';

const UPGRADABLE = ['ssslc', 'ssads', 'ssgw'] as const;

const DAY = 86_400_000;

/** Everything but when it was added: the same in every city. */
const firmware = once(() => {
  const random = createRandom(UPGRADABLE.length);
  const versions = UPGRADABLE.flatMap(model =>
    MODELS[model].firmware.map((version, i, all) => ({ model, version, age: all.length - i })),
  );
  return versions.map(({ model, version, age }, i) => {
    const name = `${model}-${version}.bin`;
    const head = new TextEncoder().encode(`${model.toUpperCase()} ${version}\n`);
    const length = 2_048 + random.below(2_048);
    const bytes = Uint8Array.from({ length }, (_, at) => head[at] ?? random.below(256));
    const blob = mediaId('packageFile', i + 1);
    const row = packageRow({
      id: mediaId('package', i + 1),
      name: `${model.toUpperCase()} ${version}`,
      type: 'firmware',
      model,
      version,
      file: `${blob}/${name}`,
      bytes,
      now: 0,
    });
    const type = 'application/octet-stream';
    return { age, row, blob: blobRow({ id: blob, name, type, bytes, of: 'package' }) };
  });
});

/** A package for every firmware that the devices of the city have or had. */
export function drawFirmware(
  random: Random,
  now: number,
): { readonly packages: Row[]; readonly blobs: Row[] } {
  const packages = firmware().map(({ row, age }) => {
    const added = now - age * 120 * DAY + random.below(30 * DAY);
    return { ...row, createTime: new Date(added).toISOString() };
  });
  return { packages, blobs: firmware().map(({ blob }) => blob) };
}
