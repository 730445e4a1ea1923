import type { Inside } from '../../src/schema/listing.ts';
import type { OpenApi, Schema } from '../openapi.ts';
import { flatten, type Flat } from './resolve.ts';

/** Where a list's answer has its rows, and what stands around them. */
export interface Rows {
  readonly rows: Inside;
  readonly item: Flat;
  readonly total?: Inside;
  /** The total has a name that some give to the length of the page. */
  readonly unsure?: true;
  readonly next?: Inside;
  readonly more?: Inside;
  /** It is only the shape of the answer that makes it a list: nothing else says so. */
  readonly bare: boolean;
}

/** Names that people give the rows of a page. */
const ROWS = new Set([
  ...['data', 'items', 'results', 'rows', 'records', 'content', 'value', 'values', 'list'],
  ...['entries', 'hits', 'resources', 'elements', 'members', 'objects', 'docs', 'nodes', 'edges'],
]);

/** Names of what may stand around a page: the rows are in one of them, or what is known of the page. */
const AROUND = new Set([
  ...['data', 'result', 'response', 'payload', 'body', 'content', 'page', 'paging', 'pagination'],
  ...['meta', 'metadata', 'pageinfo', 'paginator', 'summary', 'embedded', 'links', 'cursor'],
  ...['next', 'cursors'],
]);

const TOTAL = new Set([
  ...['total', 'totalcount', 'totalitems', 'totalelements', 'totalresults', 'totalrecords'],
  ...['totalrows', 'recordstotal', 'totalhits', 'totalsize', 'totalnumber', 'numfound'],
]);
/** Names that mean all rows to some, and those of the page to others. */
const UNSURE = new Set(['count', 'itemcount', 'itemscount', 'resultcount', 'resultscount']);
const NEXT = new Set([
  ...['next', 'nextcursor', 'nextpage', 'nextpagetoken', 'nexttoken', 'continue', 'nextmarker'],
  ...['nextlink', 'nexturl', 'endcursor', 'after', 'odatanextlink'],
]);
const MORE = new Set(['hasmore', 'hasnext', 'hasnextpage', 'more', 'truncated', 'istruncated']);

/** A name without its case and its marks: `next_page-token` and `nextPageToken` are one. */
export const plainName = (name: string): string =>
  name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** How deep around the rows is looked. */
const DEPTH = 3;

interface Part {
  readonly path: Inside;
  readonly flat: Flat;
}

/**
 * Finds the rows in what a list answers: the answer itself, or the one array of objects that stands in it, with
 * what the answer says about the whole.
 *
 * @param collection the name of the list's path, after which some documents name the rows
 */
export function findRows(document: OpenApi, schema: Schema, collection: string): Rows | undefined {
  const whole = flatten(document, schema);
  if (whole.schema.items) {
    return { rows: [], item: flatten(document, whole.schema.items), bare: false };
  }
  const parts = partsOf(document, whole);
  const lists = parts.flatMap(({ path, flat: { schema: list } }) => {
    const item = list.items && flatten(document, list.items);
    return item && isRecord(item) ? [{ path, item }] : [];
  });
  const named = ({ path }: (typeof lists)[number]) => {
    const name = plainName(path.at(-1) ?? '');
    return ROWS.has(name) || name === plainName(collection);
  };
  const known = lists.filter(named);
  const [chosen] = known.length > 0 ? known : lists.length === 1 ? lists : [];
  if (!chosen) return undefined;
  const total = findNamed(parts, TOTAL, ['integer', 'number']);
  const next = findNext(parts);
  const more = findNamed(parts, MORE, ['boolean']);
  const count = total ?? findNamed(parts, UNSURE, ['integer', 'number']);
  return {
    rows: chosen.path,
    item: chosen.item,
    ...(count && { total: count }),
    // Where a next page stands beside it, it counts them all.
    ...(count && !total && !next && { unsure: true as const }),
    ...(next && { next }),
    ...(more && { more }),
    bare: known.length === 0 && !total && !next && !more,
  };
}

/** An object, or a choice of objects. */
const isRecord = ({ schema }: Flat): boolean =>
  schema.type === 'object' ||
  schema.properties !== undefined ||
  (schema.oneOf ?? schema.anyOf) !== undefined;

/** What stands in an answer, as deep as an envelope can be. */
function partsOf(document: OpenApi, { schema }: Flat, path: Inside = []): readonly Part[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, written]) => {
    const flat = flatten(document, written);
    const here: Part = { path: [...path, name], flat };
    const deeper =
      path.length < DEPTH - 1 && flat.schema.properties && AROUND.has(plainName(name))
        ? partsOf(document, flat, here.path)
        : [];
    return [here, ...deeper];
  });
}

function findNamed(
  parts: readonly Part[],
  names: ReadonlySet<string>,
  types: readonly string[],
): Inside | undefined {
  const found = parts.find(
    ({ path, flat }) =>
      names.has(plainName(path.at(-1) ?? '')) && types.includes(String(flat.schema.type)),
  );
  return found?.path;
}

/** The next cursor or address: a text or a number, or the `href` of a link. */
function findNext(parts: readonly Part[]): Inside | undefined {
  const [link] = parts.flatMap(({ path, flat }) => {
    const isNext = NEXT.has(plainName(path.at(-1) ?? ''));
    if (!isNext) return [];
    if (flat.schema.properties?.href) return [[...path, 'href']];
    return flat.schema.properties || flat.schema.items ? [] : [path];
  });
  return link;
}
