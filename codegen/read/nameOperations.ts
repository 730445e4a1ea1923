import type { OpenApi, Operation, Parameter, PathItem } from '../openapi.ts';
import { findOperations, type FoundOperation } from './operations.ts';
import { remark, type Remark } from './remark.ts';
import { free } from './repair.ts';
import { speaksConsole } from './speaks.ts';

/** A document whose operations are called as everything generated calls them. */
export interface Named {
  readonly document: OpenApi;
  readonly told: readonly Remark[];
}

/**
 * Names operations as everything generated calls them: an operationId that is no identifier is made one, a missing
 * one is made of method and path, and in a document from elsewhere one that is taken gets a number. There, too, a
 * path parameter that nobody declared is taken for a text.
 */
export function nameOperations(document: OpenApi): Named {
  const lenient = !speaksConsole(document);
  const taken = new Set<string>();
  const told: Remark[] = [];
  const named = new Map<string, Operation>();
  for (const found of findOperations(document)) {
    const id = lenient ? free(found.id, taken) : found.id;
    taken.add(id);
    if (id !== found.id) told.push(twin(found, id));
    const missing = lenient ? undeclared(found) : [];
    if (missing.length > 0) told.push(undeclaredIn(found, missing));
    named.set(found.at.join(' '), nameOne(found, id, missing));
  }
  const paths = Object.entries(document.paths ?? {}).map(([template, item]): [string, PathItem] => {
    const members = Object.entries(item).map(
      ([key, member]) => [key, named.get(['paths', template, key].join(' ')) ?? member] as const,
    );
    return [template, Object.fromEntries(members)];
  });
  return { document: { ...document, paths: Object.fromEntries(paths) }, told };
}

function nameOne({ operation }: FoundOperation, id: string, missing: readonly string[]): Operation {
  const { operationId: said, summary } = operation;
  const added = missing.map((name): Parameter => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  return {
    ...operation,
    operationId: id,
    // A name that code cannot have may be words already, and is what people read.
    ...(summary === undefined &&
      said !== undefined &&
      said !== id &&
      isWords(said) && { summary: said }),
    ...(added.length > 0 && { parameters: [...(operation.parameters ?? []), ...added] }),
  };
}

/** Words, or letters that no code has; `orgs/list-members` is made words like any other name. */
const isWords = (name: string): boolean => /[^\p{ASCII}]|\s/u.test(name);

/** Parameters of a path that its operation does not declare. */
export const undeclared = ({ template, parameters }: FoundOperation): readonly string[] =>
  [...template.matchAll(/\{([^}]+)\}/g)]
    .map(([, name = '']) => name)
    .filter(name => !parameters.some(each => each.in === 'path' && each.name === name));

const callOf = ({ method, template }: FoundOperation) => `${method.toUpperCase()} ${template}`;

const twin = (found: FoundOperation, id: string): Remark =>
  remark(
    [...found.at, ...(found.operation.operationId === undefined ? [] : ['operationId'])],
    `the name ${found.id} of ${callOf(found)} is taken; it is called ${id} here`,
    `${callOf(found)} 的名称 ${found.id} 已被占用，此处改称 ${id}`,
  );

const undeclaredIn = (found: FoundOperation, names: readonly string[]): Remark =>
  remark(
    found.at,
    `${callOf(found)} does not declare its path parameter ${names.join(', ')}; it is taken for a text`,
    `${callOf(found)} 未声明路径参数 ${names.join('、')}，按文本处理`,
  );
