import { errorCodes, httpErrors } from '../../platform/HttpError.ts';
import type { Row, Store } from '../../platform/Store.ts';

/** The maximum level of the domain tree. @see DOM-01 */
const MAX_DOMAIN_LEVEL = 4;

/** Returns the level of a domain's children; of a root without a domain. */
export const getChildLevel = (parent: Row | undefined): number => Number(parent?.level ?? 0) + 1;

/** Returns the parent domain; undefined for a root. @throws HttpError 422 (6) no such domain */
export function getParentDomain(store: Store, parentId: string | undefined): Row | undefined {
  if (parentId === undefined) return undefined;
  const parent = store.table('domains').get(parentId);
  if (parent) return parent;
  const message = `knows no domain "${parentId}"`;
  throw httpErrors.invalidBody(
    [{ path: '/parentId', code: 'reference', message }],
    errorCodes.unknownTarget,
  );
}

/** Asserts that a level is one of the four. @throws HttpError 422 (78) below the last */
export function assertMaxLevel(level: number) {
  if (level <= MAX_DOMAIN_LEVEL) return;
  const message = `would be of level ${level}; there are ${MAX_DOMAIN_LEVEL}`;
  throw httpErrors.invalidBody(
    [{ path: '/parentId', code: 'level', message }],
    errorCodes.tooLarge,
  );
}

/** Asserts that the name is unique among siblings. @throws HttpError 422 (68) the name is taken */
export function assertDomainNameFree(store: Store, name: unknown, parentId: unknown, id?: unknown) {
  const where = { name, parentId: parentId ?? null };
  const others = store.table('domains').find({ where, limit: 2 });
  if (others.every(other => other.id === id)) return;
  const message = 'is the name of another domain with the same parent';
  throw httpErrors.invalidBody([{ path: '/name', code: 'unique', message }], errorCodes.nameTaken);
}

/** Creates the error of a move of a domain below itself. */
export const createBelowItselfError = () =>
  httpErrors.invalidBody([
    { path: '/parentId', code: 'reference', message: 'is the domain itself or below it' },
  ]);
