import type { OpenApi, Parameter } from '../openapi.ts';
import { findOperations } from './operations.ts';
import { PAGE_WORDS } from './pageWords.ts';
import { flatten } from './resolve.ts';
import { plainName } from './rows.ts';
import { sampleOf } from './sampleOf.ts';

/** What every call of a service carries alike, such as the version of a protocol or who asks. */
export interface Constant {
  readonly name: string;
  readonly in: 'query' | 'header';
  /** What is sent until the settings of an installation say otherwise. */
  readonly value: unknown;
  /** Whether the document names the value; otherwise it is only one that its schema allows. */
  readonly isSaid: boolean;
}

const known = new WeakMap<OpenApi, ReadonlyMap<string, Constant>>();

/** Fewer calls than this have nothing in common. */
const ENOUGH = 3;

/**
 * The constants of a document, by `header name` or `query name`: every header that a call insists on, which no form
 * asks for, and every query parameter that half of the calls insist on.
 */
export function constantsOf(document: OpenApi): ReadonlyMap<string, Constant> {
  const before = known.get(document);
  if (before) return before;
  const all = findOperations(document);
  const uses = new Map<string, Parameter[]>();
  for (const each of all.flatMap(({ parameters }) => parameters.filter(isInsisted))) {
    const key = constantKey(each);
    uses.set(key, [...(uses.get(key) ?? []), each]);
  }
  const constants = new Map(
    [...uses].flatMap(([key, [first, ...others]]) => {
      const isShared = others.length + 1 >= Math.max(ENOUGH, all.length / 2);
      const isConstant = first && (first.in === 'header' || isShared);
      return isConstant ? [[key, constant(document, first)] as const] : [];
    }),
  );
  known.set(document, constants);
  return constants;
}

/** By what a parameter is known in `constantsOf`. */
export const constantKey = ({ in: place, name }: Pick<Parameter, 'in' | 'name'>): string =>
  `${place} ${name}`;

const PAGES: ReadonlySet<string> = new Set([
  ...PAGE_WORDS.page,
  ...PAGE_WORDS.offset,
  ...PAGE_WORDS.size,
]);

/** Whether a call cannot be made without a parameter that is neither in its path nor what pages are asked by. */
export const isInsisted = ({ required, in: place, name }: Parameter): boolean =>
  required === true && (place === 'header' || (place === 'query' && !PAGES.has(plainName(name))));

function constant(document: OpenApi, parameter: Parameter): Constant {
  const said = saidValue(document, parameter);
  return {
    name: parameter.name,
    in: parameter.in as Constant['in'],
    value: said ?? sampleOf(document, parameter.schema ?? {}),
    isSaid: said !== undefined,
  };
}

/** The value that a document itself names: a default, the first choice, all choices of a list, an example. */
export function saidValue(document: OpenApi, parameter: Parameter): unknown {
  const { schema } = flatten(document, parameter.schema ?? {});
  const items = schema.items && flatten(document, schema.items).schema;
  return (
    schema.default ??
    (items ? (items.enum ?? arrayOf(items.default)) : schema.enum?.[0]) ??
    parameter.example ??
    schema.example ??
    schema.examples?.[0]
  );
}

const arrayOf = (value: unknown) => (value === undefined ? undefined : [value]);
