import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { type Look, LOOKS, TABLET } from './looks.ts';
import { fileOf, type Shot, stemOf, titleOf } from './Shot.ts';
import type { Studio } from './studio.ts';

interface Binding {
  readonly shots: readonly Shot[];
  readonly all: readonly Shot[];
  readonly folder: string;
}

const STYLE = `
  body { margin: 0; padding: 8px; background: #777; color: #fff; font: 600 14px system-ui; }
  h2 { margin: 0 0 8px; font-size: 14px; }
  .sheet { margin-bottom: 32px; width: 1568px; }
  .row { display: flex; flex-wrap: wrap; gap: 8px; }
  img { display: block; }
`;

/** How wide each size is on a sheet: two desks, four phones or two tablets beside each other. */
const WIDE: Readonly<Record<number, number>> = { 1440: 772, 768: 772, 390: 380 };

/**
 * Puts the eight pictures of every shot on one sheet, which makes a hundred sheets instead of 800 files, and all sheets on
 * one page. Returns the page.
 */
export async function bindSheets({ browser }: Studio, { shots, all, folder }: Binding) {
  mkdirSync(join(folder, 'sheets'), { recursive: true });
  const draft = join(folder, 'sheet.html');
  const page = await browser.newPage({ viewport: { width: 1584, height: 900 } });
  for (const shot of shots) {
    writeFileSync(draft, pageOf(sheetOf(shot, folder)));
    await page.goto(pathToFileURL(resolve(draft)).href, { waitUntil: 'load' });
    const path = join(folder, 'sheets', `${stemOf(shot)}.png`);
    await page.screenshot({ path, fullPage: true });
  }
  await page.close();
  rmSync(draft);
  const index = join(folder, 'index.html');
  writeFileSync(index, pageOf(all.map(shot => sheetOf(shot, folder)).join('')));
  return resolve(index);
}

const pageOf = (content: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Gallery</title>
<style>${STYLE}</style>
${content}</html>
`;

/** Nothing for a shot that was never taken. */
const sheetOf = (shot: Shot, folder: string) => {
  const looks = [...LOOKS, ...TABLET].filter(look => existsSync(join(folder, fileOf(shot, look))));
  if (looks.length === 0) return '';
  const pictures = looks.map(look => pictureOf(shot, look)).join('');
  return `<section class="sheet"><h2>${titleOf(shot)} · ${shot.mode}</h2><div class="row">
${pictures}</div></section>
`;
};

const pictureOf = (shot: Shot, look: Look) => {
  const file = fileOf(shot, look);
  return `<a href="${file}"><img src="${file}" width="${WIDE[look.width]}" alt="${titleOf(shot)}, ${look.name}"></a>
`;
};
