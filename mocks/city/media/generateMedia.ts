import type { Row, StoreRows } from '../../platform/Store.ts';
import { CONTENT_COLLECTION } from '../../model/media/mediaModel.ts';
import { STILL_COLLECTION } from '../../model/storage/blobRow.ts';
import type { RandomSource } from '../../shared/random.ts';
import { generateFirmware } from './generateFirmware.ts';
import { generateMediaLibrary } from './generateMediaLibrary.ts';
import { generateManuals } from './generateManuals.ts';
import { generateProjects } from './generateProjects.ts';

export interface MediaGenerationOptions {
  /** The moment in the city for which it is generated, in milliseconds since 1970. */
  readonly now: number;
  /** The screens with players; more of them have more projects. */
  readonly screens: readonly Row[];
}

/**
 * Generates the contents of the media and storage services: playable projects, their files, the documents of the model
 * types, and firmware. Every file has content, with its size and digest.
 */
export function generateMedia(
  random: RandomSource,
  { now, screens }: MediaGenerationOptions,
): StoreRows {
  const library = generateMediaLibrary(random, now);
  const manuals = generateManuals();
  const firmware = generateFirmware(random, now);
  const { projects, contents } = generateProjects(random, { now, screens, files: library.files });
  return {
    projects,
    [CONTENT_COLLECTION]: contents,
    files: library.files,
    documents: manuals.documents,
    packages: firmware.packages,
    blobs: [...library.blobs, ...manuals.blobs, ...firmware.blobs],
    [STILL_COLLECTION]: library.stills,
  };
}
