import type { SchemaObject, SchemaExtension } from '../openapi.ts';
import { BREAKING_IN_BOTH, ALWAYS_SAFE, type ReportDifference } from './SchemaDifference.ts';

/** The keywords that change displayed text only, and the phrase for each in a sentence. */
const TEXT_KEYWORDS: readonly (readonly [keyof SchemaExtension, string])[] = [
  ['label', 'is called'],
  ['plural', 'is called, in plural,'],
  ['help', 'explains itself as'],
  ['group', 'is in the group'],
  ['widget', 'is shown as'],
  ['when', 'is shown when'],
  ['operationText', 'describes an operation by'],
  ['reportTime', 'is marked when it is old'],
  ['labels', 'calls its values'],
  ['blocksDelete', 'keeps what it refers to from being deleted with the code'],
  ['recordRepresentation', 'names its records'],
  ['icon', 'has the icon'],
  ['pageSize', 'has pages of'],
  ['groups', 'has the groups'],
  ['actionGroups', 'has the action groups'],
  ['tree', 'forms a tree by'],
  ['within', 'lists branches by'],
  ['alwaysOnFilters', 'is searched by'],
];

/** Compares the `x-console` extensions. A unit or a reference is not text: it determines what the value means. */
export function compareExtensions(
  old: SchemaObject,
  now: SchemaObject,
  report: ReportDifference,
): void {
  const [was, is] = [old['x-console'] ?? {}, now['x-console'] ?? {}];
  if (was.unit !== is.unit)
    report(
      `was in ${was.unit ?? 'no unit'} and is in ${is.unit ?? 'no unit'}`,
      BREAKING_IN_BOTH,
      'unit',
    );
  if (was.reference !== is.reference)
    report(
      `referred to ${was.reference ?? 'nothing'} and refers to ${is.reference ?? 'nothing'}`,
      was.reference === undefined ? ALWAYS_SAFE : BREAKING_IN_BOTH,
      'reference',
    );
  for (const [keyword, verb] of TEXT_KEYWORDS)
    if (JSON.stringify(was[keyword]) !== JSON.stringify(is[keyword]))
      report(`${verb} ${formatValue(is[keyword])} now`, ALWAYS_SAFE, 'text');
  if (JSON.stringify(old.default) !== JSON.stringify(now.default))
    report(`has the default ${formatValue(now.default)} now`, ALWAYS_SAFE, 'text');
}

function formatValue(keyword: unknown): string {
  if (keyword === undefined) return 'nothing';
  const isText = typeof keyword === 'object' && keyword !== null && 'en' in keyword;
  return isText ? `“${String(keyword.en)}”` : JSON.stringify(keyword);
}
