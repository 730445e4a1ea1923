import { readFileSync } from 'node:fs';

import type { Row, Rows } from '../../mocks/platform/Store.ts';
import { services } from '../../src/generated/services.ts';
import type { Condition, Scalar } from '../../src/schema/field.ts';
import type { OperationDescriptor } from '../../src/schema/operation.ts';
import type { Sent } from './caller.ts';

/** A call that an operation should do: where to, and what with. */
export interface FittingCall {
  /** Below `/api`. */
  readonly path: string;
  readonly sent: Sent;
}

/** What of a call is chosen by hand, where an example of the document will not do. */
export interface Chosen {
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

interface Described {
  readonly operationId?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly content?: Readonly<Record<string, { example?: unknown; schema?: Schema }>>;
  };
}

type Document = Readonly<Record<string, unknown>> & {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
};

const documents = new Map(
  Object.keys(services).map(service => {
    const text = readFileSync(`src/generated/${service}/document.json`, 'utf8');
    return [service, JSON.parse(text) as Document] as const;
  }),
);

/** The collection that a step of a path stands for, where it has another name. */
const COLLECTIONS: Readonly<Record<string, string>> = {
  doc: 'documents',
  file: 'files',
  upgrade: 'packages',
};

/**
 * A call that should succeed: ids of the city's own rows, required parameters and the body as the document gives
 * examples of them, and by hand what no document can know.
 */
export function fittingCall(
  operation: OperationDescriptor,
  rows: Rows,
  chosen: Chosen = {},
): FittingCall {
  const document = documents.get(operation.service)!;
  const item = document.paths[operation.path]!;
  const described = item[operation.method]!;
  const shared = (item.parameters ?? []) as unknown as readonly Parameter[];
  const parameters = [...shared, ...(described.parameters ?? [])].map(each =>
    follow(document, each),
  );
  const path = operation.path.replaceAll(/\{(\w+)\}/gu, (_, name: string) =>
    encodeURIComponent(
      chosen.path?.[name] ?? idOf(operation, name, rows) ?? textOf(document, parameters, name),
    ),
  );
  const asked = parameters.filter(each => each.in === 'query' && each.required === true);
  const query = Object.fromEntries(
    asked.map(({ name }) => [name, textOf(document, parameters, name)] as const),
  );
  return {
    path: `/${operation.service}${path}`,
    sent: {
      ...bodyFor(operation, document, described, chosen),
      query: { ...query, ...chosen.query },
    },
  };
}

/** The id of the first row that the operation is offered on. */
function idOf(
  { resource, path, when = {} }: OperationDescriptor,
  name: string,
  rows: Rows,
): string | undefined {
  if (name !== 'id') return undefined;
  const [step = ''] = path.split('/').filter(part => part !== '' && part !== 'v2');
  const collection = resource ?? COLLECTIONS[step] ?? step;
  const found: Row | undefined =
    collection === 'assets'
      ? (workingAsset(rows, { model: 'ssslc', ...when }) ?? workingAsset(rows, when))
      : rows[collection]?.find(each => fits(each, when));
  return found && String(found.id);
}

/** A device that is so and answers: it works, what it hangs on works, and its id asks for no refusal. */
export const workingAsset = (rows: Rows, condition: Condition): Row | undefined =>
  rows.assets?.find(row => fits(row, condition) && works(rows, row));

function works(rows: Rows, asset: Row): boolean {
  const above = [asset.controllerId, asset.ssgwId].map(id =>
    rows.assets?.find(each => each.id === id),
  );
  return [asset, ...above].every(
    row =>
      !row ||
      (row.status === 'normal' && !/_(OFFLINE|TIMEOUT|FAILED|PENDING)$/u.test(String(row.id))),
  );
}

/** Whether a row is as a condition wants it; what it has not is null. */
export const fits = (row: Row, condition: Condition): boolean =>
  Object.entries(condition).every(([name, wanted]) => {
    const value = (row[name] ?? null) as Scalar;
    return Array.isArray(wanted) ? wanted.includes(value) : value === wanted;
  });

function textOf(document: Document, parameters: readonly Parameter[], name: string): string {
  const parameter = parameters.find(each => each.name === name);
  const value = parameter?.example ?? exampleOf(document, parameter?.schema ?? {});
  return written(value);
}

const written = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

function bodyFor(
  { body }: OperationDescriptor,
  document: Document,
  described: Described,
  { json, form, parts }: Chosen,
): Sent {
  if (!body) return {};
  if (json !== undefined || form || parts) return { json, form, parts };
  const media = described.requestBody && follow(document, described.requestBody);
  const { example, schema = {} } = media?.content?.[body.mediaType] ?? {};
  const value = example ?? exampleOf(document, schema);
  if (body.mediaType.includes('json')) return { json: value };
  const fields = Object.entries(value as Readonly<Record<string, unknown>>);
  if (!body.mediaType.startsWith('multipart/')) {
    return { form: Object.fromEntries(fields.map(([name, one]) => [name, written(one)])) };
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

/** An example of a schema: its own, else one put together of those of its parts. */
function exampleOf(document: Document, written: Schema): unknown {
  const { $ref, ...beside } = written;
  const schema: Schema = $ref === undefined ? written : { ...follow(document, written), ...beside };
  const own = schema.examples?.[0] ?? schema.example ?? schema.const ?? schema.default;
  if (own !== undefined) return own;
  if (schema.enum) return schema.enum[0];
  if (schema.contentSchema) return JSON.stringify(exampleOf(document, schema.contentSchema));
  if (schema.oneOf?.[0]) return exampleOf(document, schema.oneOf[0]);
  if (schema.items) return [exampleOf(document, schema.items)];
  const inherited = (schema.allOf ?? []).map(part => exampleOf(document, part) as object);
  const required = Object.entries(schema.properties ?? {}).filter(([name]) =>
    schema.required?.includes(name),
  );
  const properties = required.map(([name, property]) => [name, exampleOf(document, property)]);
  return Object.assign({}, ...inherited, Object.fromEntries(properties)) as unknown;
}

function follow<Thing extends object>(document: Document, thing: Thing): Thing {
  const { $ref } = thing as { $ref?: string };
  if ($ref === undefined) return thing;
  const steps = $ref.slice(2).split('/');
  const target = steps.reduce<unknown>(
    (value, step) => (value as Readonly<Record<string, unknown>>)[step],
    document,
  );
  return follow(document, target as Thing);
}
