import { equalTo } from './comparison.ts';
import { coerce } from './coerce.ts';
import { type FieldType, type FieldTypes, typeOf } from './fieldTypes.ts';
import { FilterError, quote } from './FilterError.ts';
import { asList, isObject, type JsonObject } from './json.ts';
import type { Narrowing } from './narrowing.ts';
import type { Near } from './near.ts';
import { operators } from './operators.ts';
import { rowTest, type RowTest } from './rowTest.ts';

/** A compiled `where`, or a part of it. */
export type Condition =
  | { readonly kind: 'all' | 'any'; readonly parts: readonly Condition[]; readonly test: RowTest }
  | {
      readonly kind: 'field';
      readonly path: string;
      readonly test: RowTest;
      readonly narrowing?: Narrowing;
    };

/** What a `where` is compiled for, and the `near` clauses that were found in it. */
export interface Compiling {
  readonly fields: FieldTypes;
  /** Fields that nobody may ask about: a condition on one is left out, as LoopBack does. */
  readonly hidden: ReadonlySet<string>;
  readonly nears: Near[];
}

/**
 * Compiles a `where`: all of its conditions must hold, several operators on one field included.
 *
 * @throws FilterError for a malformed one. An unknown field or operator is none: it matches nothing.
 * @see spec/loopback.md, sections 1 to 9
 */
export function compileWhere(where: unknown, compiling: Compiling): Condition {
  if (!isObject(where)) {
    throw new FilterError(
      `The where clause ${quote(where)} is not an object: send one, such as {"name": "a"}, or leave it out.`,
    );
  }
  return all(
    Object.entries(where).flatMap(([key, matcher]) => compileEntry(key, matcher, compiling)),
  );
}

function compileEntry(key: string, matcher: unknown, compiling: Compiling): Condition[] {
  if (key === 'and') return [all(clauses(key, matcher, compiling))];
  if (key === 'or') return [any(clauses(key, matcher, compiling))];
  if (compiling.hidden.has(key.split('.', 1)[0] ?? key)) return [];
  return compileField(key, matcher, compiling);
}

function clauses(operator: string, value: unknown, compiling: Compiling): Condition[] {
  const list = Array.isArray(value) ? (value as unknown[]) : asList(value);
  if (list) return list.map(clause => compileWhere(clause, compiling));
  throw new FilterError(
    `The ${operator} operator has invalid clauses ${quote(value)}: send a list of conditions.`,
  );
}

function compileField(path: string, matcher: unknown, compiling: Compiling): Condition[] {
  const type = typeOf(compiling.fields, path);
  if (type === 'array') refuseNull(path, matcher);
  if (!isObject(matcher)) return [equality(path, matcher, type)];
  const asked = Object.keys(operators).filter(name => Object.hasOwn(matcher, name));
  const measured = Object.hasOwn(matcher, 'near') && canHoldPlace(type);
  if (measured) compiling.nears.push(nearOf(path, matcher));
  else if (asked.length === 0) return [equality(path, matcher, type)];
  return asked.map(name => {
    const { test, narrowing } = operators[name]!(matcher[name], { path, type });
    const passesEmptyList = name === 'neq';
    return fieldCondition(path, rowTest(path, type, test, passesEmptyList), narrowing);
  });
}

function equality(path: string, value: unknown, type: FieldType | undefined): Condition {
  const { test, narrowing } = equalTo(coerce(value, type, path));
  return fieldCondition(path, rowTest(path, type, test, false), narrowing);
}

function fieldCondition(path: string, test: RowTest, narrowing?: Narrowing): Condition {
  return { kind: 'field', path, test, ...(narrowing && { narrowing }) };
}

/** Those that are all of others are taken apart: an index so sees all that must hold. */
export function all(conditions: readonly Condition[]): Condition {
  const parts = conditions.flatMap(part => (part.kind === 'all' ? part.parts : [part]));
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const tests = parts.map(part => part.test);
  return { kind: 'all', parts, test: row => tests.every(test => test(row)) };
}

function any(parts: readonly Condition[]): Condition {
  const tests = parts.map(part => part.test);
  return { kind: 'any', parts, test: row => tests.some(test => test(row)) };
}

function canHoldPlace(type: FieldType | undefined): boolean {
  return type === undefined || type === 'geopoint' || type === 'object' || type === 'array';
}

function nearOf(path: string, matcher: JsonObject): Near {
  const { near: origin, maxDistance, minDistance, unit } = matcher;
  return { path, origin, maxDistance, minDistance, unit };
}

function refuseNull(path: string, matcher: unknown): void {
  if (matcher !== null && !(isObject(matcher) && matcher.eq === null)) return;
  throw new FilterError(
    `${path} holds lists, and LoopBack cannot ask whether a list is null: ask for one of its items.`,
  );
}
