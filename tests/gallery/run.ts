import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

import { ensureBuilt } from '../../mocks/commands/console.ts';
import { generate } from '../../codegen/generate.ts';
import { SPOTS } from '../support/places.ts';
import { contactSheet } from './contactSheet.ts';
import { startStudio } from './studio.ts';
import { LOOKS, takePictures } from './takePictures.ts';

const FOLDER = '.gallery';

/**
 * `npm run gallery [-- --only TEXT] [--role USERNAME]`: a picture of every address in two languages, two themes and two
 * widths, of the built console before a platform in this process, and a page with all of them.
 */
const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, role: { type: 'string', default: 'admin' } },
});

await generate();
await ensureBuilt();
const spots = SPOTS.filter(({ path }) => path.includes(values.only));
if (spots.length === 0) throw new Error(`No address has "${values.only}" in it.`);
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });

const studio = await startStudio();
try {
  for (const look of LOOKS) {
    const { taken, missed } = await takePictures(studio, {
      ...values,
      look,
      spots,
      folder: FOLDER,
    });
    console.log(`${look.name}: ${taken} pictures`);
    for (const miss of missed) console.log(`  ${miss}`);
  }
} finally {
  await studio.close();
}
const page = join(FOLDER, 'index.html');
writeFileSync(page, contactSheet(spots, LOOKS));
console.log(`The gallery is at ${pathToFileURL(page).href}`);
