import type { Row, StoreRows } from '../../platform/Store.ts';
import { CONTENT_COLLECTION } from '../../rules/media/projectContent.ts';
import type { RandomSource } from '../random.ts';
import { generateFirmware } from './generateFirmware.ts';
import { generateMediaLibrary } from './generateMediaLibrary.ts';
import { generateManuals } from './generateManuals.ts';
import { generateProjects } from './generateProjects.ts';

export interface MediaGenerationOptions {
  /** The moment in the city when it is drawn, in milliseconds since 1970. */
  readonly now: number;
  /** The screens that can play; more of them have more projects. */
  readonly screens: readonly Row[];
}

/**
 * Draws what the media and storage services hold: projects that can really play, the files that they show, the
 * papers of the model types, and firmware. Everything that has bytes has them, with their size and digest.
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
  };
}
