import type { Dialect } from '../../src/schema/resource.ts';
import { PAGE_WORDS } from './pageWords.ts';
import { namedBy, type Asked } from './readPaging.ts';

/** Words of a LoopBack filter. */
const LOOPBACK = ['where', 'order', 'limit', 'offset', 'skip', 'include', 'fields'];

/**
 * How a list is asked: with `filter`, `range` and `sort` in react-admin's simple REST, with a `filter` alone in
 * LoopBack's words. A filter of other words, or beside parameters for pages, is nobody's convention.
 */
export function inferDialect(all: readonly Asked[]): Dialect {
  const names = all.map(({ name }) => name);
  const filter = all.find(({ name }) => name === 'filter');
  if (!filter) return 'plain';
  if (names.includes('range') && names.includes('sort')) return 'simple-rest';
  const pages = [
    ...PAGE_WORDS.page,
    ...PAGE_WORDS.offset,
    ...PAGE_WORDS.size,
    ...PAGE_WORDS.cursor,
  ];
  if (namedBy(all, pages)) return 'plain';
  const words = Object.keys(filter.schema.properties ?? {});
  return words.length === 0 || words.some(word => LOOPBACK.includes(word)) ? 'loopback' : 'plain';
}
