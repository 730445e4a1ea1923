import type { StoreRows } from './Store.ts';

/** So many rows of each collection stand for all: a change of the drawing shows in one of them. */
const SAMPLE_COUNT = 64;

/**
 * A short text for drawn rows: the same for the same drawing, another for another. It looks at the number of rows
 * of every collection and at some rows of each, so that a million cost no more than a thousand.
 */
export function createFingerprint(rows: StoreRows): string {
  const collections = Object.keys(rows).sort();
  return hashTexts(
    collections.map(name =>
      JSON.stringify([name, rows[name]?.length, pickSamples(rows[name] ?? [])]),
    ),
  );
}

function pickSamples(rows: readonly unknown[]): unknown[] {
  const step = Math.max(1, (rows.length - 1) / (SAMPLE_COUNT - 1));
  return Array.from(
    { length: Math.min(rows.length, SAMPLE_COUNT) },
    (_, i) => rows[Math.round(i * step)],
  );
}

/** Two FNV-1a hashes side by side: a browser has no hash that does not wait. */
function hashTexts(texts: readonly string[]): string {
  let first = 0x811c9dc5;
  let second = 0x050c5d1f;
  for (const text of texts) {
    for (let index = 0; index < text.length; index += 1) {
      const charCode = text.charCodeAt(index);
      first = Math.imul(first ^ charCode, 0x01000193);
      second = Math.imul(second ^ (charCode + index), 0x01000193);
    }
  }
  return [first, second].map(part => (part >>> 0).toString(16).padStart(8, '0')).join('');
}
