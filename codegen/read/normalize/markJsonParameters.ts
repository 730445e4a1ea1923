import {
  METHODS,
  type OpenApiDocument,
  type OperationObject,
  type ParameterObject,
  type PathItemObject,
} from '../../openapi.ts';
import { inferDialect } from '../listing/inferDialect.ts';
import { getParameterSchema } from '../operation/parameter.ts';
import { dereference } from '../schema/reference.ts';
import { flattenSchema } from '../schema/schemaObject.ts';
import { normalizeName } from '../schema/findRows.ts';

/** The parameters that contain JSON in each dialect, whether or not a document declares it. */
const JSON_PARAMETERS = {
  loopback: ['filter', 'where'],
  'simple-rest': ['filter', 'range', 'sort'],
  plain: [],
} as const;

/**
 * Marks the parameters of a dialect as JSON, where a document only declares them as texts.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#parameter-object
 */
export function markJsonParameters(document: OpenApiDocument): OpenApiDocument {
  const paths = Object.entries(document.paths ?? {}).map(
    ([template, item]): [string, PathItemObject] => {
      const changed = METHODS.flatMap(method => {
        const operation = item[method] as OperationObject | undefined;
        const marked = operation && markInOperation(document, operation);
        return marked && marked !== operation ? [[method, marked] as const] : [];
      });
      return [template, changed.length > 0 ? { ...item, ...Object.fromEntries(changed) } : item];
    },
  );
  const before = Object.values(document.paths ?? {});
  return paths.every(([, item], index) => item === before[index])
    ? document
    : { ...document, paths: Object.fromEntries(paths) };
}

function markInOperation(document: OpenApiDocument, operation: OperationObject): OperationObject {
  const { parameters = [] } = operation;
  const all = parameters
    .map(each => dereference(document, each))
    .filter(each => each.in === 'query');
  const queryParameters = all.map(({ name, schema, description = '' }) => ({
    name,
    normalizedName: normalizeName(name),
    schema: flattenSchema(document, schema ?? {}).schema,
    description,
  }));
  const names: readonly string[] = JSON_PARAMETERS[inferDialect(queryParameters)];
  const changed = parameters.map(each => {
    const parameter = dereference(document, each);
    const isText =
      names.includes(parameter.name) &&
      !getParameterSchema(document, parameter).json &&
      ['string', undefined].includes(
        flattenSchema(document, parameter.schema ?? {}).schema.type as string,
      );
    return isText ? toJsonParameter(parameter) : each;
  });
  return changed.some((each, index) => each !== parameters[index])
    ? { ...operation, parameters: changed }
    : operation;
}

const toJsonParameter = (parameter: ParameterObject): ParameterObject => ({
  ...parameter,
  schema: { type: 'string', contentMediaType: 'application/json', contentSchema: {} },
});
