/** Whether a URL is that of a `.pmtiles` file. */
export const isArchiveUrl = (url: string): boolean =>
  /\.pmtiles$/iu.test(url.replace(/[?#].*$/u, ''));

const TILE_PARAMETERS = ['x', 'y', 'z'];

/** Whether tiles can be read from a URL: an XYZ template has its three parameters and no other one, an archive none. */
export function isTileUrl(url: string, isArchive: boolean): boolean {
  const parameters = Array.from(url.matchAll(/\{([^{}]*)\}/gu), ([, name = '']) => name);
  const expected = isArchive ? [] : TILE_PARAMETERS;
  return (
    expected.every(name => parameters.includes(name)) &&
    parameters.every(name => expected.includes(name)) &&
    /^https?:$/u.test(parseUrl(url)?.protocol ?? '')
  );
}

/** The base of relative URLs where only the protocol matters. */
const ANY_ORIGIN = 'https://localhost';

/** Parses a URL, relative to that of the page; undefined if it is none. */
export const parseUrl = (url: string, origin = ANY_ORIGIN): URL | undefined =>
  URL.canParse(url, origin) ? new URL(url, origin) : undefined;

export const getOrigin = (url: string, origin: string): string =>
  parseUrl(url, origin)?.origin ?? url;
