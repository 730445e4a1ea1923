import type { Dialect } from '../../../src/schema/resource.ts';
import { PARAMETER_NAMES } from '../operation/parameterNames.ts';
import { findParameterNamed, type QueryParameter } from './readPaging.ts';

/** Keywords of a LoopBack filter. */
const LOOPBACK_KEYWORDS = ['where', 'order', 'limit', 'offset', 'skip', 'include', 'fields'];

/**
 * Infers the dialect of a list: `filter`, `range` and `sort` are react-admin's simple REST, a single `filter` with
 * LoopBack's keywords is LoopBack. A filter with other keywords, or next to paging parameters, follows no known
 * convention.
 *
 * @example inferDialect([{ name: 'filter', normalizedName: 'filter', schema: {}, description: '' }]) // 'loopback'
 * @see https://spec.openapis.org/oas/v3.1.1.html#parameter-object
 */
export function inferDialect(parameters: readonly QueryParameter[]): Dialect {
  const names = parameters.map(({ name }) => name);
  const filter = parameters.find(({ name }) => name === 'filter');
  if (!filter) return 'plain';
  if (names.includes('range') && names.includes('sort')) return 'simple-rest';
  const pageNames = [
    ...PARAMETER_NAMES.page,
    ...PARAMETER_NAMES.offset,
    ...PARAMETER_NAMES.size,
    ...PARAMETER_NAMES.cursor,
  ];
  if (findParameterNamed(parameters, pageNames)) return 'plain';
  const keywords = Object.keys(filter.schema.properties ?? {});
  return keywords.length === 0 || keywords.some(keyword => LOOPBACK_KEYWORDS.includes(keyword))
    ? 'loopback'
    : 'plain';
}
