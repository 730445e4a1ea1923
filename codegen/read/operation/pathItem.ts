import type { Method } from '../../../src/schema/operation.ts';
import {
  METHODS,
  type OpenApiDocument,
  type OperationObject,
  type ParameterObject,
} from '../../openapi.ts';
import { humanise, toIdentifier } from '../schema/humanise.ts';
import type { PointerPath } from '../../jsonPointer.ts';
import { dereference } from '../schema/reference.ts';

/** An operation of a document, merged with the parameters of its path. */
export interface FoundOperation {
  readonly id: string;
  readonly method: Method;
  /** For example `/lamps/{id}`. */
  readonly template: string;
  readonly operation: OperationObject;
  readonly parameters: readonly ParameterObject[];
  /** Pointer to the operation in the document. */
  readonly at: PointerPath;
}

/**
 * Returns every operation of a document in document order; each id is an identifier.
 *
 * @example findOperations(document).map(({ id }) => id) // ['listUsers', 'createUser', …]
 * @see https://spec.openapis.org/oas/v3.1.1.html#path-item-object
 */
export const findOperations = (document: OpenApiDocument): readonly FoundOperation[] =>
  Object.entries(document.paths ?? {}).flatMap(([template, item]) =>
    Object.keys(item).flatMap(key => {
      const method = METHODS.find(name => name === key);
      const operation = method && (item[method] as OperationObject | undefined);
      if (!method || !operation) return [];
      const sharedParameters = (item.parameters ?? []).map(each => dereference(document, each));
      const ownParameters = (operation.parameters ?? []).map(each => dereference(document, each));
      const id = toIdentifier(operation.operationId ?? createOperationId(method, template));
      const at = ['paths', template, method];
      const parameters = [
        ...sharedParameters.filter(each => !ownParameters.some(isSameParameter(each))),
        ...ownParameters,
      ].filter(isSupportedParameter);
      return [{ id, method, template, operation, parameters, at }];
    }),
  );

/** OpenAPI ignores these headers: the body, the response and the security of an operation define them. */
const IGNORED_HEADERS = ['accept', 'content-type', 'authorization'];

const isSupportedParameter = ({ in: location, name }: ParameterObject): boolean =>
  location !== 'header' || !IGNORED_HEADERS.includes(name.toLowerCase());

const isSameParameter =
  (one: ParameterObject) =>
  (other: ParameterObject): boolean =>
    one.name === other.name && one.in === other.in;

/** GET /pets/{id} → getPetsByID. */
const createOperationId = (method: Method, template: string): string =>
  [
    method,
    ...template
      .split('/')
      .filter(Boolean)
      .map(part => humanise(part.startsWith('{') ? `by ${part}` : part)),
  ].join(' ');
