import type { Ajv2020 } from 'ajv/dist/2020.js';

import type { ServiceValidators } from '../../src/schema/validator.ts';
import type { ServiceModel } from '../model.ts';
import { hasReservedNames } from '../read/bundle/reservedNames.ts';
import { usesXConsole } from '../read/schema/usesXConsole.ts';
import { formatHeader } from './formatHeader.ts';
import { collectValidatorSchemas, type ValidatorSchema } from './collectValidatorSchemas.ts';
import { SourceText, formatLiteral } from './formatLiteral.ts';
import { inlineRuntime } from './inlineRuntime.ts';

/** The text of validators.js, and the keywords and formats that no validator checks. */
export interface EmittedValidators {
  readonly code: string;
  readonly warnings: readonly string[];
}

/**
 * Emits validators.js: every schema, body, response, parameter and webhook payload of a document as code that validates a value,
 * compiled at generation, so that nothing is evaluated at run time.
 *
 * @param selectsOnly emits one table alone, without the code of the others: for a chunk of the console
 */
export async function emitValidators(
  model: ServiceModel,
  selectsOnly?: ValidatorKind,
): Promise<EmittedValidators> {
  const { Ajv2020 } = await import('ajv/dist/2020.js');
  const { default: addFormats } = await import('ajv-formats');
  const { default: standaloneCode } = await import('ajv/dist/standalone/index.js');
  const warnings = new Set<string>();
  const log = (...message: unknown[]) =>
    warnings.add(message.join(' ').replace('strict mode: ', ''));
  const { components, all: schemas } = collectValidatorSchemas(model);
  const all = selectsOnly === undefined ? schemas : selectSlots(schemas, selectsOnly);
  const ownProperties = hasReservedNames(model.document);

  const compile = (strict: boolean): string => {
    if (all.length === 0) return '';
    const ajv: Ajv2020 = new Ajv2020({
      allErrors: true,
      allowUnionTypes: true,
      // An unknown keyword is logged: it may be a typo, and a foreign document may have its own.
      strictSchema: 'log',
      strictTypes: false,
      strictTuples: false,
      // Each component is compiled once and called from every reference.
      inlineRefs: false,
      ownProperties,
      logger: { log, warn: log, error: log },
      code: { source: true, lines: true },
    });
    addFormats(ajv);
    for (const format of listUnknownFormats(model, ajv)) ajv.addFormat(format, true);
    for (const [id, part] of Object.entries(components)) ajv.addSchema(strict ? part : {}, id);
    const names = all.map(({ id, schema }) => {
      if (typeof schema === 'string') return [id, schema] as const;
      ajv.addSchema(strict ? schema : {}, id);
      return [id, id] as const;
    });
    const code = standaloneCode(ajv, Object.fromEntries(names));
    return `(exports => {\n${withoutSchemaPaths(code)}\n})(compiled);\n`;
  };
  const { runtime, code } = inlineRuntime(compileLeniently(model, compile, log));
  const table = buildValidatorTable(model, all);
  const text = [
    formatHeader(model.source),
    runtime,
    '\n\nconst compiled = {};\n',
    code,
    `\nexport const validators = ${formatLiteral(selectsOnly === undefined ? table : table[selectsOnly])};\n`,
  ].join('');
  return { code: text, warnings: [...warnings] };
}

/** A table of validators. */
type ValidatorKind = keyof ServiceValidators;

/** Returns the schemas of one table. */
const selectSlots = (
  all: readonly ValidatorSchema[],
  selectedKind: ValidatorKind,
): readonly ValidatorSchema[] =>
  all.flatMap(schema => {
    const slots = schema.slots.filter(([kind]) => kind === selectedKind);
    return slots.length > 0 ? [{ ...schema, slots }] : [];
  });

/** Compiles a foreign document; one whose schemas cannot be compiled is used without validation, with a warning. */
function compileLeniently(
  { document }: ServiceModel,
  compile: (strict: boolean) => string,
  log: (message: string) => void,
): string {
  try {
    return compile(true);
  } catch (error) {
    if (usesXConsole(document)) throw error;
    log(`its schemas cannot be compiled, so nothing is checked by them: ${String(error)}`);
    return compile(false);
  }
}

/** Removes the schema paths of errors: they are unused, and a quarter of the code. */
const withoutSchemaPaths = (code: string): string =>
  code.replaceAll(/schemaPath:"(?:[^"\\]|\\.)*",/g, '');

/** Formats without a rule accept every value, as JSON Schema requires. */
function listUnknownFormats({ document }: ServiceModel, ajv: Ajv2020): readonly string[] {
  const formats = JSON.stringify(document).matchAll(/"format":"((?:[^"\\]|\\.)*)"/g);
  return [...new Set([...formats].map(([, name = '']) => name))].filter(
    name => ajv.formats[name] === undefined,
  );
}

/** Builds the table of validators: every operation has an entry, even when there is nothing to validate. */
function buildValidatorTable(
  { operations }: ServiceModel,
  all: readonly ValidatorSchema[],
): Readonly<Record<string, object>> {
  const createEmptyRows = () => new Map(operations.map(({ id }): [string, unknown] => [id, {}]));
  const table: Readonly<Record<string, Map<string, unknown>>> = {
    schemas: new Map(),
    bodies: new Map(),
    responses: createEmptyRows(),
    parameters: createEmptyRows(),
    webhooks: new Map(),
  };
  for (const { id, slots } of all) {
    for (const [kind = '', name = '', part] of slots) {
      const validator = new SourceText(`compiled.${id}`);
      const row = table[kind];
      const existing = row?.get(name) as object | undefined;
      row?.set(name, part === undefined ? validator : { ...existing, [part]: validator });
    }
  }
  return Object.fromEntries(
    Object.entries(table).map(([kind, row]) => [kind, Object.fromEntries(row)]),
  );
}

/** Emits validators.d.ts. */
export const emitValidatorTypes = ({ source }: ServiceModel, schemaImport: string): string =>
  `${formatHeader(source)}import type { ServiceValidators } from '${schemaImport}/validator.ts';

export declare const validators: ServiceValidators;
`;

/** Emits webhooks.d.ts. */
export const emitWebhookTypes = ({ source }: ServiceModel, schemaImport: string): string =>
  `${formatHeader(source)}import type { ServiceValidators } from '${schemaImport}/validator.ts';

export declare const validators: ServiceValidators['webhooks'];
`;
