import { accountRows, roleRows } from '../city/accounts.ts';
import type { AssetRow } from '../city/assets.ts';
import { drawStatuses } from '../city/statuses.ts';
import { isObject } from '../loopback/json.ts';
import type { Hasher } from './hasher.ts';
import { parseJson } from './parseJson.ts';
import { Refusal } from './Refusal.ts';
import {
  findBadPassword,
  findDangling,
  findInvalid,
  findMisplaced,
  findTwins,
  type PlacedRow,
  withoutPassword,
} from './rowProblems.ts';
import type { Row, Rows } from './Store.ts';
import { cityWorld, type World } from './world.ts';

/** The rows of a tester cannot be used; the message names the first that are wrong, one a line. */
export class RowsError extends Error {}

/** So many problems are told at once. */
const MAX_TOLD = 10;

/** What rows are read for. */
export interface RowsOptions {
  /** Whose documents check them; the project's own when absent. */
  readonly world?: World | undefined;
  /** Whether a row may refer to a record that is not there. */
  readonly allowDangling?: boolean;
  /** Hears of the references that lead nowhere and are allowed to. */
  readonly onDangling?: (sentences: readonly string[]) => void;
  readonly now?: number;
}

/**
 * Reads a tester's own rows, `{resource: [row]}`, in place of a city. The seeded accounts and roles are there all the
 * same; a user may come with a `password`, and has the seeded one without. Without `statuses` every asset of a city gets
 * one.
 *
 * @returns the rows of each table
 * @throws RowsError when a row breaks the schema of its resource, has no key, refers to nothing (unless that is
 * allowed), has an id twice, or is a domain that is not one level below its parent
 */
export async function readRows(
  text: string,
  hasher: Hasher,
  { world = cityWorld, allowDangling = false, onDangling, now = Date.now() }: RowsOptions = {},
): Promise<Rows> {
  const given = placeAll(parse(text), world);
  const seeded = { roles: roleRows, users: accountRows };
  const all = [
    ...placeAll(seeded, world).map(one => ({ ...one, isSeeded: true as const })),
    ...given,
  ];
  const dangling = findDangling(all);
  const password = world.services.users?.validators.schemas.Password;
  const isCity = world === cityWorld;
  refuse([
    ...given.flatMap(one => [...findInvalid(one), ...findBadPassword(one, password)]),
    ...findTwins(all),
    ...(allowDangling ? [] : dangling),
    ...(isCity ? findMisplaced(given) : []),
  ]);
  if (dangling.length > 0) onDangling?.(dangling);
  const rows = inTables(all, world);
  const statuses = rows.statuses ?? drawStatuses((rows.assets ?? []) as unknown as AssetRow[], now);
  const secrets = await secretsOf(given, rows.users ?? [], hasher);
  return { ...rows, ...(isCity && { statuses }), secrets };
}

function parse(text: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = parseJson(text);
  } catch (error) {
    if (error instanceof Refusal) throw new RowsError(error.message);
    throw error;
  }
  if (isObject(value)) return value;
  throw new RowsError('The rows must be an object of lists: {"assets": [ … ]}.');
}

function placeAll(value: Readonly<Record<string, unknown>>, world: World): readonly PlacedRow[] {
  const resources = new Map(
    Object.values(world.services).flatMap(service =>
      Object.values(service.resources).map(resource => [resource.name, { resource, service }]),
    ),
  );
  return Object.entries(value).flatMap(([name, list]) => {
    const known = resources.get(name);
    if (!known) {
      const names = [...resources.keys()].sort().join(', ');
      throw new RowsError(`No document has a resource "${name}". There are: ${names}.`);
    }
    if (!Array.isArray(list)) throw new RowsError(`${name} must be a list of rows.`);
    const { resource, service } = known;
    const { schemas } = service.validators;
    const validate = Object.hasOwn(schemas, resource.schema) ? schemas[resource.schema] : undefined;
    return list.map((record: unknown, index): PlacedRow => {
      if (!isObject(record)) throw new RowsError(`${name}[${index}] must be an object.`);
      const row = world.rowOf(resource, withoutPassword(name, record));
      return { resource, validate, index, record, row };
    });
  });
}

function inTables(all: readonly PlacedRow[], world: World): Rows {
  const rows: Record<string, Row[]> = {};
  for (const { resource, row } of all) (rows[world.tableOf(resource)] ??= []).push(row);
  return rows;
}

function refuse(problems: readonly string[]) {
  if (problems.length === 0) return;
  const rest = problems.length - MAX_TOLD;
  const more = rest > 0 ? [`… and ${rest} more.`] : [];
  throw new RowsError([...problems.slice(0, MAX_TOLD), ...more].join('\n'));
}

function secretsOf(
  given: readonly PlacedRow[],
  users: readonly Row[],
  hasher: Hasher,
): Promise<Row[]> {
  const passwords = new Map(
    given.flatMap(({ resource, record: { id, password } }) =>
      resource.name === 'users' && typeof password === 'string' ? [[id, password] as const] : [],
    ),
  );
  return Promise.all(
    users.map(async ({ id }) => {
      const password = passwords.get(id);
      return { id, hash: password === undefined ? hasher.seeded : await hasher.hash(password) };
    }),
  );
}
