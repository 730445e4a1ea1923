import { mkdirSync, rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

import { ensureBuilt } from '../../codegen/commands/consoleBuild.ts';
import { generate } from '../../codegen/generate.ts';
import { CONSOLE_ROUTES } from '../support/consoleRoutes.ts';
import { bindSheets } from './contactSheet.ts';
import { LOOKS, TABLET } from './looks.ts';
import { INTERACTION_SHOTS } from './interactionShots.ts';
import { type Shot, stemOf, titleOf } from './Shot.ts';
import { startStudio } from './studio.ts';
import { takePictures } from './takePictures.ts';

const FOLDER = '.gallery';

/**
 * `npm run gallery [-- --only TEXT]... [--look TEXT]... [--role USERNAME] [--dist FOLDER]`: a picture of every address,
 * and of what opens over it, in two languages, two themes and two widths, of the built console before a platform in this
 * process; a sheet for each address with its eight pictures, and a page with all of them. With `--only`, the other
 * pictures stay as they are. `--dist` takes a build that lies elsewhere, as it is.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [''] },
    look: { type: 'string', multiple: true, default: [''] },
    role: { type: 'string', default: 'admin' },
    dist: { type: 'string' },
  },
});
const isSelected = (words: readonly string[], text: string) =>
  words.some(one => text.includes(one));

if (values.dist === undefined) {
  await generate();
  await ensureBuilt();
}
const shots = [...CONSOLE_ROUTES, ...INTERACTION_SHOTS].filter((shot: Shot) =>
  isSelected(values.only, `${titleOf(shot)} ${stemOf(shot)}`),
);
if (shots.length === 0) throw new Error(`No address has "${values.only.join('" or "')}" in it.`);
const isTablet = values.look.some(one => one !== '' && '768'.includes(one));
const looks = (isTablet ? TABLET : LOOKS).filter(({ name }) => isSelected(values.look, name));
if (values.only.includes('')) rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });

const studio = await startStudio(values.dist);
try {
  // Four at a time: most of the time of a picture is waiting for answers.
  for (let done = 0; done < looks.length; done += 4)
    await Promise.all(
      looks.slice(done, done + 4).map(async look => {
        const missed = await takePictures(studio, { ...values, look, shots, folder: FOLDER });
        console.log(`${look.name}: ${shots.length - missed.length} of ${shots.length}`);
        for (const miss of missed) console.log(`  ${miss}`);
      }),
    );
  const page = await bindSheets(studio, {
    shots,
    all: [...CONSOLE_ROUTES, ...INTERACTION_SHOTS],
    folder: FOLDER,
  });
  console.log(`The gallery is at ${pathToFileURL(page).href}`);
} finally {
  await studio.close();
}
