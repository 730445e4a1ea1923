import type { Paging } from '../../src/schema/listing.ts';
import type { Schema } from '../openapi.ts';
import { PAGE_WORDS } from './pageWords.ts';
import { plainName } from './rows.ts';

/** A query parameter of a list, with its schema flat. */
export interface Asked {
  readonly name: string;
  /** The name without case and marks. */
  readonly plain: string;
  readonly schema: Schema;
  readonly description: string;
}

/** How a list is paged, and whether the number of its first page had to be assumed. */
export interface FoundPaging {
  readonly paging: Paging;
  readonly assumed: boolean;
  /** The parameters that it takes. */
  readonly used: readonly string[];
}

/** The parameter of a name that the words list, the usual one first. */
export const namedBy = (
  all: readonly Asked[],
  words: readonly string[],
  fits: (asked: Asked) => boolean = () => true,
): Asked | undefined =>
  words
    .map(word => all.find(asked => asked.plain === plainName(word) && fits(asked)))
    .find(asked => asked !== undefined);

/** A number, or a parameter whose type nobody wrote down. */
const isNumber = ({ schema: { type } }: Asked) =>
  type === undefined || type === 'integer' || type === 'number';

/** Finds out from the parameters of a list how one page is asked for. */
export function readPaging(all: readonly Asked[], startsAtZero: boolean): FoundPaging | undefined {
  const size = namedBy(all, PAGE_WORDS.size, isNumber);
  const longest = size?.schema.maximum;
  const bound = longest === undefined ? {} : { longest };
  const page = namedBy(all, PAGE_WORDS.page, isNumber);
  if (page) {
    const first = firstPage(page);
    return {
      paging: {
        by: 'page',
        page: page.name,
        ...(size && { size: size.name }),
        first: first ?? (startsAtZero ? 0 : 1),
        ...(size ? bound : {}),
      },
      assumed: first === undefined && !startsAtZero,
      used: [page.name, ...(size ? [size.name] : [])],
    };
  }
  const limit = size && { limit: size.name };
  const used = size ? [size.name] : [];
  const offset = namedBy(all, PAGE_WORDS.offset, isNumber);
  if (offset) {
    const paging = { by: 'offset', offset: offset.name, ...limit, ...bound } as const;
    return { paging, assumed: false, used: [offset.name, ...used] };
  }
  const cursor = namedBy(all, PAGE_WORDS.cursor);
  if (!cursor) return undefined;
  const paging = { by: 'cursor', cursor: cursor.name, ...limit, ...bound } as const;
  return { paging, assumed: false, used: [cursor.name, ...used] };
}

/** The number of the first page, as the parameter's bounds, default or description tell it. */
function firstPage({ schema, description }: Asked): 0 | 1 | undefined {
  const least = schema.minimum ?? schema.default;
  if (least === 0 || least === 1) return least;
  if (
    /\b(zero|0)[ -]?(based|indexed)|(start|begin)\w* (at|from|with) (0|zero)/i.test(description)
  ) {
    return 0;
  }
  const one = /\b(one|1)[ -]?(based|indexed)|(start|begin)\w* (at|from|with) (1|one)/i;
  return one.test(description) ? 1 : undefined;
}
