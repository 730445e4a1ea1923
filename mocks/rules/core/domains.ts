import { refuseOtherId } from '../../platform/crud.ts';
import { newId } from '../../platform/newId.ts';
import { codes, refuse } from '../../platform/Refusal.ts';
import type { Call, Rule } from '../../platform/rule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import {
  belowItself,
  levelBelow,
  parentOf,
  refuseTakenName,
  refuseTooDeep,
} from './domainPlaces.ts';
import { forgetDomain } from './memberships.ts';
import { noted } from './noted.ts';
import { rowsOf } from './rowsOf.ts';
import { subtreeOf } from './subtree.ts';
import { without } from './without.ts';

interface NewDomain {
  readonly name: string;
  readonly parentId?: string;
  readonly geoPoint?: Row;
}

/** Absent: as it was; a parent that is null: none. */
interface DomainChange {
  readonly id?: string;
  readonly name?: string;
  readonly parentId?: string | null;
  readonly geoPoint?: Row;
}

/**
 * The domain in the path.
 *
 * @throws Refusal 404 (6)
 */
export function domainOf({ path: { id = '' }, platform: { store } }: Call): Row {
  const domain = store.table('domains').get(id);
  if (!domain) throw refuse.unknown('domains', id);
  return domain;
}

/**
 * Adds a domain one level below its parent.
 *
 * @throws Refusal 422: 6 no such parent, 68 a sibling has the name, 78 below the last level
 */
function createDomain({ body, platform: { store, random } }: Call): Row {
  const { name, parentId, geoPoint } = body as NewDomain;
  const parent = parentOf(store, parentId);
  const level = levelBelow(parent);
  refuseTooDeep(level);
  refuseTakenName(store, name, parentId);
  const point = geoPoint ?? parent?.geoPoint;
  return store.put('domains', {
    id: newId(random),
    name,
    level,
    ...(parentId !== undefined && { parentId }),
    ...(point !== undefined && { geoPoint: point }),
  });
}

/**
 * Changes what is sent; with another parent everything below moves along.
 *
 * @throws Refusal 404 (6); 422: 6 no such parent, 22 below itself, 68 a sibling has the name, 78 below the last level
 */
function updateDomain(call: Call): Row {
  const before = domainOf(call);
  const { store } = call.platform;
  const {
    id,
    parentId = before.parentId as string | undefined,
    ...change
  } = call.body as DomainChange;
  refuseOtherId(id, before.id);
  const parent = parentOf(store, parentId ?? undefined);
  const ids = parentId === before.parentId ? [] : subtreeOf(store, String(before.id));
  if (ids.includes(String(parentId))) throw belowItself();
  const sunk = levelBelow(parent) - Number(before.level);
  const rows = rowsOf(store, 'domains', ids);
  refuseTooDeep(Math.max(0, ...rows.map(row => Number(row.level) + sunk)));
  refuseTakenName(store, change.name ?? before.name, parentId ?? undefined, before.id);
  for (const row of rows) store.put('domains', { ...row, level: Number(row.level) + sunk });
  const after = {
    ...before,
    ...change,
    level: levelBelow(parent),
    parentId: parentId ?? undefined,
  };
  return store.put('domains', without(without(after, undefined), null));
}

/**
 * Deletes a domain that holds nothing. One that is not there is no error.
 *
 * @throws Refusal 409: 48 domains below it, 82 assets in it, 33 it is all that some user has
 */
function deleteDomain({ path: { id = '' }, platform: { store } }: Call) {
  if (store.table('domains').count({ parentId: id }) > 0) {
    throw refuse.conflict(codes.childrenExist, 'There are domains below it');
  }
  if (store.table('assets').count({ domainId: id }) > 0) {
    throw refuse.conflict(codes.assetsExist, 'There are assets in it');
  }
  refuseUnbounding(store, id);
  const removed = store.remove('domains', id);
  if (removed) forgetDomain(store, id);
  return { count: removed ? 1 : 0 };
}

/** A user who loses his last domain would reach the whole city. */
function refuseUnbounding(store: Store, id: string) {
  for (const { domainIds } of store.records('userDomains').all()) {
    const [only, ...others] = domainIds as readonly unknown[];
    if (only !== id || others.length > 0) continue;
    throw refuse.conflict(codes.forbidden, 'It is the only domain of a user');
  }
}

/** The rules of the tree of domains. @see spec A3, A7, B8 */
export const domainRules: Readonly<Record<string, Rule>> = {
  createDomain: noted({ action: 'create', target: 'domains' }, createDomain),
  updateDomain: noted({ action: 'update', target: 'domains' }, updateDomain),
  deleteDomain: noted({ action: 'delete', target: 'domains' }, deleteDomain),
};
