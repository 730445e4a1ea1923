import type { ResourceDescriptor } from '../../src/schema/resource.ts';
import type { Validator } from '../../src/schema/validator.ts';
import { omitFields } from '../loopback/fieldSelection.ts';
import { findDanglingReferences } from './crud.ts';
import type { Row } from './Store.ts';
import { collectErrorDetails } from './collectErrorDetails.ts';

/** A record of a tester's file, or a seeded one, with its location. */
export interface LocatedRow {
  readonly resource: ResourceDescriptor;
  readonly validate: Validator | undefined;
  /** The index among the rows of its resource in the file, from 0. */
  readonly index: number;
  /** The record as in the file. */
  readonly record: Row;
  /** The row as in its table. */
  readonly row: Row;
  readonly isSeeded?: true;
}

/** Removes the password, which no schema of a user has. */
export const withoutPassword = (name: string, record: Row): Row =>
  name === 'users' ? (omitFields(['password'])(record) as Row) : record;

const getRowKey = ({ resource, row }: LocatedRow): unknown => row[resource.key];

function formatRowError(located: LocatedRow, path: string, message: string): string {
  const { resource, index } = located;
  return `${resource.name}[${index}] "${String(getRowKey(located))}" ${path || '/'} ${message}`;
}

/** Returns the schema errors of a record. */
export function findInvalid(located: LocatedRow): readonly string[] {
  const { resource, validate, record } = located;
  const key = getRowKey(located);
  const details = validate
    ? collectErrorDetails(validate, withoutPassword(resource.name, record))
    : [];
  const isKeyReported = details.some(({ path }) => path.endsWith(`/${resource.key}`));
  const isKey = typeof key === 'number' || (typeof key === 'string' && key !== '');
  return [
    ...details.map(({ path, message }) => formatRowError(located, path, message)),
    ...(isKey || isKeyReported
      ? []
      : [formatRowError(located, `/${resource.key}`, 'must be a text or a number')]),
  ];
}

/** Returns the errors of a user's password. */
export function findInvalidPassword(located: LocatedRow, password: Validator | undefined) {
  const inputPassword = located.record.password;
  if (located.resource.name !== 'users' || inputPassword === undefined || !password) return [];
  return collectErrorDetails(password, inputPassword).map(({ message }) =>
    formatRowError(located, '/password', message),
  );
}

/** Unique fields besides the key; a username is compared case-insensitively. */
const UNIQUE_FIELDS: Readonly<Record<string, readonly string[]>> = {
  users: ['username'],
  roles: ['name'],
};

/** Finds rows of one resource with the same id. A number and its digits are one id in a URL. */
export function findDuplicates(all: readonly LocatedRow[]): readonly string[] {
  const seen = new Set<string>();
  return all.flatMap(({ resource, row }) =>
    [resource.key, ...(UNIQUE_FIELDS[resource.name] ?? [])].flatMap(name => {
      const value = String(row[name]);
      const normalized = name === 'username' ? value.toLowerCase() : value;
      const valueKey = JSON.stringify([resource.name, name, normalized]);
      if (row[name] === undefined || !seen.has(valueKey)) {
        seen.add(valueKey);
        return [];
      }
      return [`${resource.name}: two rows, or a row and a seeded one, have the ${name} "${value}"`];
    }),
  );
}

/** Finds dangling references. */
export function findDangling(all: readonly LocatedRow[]): readonly string[] {
  const ids = new Set(
    all.map(located => JSON.stringify([located.resource.name, String(getRowKey(located))])),
  );
  const exists = (name: string, id: string) => ids.has(JSON.stringify([name, id]));
  return all
    .filter(({ isSeeded }) => !isSeeded)
    .flatMap(located =>
      findDanglingReferences(located.resource, located.row, exists).map(({ path, message }) =>
        formatRowError(located, path, message),
      ),
    );
}

/** Finds wrong levels: where every level is one below its parent's there is no cycle either. */
export function findWrongLevels(all: readonly LocatedRow[]): readonly string[] {
  const domains = all.filter(({ resource }) => resource.name === 'domains');
  const levels = new Map(domains.map(({ row: { id, level } }) => [id, Number(level)]));
  return domains.flatMap(located => {
    const { level, parentId } = located.row;
    const parentLevel = parentId === undefined ? 0 : levels.get(parentId);
    if (parentLevel === undefined || level === parentLevel + 1) return [];
    return [formatRowError(located, '/level', `must be ${parentLevel + 1}, one below its parent`)];
  });
}
