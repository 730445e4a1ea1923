import type { JsonPath } from '../../../src/schema/listing.ts';
import type { OpenApiDocument, SchemaObject } from '../../openapi.ts';
import { flattenSchema, type FlatSchema } from './schemaObject.ts';

/** The path of the rows in the response of a list, and the metadata around them. */
export interface FoundRows {
  readonly rows: JsonPath;
  readonly item: FlatSchema;
  readonly total?: JsonPath;
  /** The total has a name that some services use for the length of the page. */
  readonly isTotalUncertain?: true;
  readonly next?: JsonPath;
  readonly hasMore?: JsonPath;
  /** Whether only the shape of the response identifies it as a list. */
  readonly isBare: boolean;
}

/** Common names of the rows of a page. */
const ROW_ARRAY_NAMES = new Set([
  ...['data', 'items', 'results', 'rows', 'records', 'content', 'value', 'values', 'list'],
  ...['entries', 'hits', 'resources', 'elements', 'members', 'objects', 'docs', 'nodes', 'edges'],
]);

/** Names of the properties around a page: containers of the rows or of the page metadata. */
const ENVELOPE_NAMES = new Set([
  ...['data', 'result', 'response', 'payload', 'body', 'content', 'page', 'paging', 'pagination'],
  ...['meta', 'metadata', 'pageinfo', 'paginator', 'summary', 'embedded', 'links', 'cursor'],
  ...['next', 'cursors'],
]);

const TOTAL_NAMES = new Set([
  ...['total', 'totalcount', 'totalitems', 'totalelements', 'totalresults', 'totalrecords'],
  ...['totalrows', 'recordstotal', 'totalhits', 'totalsize', 'totalnumber', 'numfound'],
]);
/** Names that mean the total in some services, and the length of the page in others. */
const UNCERTAIN_TOTAL_NAMES = new Set([
  'count',
  'itemcount',
  'itemscount',
  'resultcount',
  'resultscount',
]);
const NEXT_NAMES = new Set([
  ...['next', 'nextcursor', 'nextpage', 'nextpagetoken', 'nexttoken', 'continue', 'nextmarker'],
  ...['nextlink', 'nexturl', 'endcursor', 'after', 'odatanextlink'],
]);
const HAS_MORE_NAMES = new Set([
  'hasmore',
  'hasnext',
  'hasnextpage',
  'more',
  'truncated',
  'istruncated',
]);

/**
 * Returns a name in lower case, with letters and digits only.
 *
 * @example normalizeName('next_page-token') // 'nextpagetoken', as for 'nextPageToken'
 */
export const normalizeName = (name: string): string =>
  name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The maximum depth of an envelope around the rows. */
const MAX_ENVELOPE_DEPTH = 3;

interface EnvelopePart {
  readonly path: JsonPath;
  readonly flat: FlatSchema;
}

/**
 * Finds the rows in the response of a list: the response itself, or the only array of objects in it, with the metadata
 * of the list.
 *
 * @param collection the name of the list's path, which some documents use as the name of the rows
 * @example
 * findRows(document, { properties: { items: lamps, total: { type: 'integer' } } }, 'lamps')
 * // { rows: ['items'], total: ['total'], item: …, isBare: false }
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#schema-object
 */
export function findRows(
  document: OpenApiDocument,
  schema: SchemaObject,
  collection: string,
): FoundRows | undefined {
  const flatResponse = flattenSchema(document, schema);
  if (flatResponse.schema.items) {
    return { rows: [], item: flattenSchema(document, flatResponse.schema.items), isBare: false };
  }
  const parts = listEnvelopeParts(document, flatResponse);
  const lists = parts.flatMap(({ path, flat: { schema: list } }) => {
    const item = list.items && flattenSchema(document, list.items);
    return item && isRecord(item) ? [{ path, item }] : [];
  });
  const hasRowsName = ({ path }: (typeof lists)[number]) => {
    const name = normalizeName(path.at(-1) ?? '');
    return ROW_ARRAY_NAMES.has(name) || name === normalizeName(collection);
  };
  const namedLists = lists.filter(hasRowsName);
  const [chosen] = namedLists.length > 0 ? namedLists : lists.length === 1 ? lists : [];
  if (!chosen) return undefined;
  const total = findNamed(parts, TOTAL_NAMES, ['integer', 'number']);
  const next = findNext(parts);
  const hasMore = findNamed(parts, HAS_MORE_NAMES, ['boolean']);
  const count = total ?? findNamed(parts, UNCERTAIN_TOTAL_NAMES, ['integer', 'number']);
  return {
    rows: chosen.path,
    item: chosen.item,
    ...(count && { total: count }),
    // With a next page next to it, `count` is the number of all records.
    ...(count && !total && !next && { isTotalUncertain: true as const }),
    ...(next && { next }),
    ...(hasMore && { hasMore }),
    isBare: namedLists.length === 0 && !total && !next && !hasMore,
  };
}

/** Whether a schema is an object, or a choice of objects. */
const isRecord = ({ schema }: FlatSchema): boolean =>
  schema.type === 'object' ||
  schema.properties !== undefined ||
  (schema.oneOf ?? schema.anyOf) !== undefined;

/** Lists the parts of a response, to the maximum depth of an envelope. */
function listEnvelopeParts(
  document: OpenApiDocument,
  { schema }: FlatSchema,
  path: JsonPath = [],
): readonly EnvelopePart[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, written]) => {
    const flat = flattenSchema(document, written);
    const part: EnvelopePart = { path: [...path, name], flat };
    const nestedParts =
      path.length < MAX_ENVELOPE_DEPTH - 1 &&
      flat.schema.properties &&
      ENVELOPE_NAMES.has(normalizeName(name))
        ? listEnvelopeParts(document, flat, part.path)
        : [];
    return [part, ...nestedParts];
  });
}

function findNamed(
  parts: readonly EnvelopePart[],
  names: ReadonlySet<string>,
  types: readonly string[],
): JsonPath | undefined {
  const found = parts.find(
    ({ path, flat }) =>
      names.has(normalizeName(path.at(-1) ?? '')) && types.includes(String(flat.schema.type)),
  );
  return found?.path;
}

/** Finds the next cursor or URL: a text or a number, or the `href` of a link. */
function findNext(parts: readonly EnvelopePart[]): JsonPath | undefined {
  const [link] = parts.flatMap(({ path, flat }) => {
    const isNext = NEXT_NAMES.has(normalizeName(path.at(-1) ?? ''));
    if (!isNext) return [];
    if (flat.schema.properties?.href) return [[...path, 'href']];
    return flat.schema.properties || flat.schema.items ? [] : [path];
  });
  return link;
}
