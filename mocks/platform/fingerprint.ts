import type { StoreRows } from './Store.ts';

/** The sample size of each collection: any change of the generation shows in one of them. */
const SAMPLE_COUNT = 64;

/**
 * Creates a short text for generated rows: the same for the same generation, another for another. It reads the number
 * of rows of every collection and a sample of each, so that a million rows cost no more than a thousand.
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

/** Combines two FNV-1a hashes: a browser has no synchronous hash function. */
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
