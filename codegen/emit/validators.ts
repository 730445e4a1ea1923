import type { Ajv2020 } from 'ajv/dist/2020.js';

import type { ServiceModel } from '../model.ts';
import { hasHostileNames } from '../read/hostileNames.ts';
import { speaksConsole } from '../read/speaks.ts';
import { header } from './header.ts';
import { judgements, type Judgement } from './judgements.ts';
import { Code, literal } from './literal.ts';
import { standAlone } from './validatorRuntime.ts';

/** The text of validators.js, and what a document says that no validator heeds. */
export interface Validators {
  readonly code: string;
  readonly told: readonly string[];
}

/**
 * Emits validators.js: every schema, body, answer and parameter of a document as code that judges a value,
 * compiled now, so that nothing is evaluated at run time.
 */
export async function emitValidators(model: ServiceModel): Promise<Validators> {
  const { Ajv2020 } = await import('ajv/dist/2020.js');
  const { default: addFormats } = await import('ajv-formats');
  const { default: standaloneCode } = await import('ajv/dist/standalone/index.js');
  const told = new Set<string>();
  const log = (...words: unknown[]) => told.add(words.join(' ').replace('strict mode: ', ''));
  const { parts, all } = judgements(model);
  const ownProperties = hasHostileNames(model.document);

  const compile = (strict: boolean): string => {
    if (all.length === 0) return '';
    const ajv: Ajv2020 = new Ajv2020({
      allErrors: true,
      allowUnionTypes: true,
      // An unknown word is told: it may be a slip, and a document from elsewhere may have its own.
      strictSchema: 'log',
      strictTypes: false,
      strictTuples: false,
      // Each component is compiled once and called wherever it is referred to.
      inlineRefs: false,
      ownProperties,
      logger: { log, warn: log, error: log },
      code: { source: true, lines: true },
    });
    addFormats(ajv);
    for (const format of unknownFormats(model, ajv)) ajv.addFormat(format, true);
    for (const [address, part] of Object.entries(parts)) ajv.addSchema(strict ? part : {}, address);
    const names = all.map(({ id, schema }) => {
      if (typeof schema === 'string') return [id, schema] as const;
      ajv.addSchema(strict ? schema : {}, id);
      return [id, id] as const;
    });
    const code = standaloneCode(ajv, Object.fromEntries(names));
    return `(exports => {\n${withoutPaths(code)}\n})(judges);\n`;
  };
  const { runtime, code } = standAlone(compileOr(model, compile, log));
  const text = [
    header(model.source),
    runtime,
    '\n\nconst judges = {};\n',
    code,
    `\nexport const validators = ${literal(tableOf(model, all))};\n`,
  ].join('');
  return { code: text, told: [...told] };
}

/** A document from elsewhere whose schemas cannot be compiled is used unjudged, and that is told. */
function compileOr(
  { document }: ServiceModel,
  compile: (strict: boolean) => string,
  log: (words: string) => void,
): string {
  try {
    return compile(true);
  } catch (error) {
    if (speaksConsole(document)) throw error;
    log(`its schemas cannot be compiled, so nothing is checked by them: ${String(error)}`);
    return compile(false);
  }
}

/** Where in its schema a value failed is nobody's question here, and a quarter of the code. */
const withoutPaths = (code: string): string =>
  code.replaceAll(/schemaPath:"(?:[^"\\]|\\.)*",/g, '');

/** Formats that nobody has a rule for pass everything, as JSON Schema wants it. */
function unknownFormats({ document }: ServiceModel, ajv: Ajv2020): readonly string[] {
  const formats = JSON.stringify(document).matchAll(/"format":"((?:[^"\\]|\\.)*)"/g);
  return [...new Set([...formats].map(([, name = '']) => name))].filter(
    name => ajv.formats[name] === undefined,
  );
}

/** Where each judge stands: every operation has its place, even when there is nothing to judge. */
function tableOf({ operations }: ServiceModel, all: readonly Judgement[]): object {
  const ofEach = () => new Map(operations.map(({ id }): [string, unknown] => [id, {}]));
  const table: Readonly<Record<string, Map<string, unknown>>> = {
    schemas: new Map(),
    bodies: new Map(),
    answers: ofEach(),
    parameters: ofEach(),
  };
  for (const { id, places } of all) {
    for (const [kind = '', name = '', part] of places) {
      const judge = new Code(`judges.${id}`);
      const row = table[kind];
      const before = row?.get(name) as object | undefined;
      row?.set(name, part === undefined ? judge : { ...before, [part]: judge });
    }
  }
  return Object.fromEntries(
    Object.entries(table).map(([kind, row]) => [kind, Object.fromEntries(row)]),
  );
}

/** Emits validators.d.ts. */
export const emitValidatorTypes = ({ source }: ServiceModel, schemaImport: string): string =>
  `${header(source)}import type { ServiceValidators } from '${schemaImport}/validator.ts';

export declare const validators: ServiceValidators;
`;
