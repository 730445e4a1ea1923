import { services } from '../../../src/generated/services.ts';
import { refuseDangling, refuseOtherId } from '../../platform/crud.ts';
import { codes, refuse } from '../../platform/Refusal.ts';
import type { Call, Rule, Surroundings } from '../../platform/rule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { assetOf } from './assets.ts';
import { dropBelongings } from './belongings.ts';
import { awaitFirstReport } from './firstReports.ts';
import { remeasure } from './lamps.ts';
import { forgetAsset, leaveGroups } from './memberships.ts';
import { hasProperty, typeOf, UNKNOWN_MODEL } from './models.ts';
import { noted } from './noted.ts';
import { HANGS_BY, refuseMisplaced } from './places.ts';
import { followStrategy } from './returnToStrategy.ts';
import { stopEmptyRuns } from './runs.ts';
import { putAsset, removeAsset } from './statuses.ts';
import { omit, without } from './without.ts';

const { assets: description } = services.core.resources;

/**
 * Adds a device, unknown until it reports, with its status.
 *
 * @throws Refusal 403 (57) outside the domains of the caller; 409: 79 hangs on something unsuitable, 4 the gateway is
 * offline, 72 not in its whitelist; 422: 74 the id is taken, 6 what it refers to is not there, 22 its type is of another model, 25 a property that its model has not
 */
export function addAsset({ store, clock }: Surroundings, body: Row): Row {
  const { id, model } = body;
  if (store.whole.table('assets').get(id)) {
    const message = 'is the id of another device';
    throw refuse.invalid([{ path: '/id', code: 'unique', message }], codes.deviceIdTaken);
  }
  const asset = { ...body, type: typeOf(model), status: 'unknown' };
  refuseUnsuitable(store, asset);
  const kept = putAsset(store, asset, clock());
  awaitFirstReport(store, asset, clock());
  return kept;
}

/**
 * Changes what is sent of a device; null takes a property out. The model changes only of an unknown device.
 *
 * @throws Refusal 409: 14 the model is fixed, 79, 4, 72; 422: 6, 22, 25
 */
export function changeAsset(platform: Surroundings, before: Row, body: Row): Row {
  const { store, clock } = platform;
  const { id, ...change } = body;
  refuseOtherId(id, before.id);
  const { model = before.model } = change;
  const isAdopted = model !== before.model;
  if (isAdopted && before.model !== UNKNOWN_MODEL) {
    throw refuse.conflict(codes.modelIsFixed, 'Forbid to change device model or type');
  }
  // The model type of a stranger is none of the model that he turns out to be.
  const known = isAdopted ? omit(before, 'modelTypeId') : before;
  const after = { ...without({ ...known, ...change }, null), type: typeOf(model) };
  refuseUnsuitable(store, after, before);
  if (isAdopted) adopt(store, after, clock());
  const kept = putAsset(store, after, clock());
  if (kept.ratedPower !== before.ratedPower) remeasure(platform, before.id);
  if (before.mode === 'MANUAL' && kept.mode === 'STRATEGY') {
    followStrategy(platform, before.id);
    return store.table('assets').get(before.id) ?? kept;
  }
  return kept;
}

/** A device that has got its model is no longer among the unknown ones, and will report. */
function adopt(store: Store, asset: Row, now: number) {
  leaveGroups(store, asset);
  awaitFirstReport(store, asset, now);
}

function refuseUnsuitable(store: Store, asset: Row, before?: Row) {
  refuseDangling(description, changed(asset, before), store);
  // A device without a domain is in none of the branches.
  if (!store.covers('assets', asset)) throw refuse.outside();
  refuseForeign(asset, before);
  const { modelTypeId, model } = asset;
  const modelType =
    modelTypeId === undefined ? undefined : store.table('modelTypes').get(modelTypeId);
  if (modelType && modelType.type !== model) {
    const message = `is of the model ${String(modelType.type)}`;
    throw refuse.invalid([{ path: '/modelTypeId', code: 'model', message }]);
  }
  refuseMisplaced(store, asset, before);
}

/** What is not as it was before: what has not changed is not judged again. */
const changed = (asset: Row, before: Row = {}): Row =>
  Object.fromEntries(Object.entries(asset).filter(([key, value]) => value !== before[key]));

/**
 * A device has only what its model has; what has not changed is not judged again. What it hangs on has a code of its
 * own.
 */
function refuseForeign(asset: Row, before?: Row) {
  const isNew = (key: string) => asset[key] !== before?.[key] || asset.model !== before?.model;
  const isPlace = (key: string) => (HANGS_BY as readonly string[]).includes(key);
  const details = Object.keys(asset)
    .filter(key => !isPlace(key) && isNew(key) && !hasProperty(asset.model, key))
    .map(key => {
      const message = `is nothing that a device of the model ${String(asset.model)} has`;
      return { path: `/${key}`, code: 'model', message };
    });
  if (details.length > 0) throw refuse.invalid(details, codes.invalidField);
}

const createAsset: Rule = ({ body, platform }) => addAsset(platform, body as Row);

const updateAsset: Rule = call => changeAsset(call.platform, assetOf(call), call.body as Row);

/**
 * Deletes a device; what hangs on it is loose, and nothing names it any more. What is left without a lamp stops.
 *
 * @throws Refusal 403 (57) a device outside the domains of the caller hangs on it
 */
function deleteAsset({ path: { id = '' }, platform: { store, clock } }: Call) {
  const asset = store.table('assets').get(id);
  if (!asset) return { count: 0 };
  const hanging = HANGS_BY.map(
    key => [key, store.whole.table('assets').find({ where: { [key]: id } })] as const,
  );
  if (hanging.some(([, rows]) => rows.some(row => !store.covers('assets', row)))) {
    throw refuse.outside('A device outside your domains hangs on it');
  }
  for (const [key, rows] of hanging) {
    for (const { id: each } of rows) {
      const row = store.table('assets').get(each);
      if (row) putAsset(store, omit(row, key), clock());
    }
  }
  forgetAsset(store, id);
  dropBelongings(store, asset, clock());
  removeAsset(store, id);
  stopEmptyRuns(store);
  return { count: 1 };
}

/** The rules of the assets themselves. @see spec A3, A5, A7 */
export const assetRules: Readonly<Record<string, Rule>> = {
  createAsset: noted({ action: 'create', target: 'assets' }, createAsset),
  updateAsset: noted({ action: 'update', target: 'assets' }, updateAsset),
  deleteAsset: noted({ action: 'delete', target: 'assets' }, deleteAsset),
};
