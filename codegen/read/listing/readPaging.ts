import type { PagingDescriptor } from '../../../src/schema/listing.ts';
import type { SchemaObject } from '../../openapi.ts';
import { PARAMETER_NAMES } from '../operation/parameterNames.ts';
import { normalizeName } from '../schema/findRows.ts';

/** A query parameter of a list, with its schema flattened. */
export interface QueryParameter {
  readonly name: string;
  /** The name without case and punctuation. */
  readonly normalizedName: string;
  readonly schema: SchemaObject;
  readonly description: string;
}

/** The paging syntax of a list, and whether the number of its first page is assumed. */
export interface FoundPaging {
  readonly paging: PagingDescriptor;
  readonly isAssumed: boolean;
  /** The parameters of the paging syntax. */
  readonly usedNames: readonly string[];
}

/** Finds the parameter by a list of names, the usual one first. */
export const findParameterNamed = (
  parameters: readonly QueryParameter[],
  names: readonly string[],
  accepts: (parameter: QueryParameter) => boolean = () => true,
): QueryParameter | undefined =>
  names
    .map(candidate =>
      parameters.find(
        parameter => parameter.normalizedName === normalizeName(candidate) && accepts(parameter),
      ),
    )
    .find(parameter => parameter !== undefined);

/** Whether a parameter is a number or has no declared type. */
const isNumber = ({ schema: { type } }: QueryParameter) =>
  type === undefined || type === 'integer' || type === 'number';

/**
 * Determines the paging syntax of a list from its parameters.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#parameter-object
 */
export function readPaging(
  parameters: readonly QueryParameter[],
  startsAtZero: boolean,
): FoundPaging | undefined {
  const size = findParameterNamed(parameters, PARAMETER_NAMES.size, isNumber);
  const maxPageSize = size?.schema.maximum;
  const bound = maxPageSize === undefined ? {} : { maxPageSize };
  const page = findParameterNamed(parameters, PARAMETER_NAMES.page, isNumber);
  if (page) {
    const first = readFirstPage(page);
    return {
      paging: {
        by: 'page',
        page: page.name,
        ...(size && { size: size.name }),
        first: first ?? (startsAtZero ? 0 : 1),
        ...(size ? bound : {}),
      },
      isAssumed: first === undefined && !startsAtZero,
      usedNames: [page.name, ...(size ? [size.name] : [])],
    };
  }
  const limit = size && { limit: size.name };
  const used = size ? [size.name] : [];
  const offset = findParameterNamed(parameters, PARAMETER_NAMES.offset, isNumber);
  if (offset) {
    const paging = { by: 'offset', offset: offset.name, ...limit, ...bound } as const;
    return { paging, isAssumed: false, usedNames: [offset.name, ...used] };
  }
  const cursor = findParameterNamed(parameters, PARAMETER_NAMES.cursor);
  if (!cursor) return undefined;
  const paging = { by: 'cursor', cursor: cursor.name, ...limit, ...bound } as const;
  return { paging, isAssumed: false, usedNames: [cursor.name, ...used] };
}

/** Returns the number of the first page, from the parameter's bounds, default or description. */
function readFirstPage({ schema, description }: QueryParameter): 0 | 1 | undefined {
  const lowest = schema.minimum ?? schema.default;
  if (lowest === 0 || lowest === 1) return lowest;
  if (
    /\b(zero|0)[ -]?(based|indexed)|(start|begin)\w* (at|from|with) (0|zero)/i.test(description)
  ) {
    return 0;
  }
  const one = /\b(one|1)[ -]?(based|indexed)|(start|begin)\w* (at|from|with) (1|one)/i;
  return one.test(description) ? 1 : undefined;
}
