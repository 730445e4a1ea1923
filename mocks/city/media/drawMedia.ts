import type { Row, Rows } from '../../platform/Store.ts';
import { CONTENTS } from '../../rules/media/content.ts';
import type { Random } from '../random.ts';
import { drawFirmware } from './firmware.ts';
import { drawLibrary } from './library.ts';
import { drawPapers } from './papers.ts';
import { drawProjects } from './projects.ts';

export interface MediaOptions {
  /** The moment in the city when it is drawn, in milliseconds since 1970. */
  readonly now: number;
  /** The screens that can play; more of them have more projects. */
  readonly screens: readonly Row[];
}

/**
 * Draws what the media and storage services hold: projects that can really play, the files that they show, the
 * papers of the model types, and firmware. Everything that has bytes has them, with their size and digest.
 */
export function drawMedia(random: Random, { now, screens }: MediaOptions): Rows {
  const library = drawLibrary(random, now);
  const papers = drawPapers();
  const firmware = drawFirmware(random, now);
  const { projects, contents } = drawProjects(random, { now, screens, files: library.files });
  return {
    projects,
    [CONTENTS]: contents,
    files: library.files,
    documents: papers.documents,
    packages: firmware.packages,
    blobs: [...library.blobs, ...papers.blobs, ...firmware.blobs],
  };
}
