import { accountRows, roleRows } from '../city/accounts.ts';
import type { AssetRow } from '../city/assets.ts';
import { drawStatuses } from '../city/statuses.ts';
import { without } from '../loopback/fields.ts';
import { isObject } from '../loopback/json.ts';
import { danglingIn } from './crud.ts';
import type { Hasher } from './hasher.ts';
import { parseJson } from './parseJson.ts';
import { Refusal } from './Refusal.ts';
import { services } from './services.ts';
import type { Row, Rows } from './Store.ts';
import { tellProblems } from './tellProblems.ts';

/** The rows of a tester cannot be used; the message names the first that are wrong, one a line. */
export class RowsError extends Error {}

/** So many problems are told at once. */
const MOST_TOLD = 10;

/** Every resource of the documents, with the judge of its rows. */
const resources = new Map(
  Object.values(services).flatMap(service =>
    Object.values(service.resources).map(
      resource =>
        [
          resource.name,
          { resource, validate: service.validators.schemas[resource.schema] },
        ] as const,
    ),
  ),
);

/** A row with where it stands, for whoever has to mend it. */
interface Placed {
  readonly name: string;
  readonly index: number;
  readonly row: Row;
}

/**
 * Reads a tester's own rows, `{resource: [row]}`, in place of a city. The seeded accounts and roles are there all the
 * same; a user may come with a `password`, and has the seeded one without. Without `statuses` every asset gets one.
 *
 * @throws RowsError when a row breaks the schema of its resource, refers to nothing, has an id twice, or is a domain
 * that is not one level below its parent
 */
export async function readRows(text: string, hasher: Hasher, now = Date.now()): Promise<Rows> {
  const given = placed(parse(text));
  const rows: Readonly<Record<string, readonly Row[]>> = grouped([
    ...roleRows.map((row, index) => ({ name: 'roles', index, row })),
    ...accountRows.map((row, index) => ({ name: 'users', index, row })),
    ...given.map(one => ({ ...one, row: withoutPassword(one) })),
  ]);
  refuse([
    ...judge(given),
    ...findTwins(rows),
    ...findLost(given, rows),
    ...findMisplaced(given, rows),
  ]);
  const statuses = rows.statuses ?? drawStatuses((rows.assets ?? []) as unknown as AssetRow[], now);
  return { ...rows, statuses, secrets: await secretsOf(given, rows.users ?? [], hasher) };
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

function placed(value: Readonly<Record<string, unknown>>): Placed[] {
  return Object.entries(value).flatMap(([name, list]) => {
    if (!resources.has(name)) {
      const known = [...resources.keys()].sort().join(', ');
      throw new RowsError(`No document has a resource "${name}". There are: ${known}.`);
    }
    if (!Array.isArray(list)) throw new RowsError(`${name} must be a list of rows.`);
    return list.map((row: unknown, index) => {
      if (isObject(row)) return { name, index, row };
      throw new RowsError(`${name}[${index}] must be an object.`);
    });
  });
}

function grouped(all: readonly Placed[]): Rows {
  const rows: Record<string, Row[]> = {};
  for (const { name, row } of all) (rows[name] ??= []).push(row);
  return rows;
}

/** No schema of a user has a password. */
const withoutPassword = ({ name, row }: Placed): Row =>
  name === 'users' ? (without(['password'])(row) as Row) : row;

function judge(given: readonly Placed[]): string[] {
  return given.flatMap(one => {
    const validate = resources.get(one.name)?.validate;
    const details = validate ? tellProblems(validate, withoutPassword(one)) : [];
    return [...details.map(({ path, message }) => told(one, path, message)), ...badPassword(one)];
  });
}

function badPassword(one: Placed): string[] {
  const { password } = one.row;
  const validate = services.users?.validators.schemas.Password;
  if (one.name !== 'users' || password === undefined || !validate) return [];
  return tellProblems(validate, password).map(({ message }) => told(one, '/password', message));
}

/** What must not occur twice besides the key; a username in upper or lower case. */
const UNIQUE: Readonly<Record<string, readonly string[]>> = {
  users: ['username'],
  roles: ['name'],
};

function findTwins(rows: Rows): string[] {
  return Object.entries(rows).flatMap(([name, list]) => {
    const keys = [resources.get(name)?.resource.key ?? 'id', ...(UNIQUE[name] ?? [])];
    return keys.flatMap(key => {
      const seen = new Set<unknown>();
      return list.flatMap(row => {
        const value = row[key];
        const folded = key === 'username' ? String(value).toLowerCase() : value;
        if (!seen.has(folded)) {
          seen.add(folded);
          return [];
        }
        return [`${name}: two rows, or a row and a seeded one, have the ${key} "${String(value)}"`];
      });
    });
  });
}

function findLost(given: readonly Placed[], rows: Rows): string[] {
  const ids = new Map(
    Object.entries(rows).map(([name, list]) => {
      const key = resources.get(name)?.resource.key ?? 'id';
      return [name, new Set(list.map(row => String(row[key])))];
    }),
  );
  const isThere = (name: string, id: string) => ids.get(name)?.has(id) ?? false;
  return given.flatMap(one => {
    const resource = resources.get(one.name)?.resource;
    const details = resource ? danglingIn(resource, one.row, isThere) : [];
    return details.map(({ path, message }) => told(one, path, message));
  });
}

/** Where every level is one below its parent's there is no circle either. */
function findMisplaced(given: readonly Placed[], rows: Rows): string[] {
  const levels = new Map((rows.domains ?? []).map(({ id, level }) => [id, Number(level)]));
  return given.flatMap(one => {
    if (one.name !== 'domains') return [];
    const { level, parentId } = one.row;
    const above = parentId === undefined ? 0 : levels.get(parentId);
    if (above === undefined || level === above + 1) return [];
    return [told(one, '/level', `must be ${above + 1}, one below its parent`)];
  });
}

function told({ name, index, row }: Placed, path: string, message: string): string {
  const id = row[resources.get(name)?.resource.key ?? 'id'];
  return `${name}[${index}] "${String(id)}" ${path || '/'} ${message}`;
}

function refuse(problems: readonly string[]) {
  if (problems.length === 0) return;
  const rest = problems.length - MOST_TOLD;
  const more = rest > 0 ? [`… and ${rest} more.`] : [];
  throw new RowsError([...problems.slice(0, MOST_TOLD), ...more].join('\n'));
}

function secretsOf(
  given: readonly Placed[],
  users: readonly Row[],
  hasher: Hasher,
): Promise<Row[]> {
  const passwords = new Map(
    given.flatMap(({ name, row }) =>
      name === 'users' && typeof row.password === 'string' ? [[row.id, row.password] as const] : [],
    ),
  );
  return Promise.all(
    users.map(async ({ id }) => {
      const password = passwords.get(id);
      return { id, hash: password === undefined ? hasher.seeded : await hasher.hash(password) };
    }),
  );
}
