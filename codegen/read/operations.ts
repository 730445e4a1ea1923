import type { Method } from '../../src/schema/operation.ts';
import { METHODS, type OpenApi, type Operation, type Parameter } from '../openapi.ts';
import { humanise, identifier } from './humanise.ts';
import type { Path } from './pointer.ts';
import { dereference } from './resolve.ts';

/** An operation as it stands in a document, with the parameters of its path worked in. */
export interface FoundOperation {
  readonly id: string;
  readonly method: Method;
  /** The path template. */
  readonly template: string;
  readonly operation: Operation;
  readonly parameters: readonly Parameter[];
  /** Where it stands in the document. */
  readonly at: Path;
}

/** Every operation of a document, in document order, under a name that is an identifier. */
export const findOperations = (document: OpenApi): readonly FoundOperation[] =>
  Object.entries(document.paths ?? {}).flatMap(([template, item]) =>
    Object.keys(item).flatMap(key => {
      const method = METHODS.find(name => name === key);
      const operation = method && (item[method] as Operation | undefined);
      if (!method || !operation) return [];
      const shared = (item.parameters ?? []).map(each => dereference(document, each));
      const own = (operation.parameters ?? []).map(each => dereference(document, each));
      const id = identifier(operation.operationId ?? nameOf(method, template));
      const at = ['paths', template, method];
      const parameters = [...shared.filter(each => !own.some(same(each))), ...own].filter(isOurs);
      return [{ id, method, template, operation, parameters, at }];
    }),
  );

/** OpenAPI passes over these headers: the body, the answer and the security of an operation say them already. */
const SAID_ELSEWHERE = ['accept', 'content-type', 'authorization'];

const isOurs = ({ in: place, name }: Parameter): boolean =>
  place !== 'header' || !SAID_ELSEWHERE.includes(name.toLowerCase());

const same =
  (one: Parameter) =>
  (other: Parameter): boolean =>
    one.name === other.name && one.in === other.in;

/** GET /pets/{id} → getPetsById. */
const nameOf = (method: Method, template: string): string =>
  [
    method,
    ...template
      .split('/')
      .filter(Boolean)
      .map(part => humanise(part.startsWith('{') ? `by ${part}` : part)),
  ].join(' ');
