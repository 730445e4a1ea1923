import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { type ScreenVariant, SCREEN_VARIANTS, TABLET_VARIANTS } from './screenVariants.ts';
import { getFileName, type Screenshot, getFileStem, getTitle } from './Screenshot.ts';
import type { GalleryServers } from './galleryServers.ts';

interface ContactSheetOptions {
  readonly screenshots: readonly Screenshot[];
  readonly all: readonly Screenshot[];
  readonly folder: string;
}

const STYLE = `
  body { margin: 0; padding: 8px; background: #777; color: #fff; font: 600 14px system-ui; }
  h2 { margin: 0 0 8px; font-size: 14px; }
  .sheet { margin-bottom: 32px; width: 1568px; }
  .row { display: flex; flex-wrap: wrap; gap: 8px; }
  img { display: block; }
`;

/** Image widths on a sheet by viewport width: two desktop, four phone or two tablet images in a row. */
const IMAGE_WIDTHS_PX: Readonly<Record<number, number>> = { 1440: 772, 768: 772, 390: 380 };

/**
 * Writes a sheet with the eight images of each screenshot, and a page with all sheets. Returns the path of the page.
 */
export async function writeContactSheets(
  { browser }: GalleryServers,
  { screenshots, all, folder }: ContactSheetOptions,
) {
  mkdirSync(join(folder, 'sheets'), { recursive: true });
  const pageFile = join(folder, 'sheet.html');
  const page = await browser.newPage({ viewport: { width: 1584, height: 900 } });
  for (const screenshot of screenshots) {
    writeFileSync(pageFile, renderPage(renderSheet(screenshot, folder)));
    await page.goto(pathToFileURL(resolve(pageFile)).href, { waitUntil: 'load' });
    const path = join(folder, 'sheets', `${getFileStem(screenshot)}.png`);
    await page.screenshot({ path, fullPage: true });
  }
  await page.close();
  rmSync(pageFile);
  const index = join(folder, 'index.html');
  writeFileSync(index, renderPage(all.map(screenshot => renderSheet(screenshot, folder)).join('')));
  return resolve(index);
}

const renderPage = (content: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Gallery</title>
<style>${STYLE}</style>
${content}</html>
`;

/** Returns an empty string without images. */
const renderSheet = (screenshot: Screenshot, folder: string) => {
  const variants = [...SCREEN_VARIANTS, ...TABLET_VARIANTS].filter(variant =>
    existsSync(join(folder, getFileName(screenshot, variant))),
  );
  if (variants.length === 0) return '';
  const pictures = variants.map(variant => renderImage(screenshot, variant)).join('');
  return `<section class="sheet"><h2>${getTitle(screenshot)} · ${screenshot.mode}</h2><div class="row">
${pictures}</div></section>
`;
};

const renderImage = (screenshot: Screenshot, variant: ScreenVariant) => {
  const file = getFileName(screenshot, variant);
  return `<a href="${file}"><img src="${file}" width="${IMAGE_WIDTHS_PX[variant.width]}" alt="${getTitle(screenshot)}, ${variant.name}"></a>
`;
};
