import type { JsonPath } from '../../src/schema/listing.ts';
import type { OpenApiDocument, SchemaObject } from '../openapi.ts';
import { flattenSchema, type FlatSchema } from './resolveSchema.ts';

/** Where a list's answer has its rows, and what stands around them. */
export interface FoundRows {
  readonly rows: JsonPath;
  readonly item: FlatSchema;
  readonly total?: JsonPath;
  /** The total has a name that some give to the length of the page. */
  readonly isTotalUncertain?: true;
  readonly next?: JsonPath;
  readonly hasMore?: JsonPath;
  /** It is only the shape of the answer that makes it a list: nothing else says so. */
  readonly isBare: boolean;
}

/** Names that people give the rows of a page. */
const ROW_ARRAY_NAMES = new Set([
  ...['data', 'items', 'results', 'rows', 'records', 'content', 'value', 'values', 'list'],
  ...['entries', 'hits', 'resources', 'elements', 'members', 'objects', 'docs', 'nodes', 'edges'],
]);

/** Names of what may stand around a page: the rows are in one of them, or what is known of the page. */
const ENVELOPE_NAMES = new Set([
  ...['data', 'result', 'response', 'payload', 'body', 'content', 'page', 'paging', 'pagination'],
  ...['meta', 'metadata', 'pageinfo', 'paginator', 'summary', 'embedded', 'links', 'cursor'],
  ...['next', 'cursors'],
]);

const TOTAL_NAMES = new Set([
  ...['total', 'totalcount', 'totalitems', 'totalelements', 'totalresults', 'totalrecords'],
  ...['totalrows', 'recordstotal', 'totalhits', 'totalsize', 'totalnumber', 'numfound'],
]);
/** Names that mean all rows to some, and those of the page to others. */
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

/** How deep around the rows is looked. */
const MAX_ENVELOPE_DEPTH = 3;

interface EnvelopePart {
  readonly path: JsonPath;
  readonly flat: FlatSchema;
}

/**
 * Finds the rows in what a list answers: the answer itself, or the one array of objects that stands in it, with
 * what the answer says about the whole.
 *
 * @param collection the name of the list's path, after which some documents name the rows
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
    // Where a next page stands beside it, it counts them all.
    ...(count && !total && !next && { isTotalUncertain: true as const }),
    ...(next && { next }),
    ...(hasMore && { hasMore }),
    isBare: namedLists.length === 0 && !total && !next && !hasMore,
  };
}

/** An object, or a choice of objects. */
const isRecord = ({ schema }: FlatSchema): boolean =>
  schema.type === 'object' ||
  schema.properties !== undefined ||
  (schema.oneOf ?? schema.anyOf) !== undefined;

/** What stands in an answer, as deep as an envelope can be. */
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

/** The next cursor or address: a text or a number, or the `href` of a link. */
function findNext(parts: readonly EnvelopePart[]): JsonPath | undefined {
  const [link] = parts.flatMap(({ path, flat }) => {
    const isNext = NEXT_NAMES.has(normalizeName(path.at(-1) ?? ''));
    if (!isNext) return [];
    if (flat.schema.properties?.href) return [[...path, 'href']];
    return flat.schema.properties || flat.schema.items ? [] : [path];
  });
  return link;
}
