import { compileEquals } from './comparison.ts';
import { coerce } from './coerce.ts';
import { type FieldType, type FieldTypes, getFieldType } from './fieldTypes.ts';
import { FilterError, quote } from './FilterError.ts';
import { toList, isJsonObject, type JsonObject } from './json.ts';
import type { IndexNarrowing } from './narrowing.ts';
import type { NearClause } from './near.ts';
import { OPERATORS } from './operators.ts';
import { createRowTest, type RowTest } from './rowTest.ts';

export type CompiledCondition =
  | {
      readonly kind: 'all' | 'any';
      readonly parts: readonly CompiledCondition[];
      readonly test: RowTest;
    }
  | {
      readonly kind: 'field';
      readonly path: string;
      readonly test: RowTest;
      readonly narrowing?: IndexNarrowing;
    };

/** The context of compiling a `where`, and the `near` clauses in it. */
export interface CompileContext {
  readonly fields: FieldTypes;
  /** Hidden fields: a condition on one is dropped, as LoopBack does. */
  readonly hidden: ReadonlySet<string>;
  readonly nears: NearClause[];
}

/**
 * Compiles a `where`: all of its conditions must hold, several operators on one field included.
 *
 * @throws FilterError for a malformed one. An unknown field or operator is not malformed: it matches nothing.
 * @see docs/loopback.md, sections 1 to 9
 */
export function compileWhere(where: unknown, context: CompileContext): CompiledCondition {
  if (!isJsonObject(where)) {
    throw new FilterError(
      `The where clause ${quote(where)} is not an object: send one, such as {"name": "a"}, or leave it out.`,
    );
  }
  return combineAll(
    Object.entries(where).flatMap(([key, matcher]) => compileEntry(key, matcher, context)),
  );
}

function compileEntry(key: string, matcher: unknown, context: CompileContext): CompiledCondition[] {
  if (key === 'and') return [combineAll(compileClauses(key, matcher, context))];
  if (key === 'or') return [combineAny(compileClauses(key, matcher, context))];
  if (context.hidden.has(key.split('.', 1)[0] ?? key)) return [];
  return compileField(key, matcher, context);
}

function compileClauses(
  operator: string,
  value: unknown,
  context: CompileContext,
): CompiledCondition[] {
  const list = Array.isArray(value) ? (value as unknown[]) : toList(value);
  if (list) return list.map(clause => compileWhere(clause, context));
  throw new FilterError(
    `The ${operator} operator has invalid clauses ${quote(value)}: send a list of conditions.`,
  );
}

function compileField(
  path: string,
  matcher: unknown,
  context: CompileContext,
): CompiledCondition[] {
  const type = getFieldType(context.fields, path);
  if (type === 'array') assertNotNull(path, matcher);
  if (!isJsonObject(matcher)) return [compileEquality(path, matcher, type)];
  const operatorNames = Object.keys(OPERATORS).filter(name => Object.hasOwn(matcher, name));
  const hasNear = Object.hasOwn(matcher, 'near') && canHoldGeoPoint(type);
  if (hasNear) context.nears.push(toNearClause(path, matcher));
  else if (operatorNames.length === 0) return [compileEquality(path, matcher, type)];
  return operatorNames.map(name => {
    const { test, narrowing } = OPERATORS[name]!(matcher[name], { path, type });
    const passesEmptyList = name === 'neq';
    return createFieldCondition(path, createRowTest(path, type, test, passesEmptyList), narrowing);
  });
}

function compileEquality(
  path: string,
  value: unknown,
  type: FieldType | undefined,
): CompiledCondition {
  const { test, narrowing } = compileEquals(coerce(value, type, path));
  return createFieldCondition(path, createRowTest(path, type, test, false), narrowing);
}

function createFieldCondition(
  path: string,
  test: RowTest,
  narrowing?: IndexNarrowing,
): CompiledCondition {
  return { kind: 'field', path, test, ...(narrowing && { narrowing }) };
}

/** Combines conditions by AND and flattens nested ANDs: an index so sees all required conditions. */
export function combineAll(conditions: readonly CompiledCondition[]): CompiledCondition {
  const parts = conditions.flatMap(part => (part.kind === 'all' ? part.parts : [part]));
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const tests = parts.map(part => part.test);
  return { kind: 'all', parts, test: row => tests.every(test => test(row)) };
}

function combineAny(parts: readonly CompiledCondition[]): CompiledCondition {
  const tests = parts.map(part => part.test);
  return { kind: 'any', parts, test: row => tests.some(test => test(row)) };
}

function canHoldGeoPoint(type: FieldType | undefined): boolean {
  return type === undefined || type === 'geopoint' || type === 'object' || type === 'array';
}

function toNearClause(path: string, matcher: JsonObject): NearClause {
  const { near: origin, maxDistance, minDistance, unit } = matcher;
  return { path, origin, maxDistance, minDistance, unit };
}

function assertNotNull(path: string, matcher: unknown): void {
  if (matcher !== null && !(isJsonObject(matcher) && matcher.eq === null)) return;
  throw new FilterError(
    `${path} holds lists, and LoopBack cannot test whether a list is null: filter by one of its items.`,
  );
}
