import type { Reading } from './Reading.ts';

/** Nobody writes more than this into one cell; a file made to do harm might. */
const LONGEST = 200_000;
const DEEPEST = 24;
const HOSTILE = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Reads a cell that holds an object or a list. Bounded in size and depth, and without the names that reach into what
 * every object has.
 *
 * @see SEC-06
 */
export function readJson(cell: string): Reading {
  if (cell.length > LONGEST) return { complaint: { key: 'transfer.wrong.jsonSize' } };
  try {
    const value: unknown = JSON.parse(cell);
    return isHarmless(value, DEEPEST)
      ? { value }
      : { complaint: { key: 'transfer.wrong.jsonNames' } };
  } catch {
    return { complaint: { key: 'transfer.wrong.json' } };
  }
}

function isHarmless(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (levels === 0) return false;
  return Object.entries(value).every(
    ([name, inner]) => !HOSTILE.has(name) && isHarmless(inner, levels - 1),
  );
}
