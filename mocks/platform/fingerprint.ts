import type { Rows } from './Store.ts';

/** So many rows of each collection stand for all: a change of the drawing shows in one of them. */
const SAMPLES = 64;

/**
 * A short text for drawn rows: the same for the same drawing, another for another. It looks at the number of rows
 * of every collection and at some rows of each, so that a million cost no more than a thousand.
 */
export function fingerprintOf(rows: Rows): string {
  const collections = Object.keys(rows).sort();
  return hash(
    collections.map(name =>
      JSON.stringify([name, rows[name]?.length, samplesOf(rows[name] ?? [])]),
    ),
  );
}

function samplesOf(rows: readonly unknown[]): unknown[] {
  const step = Math.max(1, (rows.length - 1) / (SAMPLES - 1));
  return Array.from(
    { length: Math.min(rows.length, SAMPLES) },
    (_, i) => rows[Math.round(i * step)],
  );
}

/** Two FNV-1a hashes side by side: a browser has no hash that does not wait. */
function hash(texts: readonly string[]): string {
  let one = 0x811c9dc5;
  let two = 0x050c5d1f;
  for (const text of texts) {
    for (let at = 0; at < text.length; at += 1) {
      const letter = text.charCodeAt(at);
      one = Math.imul(one ^ letter, 0x01000193);
      two = Math.imul(two ^ (letter + at), 0x01000193);
    }
  }
  return [one, two].map(part => (part >>> 0).toString(16).padStart(8, '0')).join('');
}
