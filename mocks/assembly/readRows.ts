import { accountRows, roleRows } from '../city/seededAccounts.ts';
import type { AssetRow } from '../city/generateAssets.ts';
import { generateStatuses } from '../city/generateStatuses.ts';
import { isJsonObject } from '../loopback/json.ts';
import type { PasswordHasher } from '../platform/passwordHasher.ts';
import { parseJson } from '../platform/parseJson.ts';
import { HttpError } from '../platform/HttpError.ts';
import {
  findInvalidPassword,
  findDangling,
  findInvalid,
  findWrongLevels,
  findDuplicates,
  type LocatedRow,
  withoutPassword,
} from '../platform/validateRows.ts';
import type { Row, StoreRows } from '../platform/Store.ts';
import { cityDefinition } from './cityDefinition.ts';
import type { PlatformDefinition } from '../platform/platformDefinition.ts';

/** The error of unusable rows of a tester; the message has the first errors, one per line. */
export class RowsError extends Error {}

/** The maximum number of reported problems. */
const MAX_REPORTED = 10;

export interface RowsOptions {
  /** The documents that validate them; the project's own when absent. */
  readonly definition?: PlatformDefinition | undefined;
  /** Whether dangling references are allowed. */
  readonly allowDangling?: boolean;
  /** Called with the allowed dangling references. */
  readonly onDangling?: (messages: readonly string[]) => void;
  readonly now?: number;
}

/**
 * Reads a tester's own rows, `{resource: [row]}`, instead of a city. The seeded accounts and roles are always added; a
 * user may have a `password`, and has the seeded one without. Without `statuses` every asset of a city gets one.
 *
 * @returns the rows of each table
 * @throws RowsError when a row violates the schema of its resource, has no key, has a dangling reference (unless that
 * is allowed), has a duplicate id, or is a domain that is not one level below its parent
 */
export async function readRows(
  text: string,
  hasher: PasswordHasher,
  {
    definition = cityDefinition,
    allowDangling = false,
    onDangling,
    now = Date.now(),
  }: RowsOptions = {},
): Promise<StoreRows> {
  const fileRows = locateRows(parseRows(text), definition);
  const seeded = { roles: roleRows, users: accountRows };
  const allRows = [
    ...locateRows(seeded, definition).map(located => ({ ...located, isSeeded: true as const })),
    ...fileRows,
  ];
  const dangling = findDangling(allRows);
  const password = definition.services.users?.validators.schemas.Password;
  const isCity = definition === cityDefinition;
  assertNoProblems([
    ...fileRows.flatMap(located => [
      ...findInvalid(located),
      ...findInvalidPassword(located, password),
    ]),
    ...findDuplicates(allRows),
    ...(allowDangling ? [] : dangling),
    ...(isCity ? findWrongLevels(fileRows) : []),
  ]);
  if (dangling.length > 0) onDangling?.(dangling);
  const rows = groupByTable(allRows, definition);
  const statuses =
    rows.statuses ?? generateStatuses((rows.assets ?? []) as unknown as AssetRow[], now);
  const secrets = await createSecrets(fileRows, rows.users ?? [], hasher);
  return { ...rows, ...(isCity && { statuses }), secrets };
}

function parseRows(text: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = parseJson(text);
  } catch (error) {
    if (error instanceof HttpError) throw new RowsError(error.message);
    throw error;
  }
  if (isJsonObject(value)) return value;
  throw new RowsError('The rows must be an object of lists: {"assets": [ … ]}.');
}

function locateRows(
  value: Readonly<Record<string, unknown>>,
  definition: PlatformDefinition,
): readonly LocatedRow[] {
  const resources = new Map(
    Object.values(definition.services).flatMap(service =>
      Object.values(service.resources).map(resource => [resource.name, { resource, service }]),
    ),
  );
  return Object.entries(value).flatMap(([name, list]) => {
    const knownResource = resources.get(name);
    if (!knownResource) {
      const names = [...resources.keys()].sort().join(', ');
      throw new RowsError(`No document has a resource "${name}". There are: ${names}.`);
    }
    if (!Array.isArray(list)) throw new RowsError(`${name} must be a list of rows.`);
    const { resource, service } = knownResource;
    const { schemas } = service.validators;
    const validate = Object.hasOwn(schemas, resource.schema) ? schemas[resource.schema] : undefined;
    return list.map((record: unknown, index): LocatedRow => {
      if (!isJsonObject(record)) throw new RowsError(`${name}[${index}] must be an object.`);
      const row = definition.toRow(resource, withoutPassword(name, record));
      return { resource, validate, index, record, row };
    });
  });
}

function groupByTable(allRows: readonly LocatedRow[], definition: PlatformDefinition): StoreRows {
  const rows: Record<string, Row[]> = {};
  for (const { resource, row } of allRows)
    (rows[definition.getTableName(resource)] ??= []).push(row);
  return rows;
}

function assertNoProblems(messages: readonly string[]) {
  if (messages.length === 0) return;
  const moreCount = messages.length - MAX_REPORTED;
  const moreMessages = moreCount > 0 ? [`… and ${moreCount} more.`] : [];
  throw new RowsError([...messages.slice(0, MAX_REPORTED), ...moreMessages].join('\n'));
}

function createSecrets(
  fileRows: readonly LocatedRow[],
  users: readonly Row[],
  hasher: PasswordHasher,
): Promise<Row[]> {
  const passwords = new Map(
    fileRows.flatMap(({ resource, record: { id, password } }) =>
      resource.name === 'users' && typeof password === 'string' ? [[id, password] as const] : [],
    ),
  );
  return Promise.all(
    users.map(async ({ id }) => {
      const password = passwords.get(id);
      return { id, hash: password === undefined ? hasher.seededHash : await hasher.hash(password) };
    }),
  );
}
