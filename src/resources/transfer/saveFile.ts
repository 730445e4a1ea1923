import { MINUTE_MS } from '../../domain/duration.ts';
import { objectUrls } from '../../ui/objectUrls.ts';

/** Long enough for any browser to start the download. */
const URL_LIFETIME_MS = MINUTE_MS;

/**
 * Saves a file as a browser download.
 *
 * @example saveFile('lamps.csv', new Blob([text], { type: 'text/csv' }))
 */
export function saveFile(name: string, content: Blob): void {
  const url = objectUrls.create(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => objectUrls.revoke(url), URL_LIFETIME_MS);
}

/**
 * Builds a file name that is valid on every file system.
 *
 * @example buildFileName(['Assets', '2026-11-12 08:04'], 'xlsx') // 'Assets 2026-11-12 08-04.xlsx'
 */
export const buildFileName = (nameParts: readonly string[], extension: string): string =>
  `${nameParts
    .join(' ')
    // Removes bidirectional control characters, which could disguise a file name.
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')

    .replace(/[\\/:*?"<>|\u0000-\u001f]+/gu, '-')
    .replace(/^[.\s]+|[.\s]+$/gu, '')
    .slice(0, 120)}.${extension}`;
