import { mkdirSync, rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

import { ensureBuilt } from '../../codegen/commands/consoleBuild.ts';
import { generate } from '../../codegen/generate.ts';
import { CONSOLE_ROUTES } from '../support/consoleRoutes.ts';
import { writeContactSheets } from './contactSheets.ts';
import { SCREEN_VARIANTS, TABLET_VARIANTS } from './screenVariants.ts';
import { INTERACTION_SCREENSHOTS } from './interactionScreenshots.ts';
import { type Screenshot, getFileStem, getTitle } from './Screenshot.ts';
import { startGalleryServers } from './galleryServers.ts';
import { takeScreenshots } from './takeScreenshots.ts';

const FOLDER = '.gallery';

/**
 * `npm run gallery [-- --only TEXT]... [--variant TEXT]... [--role USERNAME] [--dist FOLDER]`:
 * screenshots of every path and its overlays in two languages, two themes and two widths, of the built console with a platform
 * in this process; a contact sheet of eight screenshots for each path, and a page with all of them. With `--only`, the other
 * files stay unchanged. `--dist` uses an existing build.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [''] },
    variant: { type: 'string', multiple: true, default: [''] },
    role: { type: 'string', default: 'admin' },
    dist: { type: 'string' },
  },
});
const isSelected = (texts: readonly string[], text: string) =>
  texts.some(one => text.includes(one));

if (values.dist === undefined) {
  await generate();
  await ensureBuilt();
}
const screenshots = [...CONSOLE_ROUTES, ...INTERACTION_SCREENSHOTS].filter(
  (screenshot: Screenshot) =>
    isSelected(values.only, `${getTitle(screenshot)} ${getFileStem(screenshot)}`),
);
if (screenshots.length === 0)
  throw new Error(`No screenshot matches "${values.only.join('" or "')}".`);
const isTablet = values.variant.some(one => one !== '' && '768'.includes(one));
const variants = (isTablet ? TABLET_VARIANTS : SCREEN_VARIANTS).filter(({ name }) =>
  isSelected(values.variant, name),
);
if (values.only.includes('')) rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });

const servers = await startGalleryServers(values.dist);
try {
  // Four at a time: most of the time is spent waiting for responses.
  for (let done = 0; done < variants.length; done += 4)
    await Promise.all(
      variants.slice(done, done + 4).map(async variant => {
        const failures = await takeScreenshots(servers, {
          ...values,
          variant,
          screenshots,
          folder: FOLDER,
        });
        console.log(
          `${variant.name}: ${screenshots.length - failures.length} of ${screenshots.length}`,
        );
        for (const failure of failures) console.log(`  ${failure}`);
      }),
    );
  const page = await writeContactSheets(servers, {
    screenshots,
    all: [...CONSOLE_ROUTES, ...INTERACTION_SCREENSHOTS],
    folder: FOLDER,
  });
  console.log(`The gallery is at ${pathToFileURL(page).href}`);
} finally {
  await servers.close();
}
