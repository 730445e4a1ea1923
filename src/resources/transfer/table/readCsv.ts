import Papa from 'papaparse';

import { unescapeFormula } from '../../cells/formula.ts';

/**
 * Parses the rows of a text file. The encoding is UTF-8 or UTF-16, else that of Chinese programs (GB 18030, a superset
 * of GBK); the delimiter is that of the header.
 */
export function readCsv(bytes: Uint8Array): readonly (readonly string[])[] {
  const separatorLine = /^sep=(.)\r?\n/iu;
  const text = decode(bytes);
  const namedDelimiter = separatorLine.exec(text)?.[1];
  const delimiter = namedDelimiter ?? guessDelimiter(text);
  const { data } = Papa.parse<string[]>(text.replace(separatorLine, ''), { delimiter });
  const rows = data.map(cells => cells.map(unescapeFormula));
  // The line that names the delimiter counts as a line of the file.
  return namedDelimiter === undefined ? rows : [[], ...rows];
}

/** The supported delimiters, most common first. */
const DELIMITERS = [',', ';', '\t', '|'] as const;

/** Returns the delimiter of the first non-empty line, outside quotes. Later values may contain any of them. */
function guessDelimiter(text: string): string {
  const line = /^(?:[^"\r\n]|"[^"]*")+/mu.exec(text.slice(0, 100_000))?.[0] ?? '';
  const bare = line.replace(/"[^"]*"/gu, '');
  const counts = DELIMITERS.map(delimiter => bare.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}
