import type { ParsedCell } from './ParsedCell.ts';

/** Limits the length of a JSON cell, against a malicious file. */
const MAX_JSON_LENGTH = 200_000;
const MAX_JSON_DEPTH = 24;
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Parses a cell with an object or a list. Size and depth are limited, and property names of the prototype are rejected.
 *
 * @see SEC-06
 */
export function parseJsonCell(cell: string): ParsedCell {
  if (cell.length > MAX_JSON_LENGTH) return { error: { key: 'transfer.wrong.jsonSize' } };
  try {
    const value: unknown = JSON.parse(cell);
    return isSafe(value, MAX_JSON_DEPTH)
      ? { value }
      : { error: { key: 'transfer.wrong.jsonNames' } };
  } catch {
    return { error: { key: 'transfer.wrong.json' } };
  }
}

function isSafe(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (levels === 0) return false;
  return Object.entries(value).every(
    ([name, inner]) => !FORBIDDEN_KEYS.has(name) && isSafe(inner, levels - 1),
  );
}
