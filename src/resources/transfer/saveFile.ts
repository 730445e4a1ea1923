import { MINUTE_MS } from '../../domain/duration.ts';
import { objectUrls } from '../../ui/objectUrls.ts';

/** Long enough for any browser to have begun with the file. */
const URL_LIFETIME_MS = MINUTE_MS;

/** Hands a file to the person, as the browser does with downloads. */
export function saveFile(name: string, content: Blob): void {
  const url = objectUrls.create(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => objectUrls.revoke(url), URL_LIFETIME_MS);
}

/** A name that every file system takes: `Assets 2026-11-12 08-04.xlsx`. */
export const buildFileName = (nameParts: readonly string[], extension: string): string =>
  `${nameParts
    .join(' ')
    // Control characters of the direction of text: a name of a file shows what it is.
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')

    .replace(/[\\/:*?"<>|\u0000-\u001f]+/gu, '-')
    .replace(/^[.\s]+|[.\s]+$/gu, '')
    .slice(0, 120)}.${extension}`;
