import {
  METHODS,
  type OpenApi,
  type Operation,
  type Parameter,
  type PathItem,
} from '../openapi.ts';
import { inferDialect } from './inferDialect.ts';
import { parameterSchema } from './parameterSchema.ts';
import { dereference, flatten } from './resolve.ts';
import { plainName } from './rows.ts';

/** The parameters that each dialect takes JSON in, whether or not a document says so. */
const JSON_IN = {
  loopback: ['filter', 'where'],
  'simple-rest': ['filter', 'range', 'sort'],
  plain: [],
} as const;

/** Says of the parameters of a dialect that they are JSON, where a document only says that they are texts. */
export function sayJson(document: OpenApi): OpenApi {
  const paths = Object.entries(document.paths ?? {}).map(([template, item]): [string, PathItem] => {
    const changed = METHODS.flatMap(method => {
      const operation = item[method] as Operation | undefined;
      const said = operation && sayIn(document, operation);
      return said && said !== operation ? [[method, said] as const] : [];
    });
    return [template, changed.length > 0 ? { ...item, ...Object.fromEntries(changed) } : item];
  });
  const before = Object.values(document.paths ?? {});
  return paths.every(([, item], index) => item === before[index])
    ? document
    : { ...document, paths: Object.fromEntries(paths) };
}

function sayIn(document: OpenApi, operation: Operation): Operation {
  const { parameters = [] } = operation;
  const all = parameters
    .map(each => dereference(document, each))
    .filter(each => each.in === 'query');
  const asked = all.map(({ name, schema, description = '' }) => ({
    name,
    plain: plainName(name),
    schema: flatten(document, schema ?? {}).schema,
    description,
  }));
  const names: readonly string[] = JSON_IN[inferDialect(asked)];
  const changed = parameters.map(each => {
    const parameter = dereference(document, each);
    const isText =
      names.includes(parameter.name) &&
      !parameterSchema(document, parameter).json &&
      ['string', undefined].includes(
        flatten(document, parameter.schema ?? {}).schema.type as string,
      );
    return isText ? asJson(parameter) : each;
  });
  return changed.some((each, index) => each !== parameters[index])
    ? { ...operation, parameters: changed }
    : operation;
}

const asJson = (parameter: Parameter): Parameter => ({
  ...parameter,
  schema: { type: 'string', contentMediaType: 'application/json', contentSchema: {} },
});
