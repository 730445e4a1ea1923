import { assertSameId } from '../../platform/crud.ts';
import { createId } from '../../platform/createId.ts';
import { errorCodes, httpErrors } from '../../platform/HttpError.ts';
import type { OperationCall, OperationRule } from '../../platform/operationRule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import {
  createBelowItselfError,
  getChildLevel,
  getParentDomain,
  assertDomainNameFree,
  assertMaxLevel,
} from './domainTree.ts';
import { removeDomainReferences } from './assetReferences.ts';
import { withUserLog } from '../logs/withUserLog.ts';
import { getExistingRows } from './getExistingRows.ts';
import { listSubtree } from '../../platform/scope/listSubtree.ts';
import { omitValue } from '../../platform/omitProperties.ts';

interface NewDomain {
  readonly name: string;
  readonly parentId?: string;
  readonly geoPoint?: Row;
}

/** An absent parent stays unchanged; null removes it. */
interface DomainChange {
  readonly id?: string;
  readonly name?: string;
  readonly parentId?: string | null;
  readonly geoPoint?: Row;
}

/**
 * Returns the domain of the path parameter.
 *
 * @throws HttpError 404 (6)
 */
export function getDomain({ path: { id = '' }, platform: { store } }: OperationCall): Row {
  const domain = store.table('domains').get(id);
  if (!domain) throw httpErrors.notFound('domains', id);
  return domain;
}

/**
 * Adds a domain one level below its parent.
 *
 * @throws HttpError 422: 6 no such parent, 68 a sibling has the name, 78 below the last level
 */
function createDomain({ body, platform: { store, random } }: OperationCall): Row {
  const { name, parentId, geoPoint } = omitValue(body as Row, null) as unknown as NewDomain;
  const parent = getParentDomain(store, parentId);
  const level = getChildLevel(parent);
  assertMaxLevel(level);
  assertDomainNameFree(store, name, parentId);
  const point = geoPoint ?? parent?.geoPoint;
  return store.put('domains', {
    id: createId(random),
    name,
    level,
    ...(parentId !== undefined && { parentId }),
    ...(point !== undefined && { geoPoint: point }),
  });
}

/**
 * Changes the sent properties; with another parent all descendants move along.
 *
 * @throws HttpError 404 (6); 422: 6 no such parent, 22 below itself, 68 a sibling has the name, 78 below the last level
 */
function updateDomain(call: OperationCall): Row {
  const before = getDomain(call);
  const { store } = call.platform;
  const {
    id,
    parentId = before.parentId as string | undefined,
    ...change
  } = call.body as DomainChange;
  assertSameId(id, before.id);
  const parent = getParentDomain(store, parentId ?? undefined);
  const ids = parentId === before.parentId ? [] : listSubtree(store, String(before.id));
  if (ids.includes(String(parentId))) throw createBelowItselfError();
  const levelShift = getChildLevel(parent) - Number(before.level);
  const rows = getExistingRows(store, 'domains', ids);
  assertMaxLevel(Math.max(0, ...rows.map(row => Number(row.level) + levelShift)));
  assertDomainNameFree(store, change.name ?? before.name, parentId ?? undefined, before.id);
  for (const row of rows) store.put('domains', { ...row, level: Number(row.level) + levelShift });
  const after = {
    ...before,
    ...change,
    level: getChildLevel(parent),
    parentId: parentId ?? undefined,
  };
  return store.put('domains', omitValue(omitValue(after, undefined), null));
}

/**
 * Deletes an empty domain. A missing one is no error.
 *
 * @throws HttpError 409: 48 it has subdomains, 82 it has assets, 33 it is the only domain of a user
 */
function deleteDomain({ path: { id = '' }, platform: { store } }: OperationCall) {
  if (store.table('domains').count({ parentId: id }) > 0) {
    throw httpErrors.conflict(errorCodes.childrenExist, 'There are domains below it');
  }
  if (store.table('assets').count({ domainId: id }) > 0) {
    throw httpErrors.conflict(errorCodes.assetsExist, 'There are assets in it');
  }
  assertNotOnlyDomain(store, id);
  const removed = store.remove('domains', id);
  if (removed) removeDomainReferences(store, id);
  return { count: removed ? 1 : 0 };
}

/** Asserts that no user loses the last domain, since the user could then access the whole city. */
function assertNotOnlyDomain(store: Store, id: string) {
  for (const { domainIds } of store.records('userDomains').all()) {
    const [only, ...others] = domainIds as readonly unknown[];
    if (only !== id || others.length > 0) continue;
    throw httpErrors.conflict(errorCodes.forbidden, 'It is the only domain of a user');
  }
}

/** The rules of the tree of domains. @see DOM-01, DOM-04 */
export const domainRules: Readonly<Record<string, OperationRule>> = {
  createDomain: withUserLog({ action: 'create', target: 'domains' }, createDomain),
  updateDomain: withUserLog({ action: 'update', target: 'domains' }, updateDomain),
  deleteDomain: withUserLog({ action: 'delete', target: 'domains' }, deleteDomain),
};
