import type { ResourceDescriptor } from '../../src/schema/resource.ts';
import type { Validator } from '../../src/schema/validator.ts';
import { without } from '../loopback/fields.ts';
import { danglingIn } from './crud.ts';
import type { Row } from './Store.ts';
import { tellProblems } from './tellProblems.ts';

/** A record of a tester's file, or a seeded one, with where it stands. */
export interface PlacedRow {
  readonly resource: ResourceDescriptor;
  readonly validate: Validator | undefined;
  /** From 0, among those of its resource in the file. */
  readonly index: number;
  /** As it stands in the file. */
  readonly record: Row;
  /** As its table has it. */
  readonly row: Row;
  readonly isSeeded?: true;
}

/** No schema of a user has a password. */
export const withoutPassword = (name: string, record: Row): Row =>
  name === 'users' ? (without(['password'])(record) as Row) : record;

const keyOf = ({ resource, row }: PlacedRow): unknown => row[resource.key];

function told(placed: PlacedRow, path: string, message: string): string {
  const { resource, index } = placed;
  return `${resource.name}[${index}] "${String(keyOf(placed))}" ${path || '/'} ${message}`;
}

/** What the schema of its resource has against a record. */
export function findInvalid(placed: PlacedRow): readonly string[] {
  const { resource, validate, record } = placed;
  const key = keyOf(placed);
  const details = validate ? tellProblems(validate, withoutPassword(resource.name, record)) : [];
  const isKeyTold = details.some(({ path }) => path.endsWith(`/${resource.key}`));
  const isKey = typeof key === 'number' || (typeof key === 'string' && key !== '');
  return [
    ...details.map(({ path, message }) => told(placed, path, message)),
    ...(isKey || isKeyTold ? [] : [told(placed, `/${resource.key}`, 'must be a text or a number')]),
  ];
}

/** What is wrong with the password that a user comes with. */
export function findBadPassword(placed: PlacedRow, password: Validator | undefined) {
  const given = placed.record.password;
  if (placed.resource.name !== 'users' || given === undefined || !password) return [];
  return tellProblems(password, given).map(({ message }) => told(placed, '/password', message));
}

/** What must not occur twice besides the key; a username in upper or lower case. */
const UNIQUE: Readonly<Record<string, readonly string[]>> = {
  users: ['username'],
  roles: ['name'],
};

/** Rows of one resource that share what identifies a record. A number and its digits are one id in an address. */
export function findTwins(all: readonly PlacedRow[]): readonly string[] {
  const seen = new Set<string>();
  return all.flatMap(({ resource, row }) =>
    [resource.key, ...(UNIQUE[resource.name] ?? [])].flatMap(name => {
      const value = String(row[name]);
      const folded = name === 'username' ? value.toLowerCase() : value;
      const known = JSON.stringify([resource.name, name, folded]);
      if (row[name] === undefined || !seen.has(known)) {
        seen.add(known);
        return [];
      }
      return [`${resource.name}: two rows, or a row and a seeded one, have the ${name} "${value}"`];
    }),
  );
}

/** References to records that are not there. */
export function findDangling(all: readonly PlacedRow[]): readonly string[] {
  const ids = new Set(all.map(one => JSON.stringify([one.resource.name, String(keyOf(one))])));
  const isThere = (name: string, id: string) => ids.has(JSON.stringify([name, id]));
  return all
    .filter(({ isSeeded }) => !isSeeded)
    .flatMap(one =>
      danglingIn(one.resource, one.row, isThere).map(({ path, message }) =>
        told(one, path, message),
      ),
    );
}

/** Where every level is one below its parent's there is no circle either. */
export function findMisplaced(all: readonly PlacedRow[]): readonly string[] {
  const domains = all.filter(({ resource }) => resource.name === 'domains');
  const levels = new Map(domains.map(({ row: { id, level } }) => [id, Number(level)]));
  return domains.flatMap(one => {
    const { level, parentId } = one.row;
    const above = parentId === undefined ? 0 : levels.get(parentId);
    if (above === undefined || level === above + 1) return [];
    return [told(one, '/level', `must be ${above + 1}, one below its parent`)];
  });
}
