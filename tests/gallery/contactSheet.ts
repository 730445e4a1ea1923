import type { Spot } from '../support/places.ts';
import { fileOf, type Look } from './takePictures.ts';

/** A page of all pictures, the eight of an address in a row. */
export const contactSheet = (spots: readonly Spot[], looks: readonly Look[]): string =>
  `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Gallery</title>
<style>
  body { margin: 24px; background: #777; color: #fff; font: 14px system-ui; }
  h2 { margin: 24px 0 8px; font-size: 16px; }
  .row { display: flex; gap: 8px; overflow-x: auto; }
  figure { flex: none; margin: 0; }
  img { display: block; height: 300px; background: #999; }
  figcaption { font-size: 12px; }
</style>
${spots.map(({ path, mode }) => rowOf(path, mode, looks)).join('')}</html>
`;

const rowOf = (path: string, mode: string, looks: readonly Look[]) =>
  `<h2>${path} <small>${mode}</small></h2>
<div class="row">
${looks.map(look => pictureOf(path, look)).join('')}</div>
`;

const pictureOf = (path: string, look: Look) => {
  const file = fileOf(path, look);
  return `<figure><a href="${file}"><img loading="lazy" src="${file}" alt="${path}, ${look.name}"></a><figcaption>${look.name}</figcaption></figure>
`;
};
