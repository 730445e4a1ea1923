import { readFileSync } from 'node:fs';

import type { Row, StoreRows } from '../../mocks/platform/Store.ts';
import { services } from '../../src/generated/services.ts';
import type { RecordCondition, ScalarValue } from '../../src/schema/field.ts';
import type { OperationDescriptor } from '../../src/schema/operation.ts';
import type { ApiRequest } from './apiCaller.ts';

/** A call that an operation should accept: its path and its body. */
export interface ValidCall {
  /** Below `/api`. */
  readonly path: string;
  readonly request: ApiRequest;
}

/** The values of a call that are set by hand, because an example of the document does not work. */
export interface ChosenCall {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly parts?: Readonly<Record<string, string | File>>;
  readonly form?: Readonly<Record<string, string>>;
}

interface Schema {
  readonly $ref?: string;
  readonly examples?: readonly unknown[];
  readonly example?: unknown;
  readonly default?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly type?: string;
  readonly items?: Schema;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly contentSchema?: Schema;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly example?: unknown;
  readonly schema?: Schema;
}

interface DocumentOperation {
  readonly operationId?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly content?: Readonly<Record<string, { example?: unknown; schema?: Schema }>>;
  };
}

type Document = Readonly<Record<string, unknown>> & {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentOperation>>>>;
};

const documents = new Map(
  Object.keys(services).map(service => {
    const text = readFileSync(`src/generated/${service}/document.json`, 'utf8');
    return [service, JSON.parse(text) as Document] as const;
  }),
);

/** The collections of path segments with another name. */
const COLLECTIONS: Readonly<Record<string, string>> = {
  doc: 'documents',
  file: 'files',
  upgrade: 'packages',
};

/**
 * A call that should succeed: ids of existing rows, required parameters and the body from the examples of the document,
 * and values by hand that no document contains.
 */
export function createValidCall(
  operation: OperationDescriptor,
  rows: StoreRows,
  choice: ChosenCall = {},
): ValidCall {
  const document = documents.get(operation.service)!;
  const item = document.paths[operation.path]!;
  const documented = item[operation.method]!;
  const sharedParameters = (item.parameters ?? []) as unknown as readonly Parameter[];
  const parameters = [...sharedParameters, ...(documented.parameters ?? [])].map(each =>
    resolveRef(document, each),
  );
  const path = operation.path.replaceAll(/\{(\w+)\}/gu, (_, name: string) =>
    encodeURIComponent(
      choice.path?.[name] ??
        findId(operation, name, rows) ??
        getParameterText(document, parameters, name),
    ),
  );
  const requiredParameters = parameters.filter(
    each => each.in === 'query' && each.required === true,
  );
  const query = Object.fromEntries(
    requiredParameters.map(
      ({ name }) => [name, getParameterText(document, parameters, name)] as const,
    ),
  );
  return {
    path: `/${operation.service}${path}`,
    request: {
      ...createBody(operation, document, documented, choice),
      query: { ...query, ...choice.query },
    },
  };
}

/** The id of the first row for which the operation is available. */
function findId(
  { resource, path, when = {} }: OperationDescriptor,
  name: string,
  rows: StoreRows,
): string | undefined {
  if (name !== 'id') return undefined;
  const [step = ''] = path.split('/').filter(part => part !== '' && part !== 'v2');
  const collection = resource ?? COLLECTIONS[step] ?? step;
  const found: Row | undefined =
    collection === 'assets'
      ? (findWorkingAsset(rows, { model: 'ssslc', ...when }) ?? findWorkingAsset(rows, when))
      : rows[collection]?.find(each => rowMatches(each, when));
  return found && String(found.id);
}

/** A matching device that responds: it and its gateway work, and its id simulates no error. */
export const findWorkingAsset = (rows: StoreRows, condition: RecordCondition): Row | undefined =>
  rows.assets?.find(row => rowMatches(row, condition) && isWorking(rows, row));

function isWorking(rows: StoreRows, asset: Row): boolean {
  const linkedAssets = [asset.controllerId, asset.ssgwId].map(id =>
    rows.assets?.find(each => each.id === id),
  );
  return [asset, ...linkedAssets].every(
    row =>
      !row ||
      (row.status === 'normal' && !/_(OFFLINE|TIMEOUT|FAILED|PENDING)$/u.test(String(row.id))),
  );
}

/** Whether a row matches a condition; a missing property is null. */
export const rowMatches = (row: Row, condition: RecordCondition): boolean =>
  Object.entries(condition).every(([name, wanted]) => {
    const value = (row[name] ?? null) as ScalarValue;
    return Array.isArray(wanted) ? wanted.includes(value) : value === wanted;
  });

function getParameterText(
  document: Document,
  parameters: readonly Parameter[],
  name: string,
): string {
  const parameter = parameters.find(each => each.name === name);
  const value = parameter?.example ?? createExample(document, parameter?.schema ?? {});
  return toText(value);
}

const toText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

function createBody(
  { body }: OperationDescriptor,
  document: Document,
  documented: DocumentOperation,
  { json, form, parts }: ChosenCall,
): ApiRequest {
  if (!body) return {};
  if (json !== undefined || form || parts) return { json, form, parts };
  const media = documented.requestBody && resolveRef(document, documented.requestBody);
  const { example, schema = {} } = media?.content?.[body.mediaType] ?? {};
  const value = example ?? createExample(document, schema);
  if (body.mediaType.includes('json')) return { json: value };
  const fields = Object.entries(value as Readonly<Record<string, unknown>>);
  if (!body.mediaType.startsWith('multipart/')) {
    return { form: Object.fromEntries(fields.map(([name, one]) => [name, toText(one)])) };
  }
  const isFile = (name: string) =>
    body.fields.some(({ source, kind }) => source === name && kind === 'file');
  const filled = fields.map(
    ([name, one]) =>
      [
        name,
        isFile(name) ? new File(['content'], 'a.txt', { type: 'text/plain' }) : String(one),
      ] as const,
  );
  return { parts: Object.fromEntries(filled) };
}

/** The example of a schema, or one composed of the examples of its parts. */
function createExample(document: Document, toText: Schema): unknown {
  const { $ref, ...siblings } = toText;
  const schema: Schema =
    $ref === undefined ? toText : { ...resolveRef(document, toText), ...siblings };
  const ownExample = schema.examples?.[0] ?? schema.example ?? schema.const ?? schema.default;
  if (ownExample !== undefined) return ownExample;
  if (schema.enum) return schema.enum[0];
  if (schema.contentSchema) return JSON.stringify(createExample(document, schema.contentSchema));
  if (schema.oneOf?.[0]) return createExample(document, schema.oneOf[0]);
  if (schema.items) return [createExample(document, schema.items)];
  const inherited = (schema.allOf ?? []).map(part => createExample(document, part) as object);
  const required = Object.entries(schema.properties ?? {}).filter(([name]) =>
    schema.required?.includes(name),
  );
  const properties = required.map(([name, property]) => [name, createExample(document, property)]);
  return Object.assign({}, ...inherited, Object.fromEntries(properties)) as unknown;
}

function resolveRef<Value extends object>(document: Document, value: Value): Value {
  const { $ref } = value as { $ref?: string };
  if ($ref === undefined) return value;
  const steps = $ref.slice(2).split('/');
  const target = steps.reduce<unknown>(
    (value, step) => (value as Readonly<Record<string, unknown>>)[step],
    document,
  );
  return resolveRef(document, target as Value);
}
