import { services } from '../../../src/generated/services.ts';
import { assertNoDanglingReferences, assertSameId } from '../../platform/crud.ts';
import { errorCodes, httpErrors } from '../../platform/HttpError.ts';
import type { OperationCall, OperationRule, RuleContext } from '../../platform/operationRule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { getAsset } from './getAsset.ts';
import { removeDeviceData } from './deviceData.ts';
import { scheduleFirstReport } from './firstReports.ts';
import { updateMeasuredPower } from './lampCommands.ts';
import { removeAssetReferences, removeFromOtherGroups } from './assetReferences.ts';
import { hasProperty, getDeviceType, UNKNOWN_MODEL } from './deviceModels.ts';
import { withUserLog } from '../logs/withUserLog.ts';
import { ASSET_LINK_FIELDS, assertValidLinks } from './assetLinks.ts';
import { followStrategy } from './returnToStrategy.ts';
import { stopEmptySchedules } from './scheduleRuns.ts';
import { putAsset, removeAsset } from './putAsset.ts';
import { omit, omitValue } from '../../platform/omitProperties.ts';

const { assets: descriptor } = services.core.resources;

/**
 * Adds a device, unknown until its first report, with its status.
 *
 * @throws HttpError 403 (57) outside the domains of the caller; 409: 79 unsuitable parent, 4 the gateway is offline, 72
 * not in its whitelist; 422: 74 the id exists, 6 dangling reference, 22 its type is of another model, 25 a property
 * that its model does not have
 */
export function addAsset({ store, clock }: RuleContext, body: Row): Row {
  const { id, model } = body;
  if (store.unscoped.table('assets').get(id)) {
    const message = 'is the id of another device';
    throw httpErrors.invalidBody(
      [{ path: '/id', code: 'unique', message }],
      errorCodes.deviceIdTaken,
    );
  }
  const asset = { ...omitValue(body, null), type: getDeviceType(model), status: 'unknown' };
  assertValidAsset(store, asset);
  const saved = putAsset(store, asset, clock());
  scheduleFirstReport(store, asset, clock());
  return saved;
}

/**
 * Changes the sent properties of a device; null removes a property. The model changes only of an unknown device.
 *
 * @throws HttpError 409: 14 the model is immutable, 79, 4, 72; 422: 6, 22, 25
 */
export function changeAsset(platform: RuleContext, before: Row, body: Row): Row {
  const { store, clock } = platform;
  const { id, ...change } = body;
  assertSameId(id, before.id);
  const { model = before.model } = change;
  const changesModel = model !== before.model;
  if (changesModel && before.model !== UNKNOWN_MODEL) {
    throw httpErrors.conflict(errorCodes.modelIsFixed, 'Forbid to change device model or type');
  }
  // The model type of an unknown device does not apply to its identified model.
  const previous = changesModel ? omit(before, 'modelTypeId') : before;
  const after = { ...omitValue({ ...previous, ...change }, null), type: getDeviceType(model) };
  assertValidAsset(store, after, before);
  if (changesModel) onModelChange(store, after, clock());
  const saved = putAsset(store, after, clock());
  if (saved.ratedPower !== before.ratedPower) updateMeasuredPower(platform, before.id);
  if (before.mode === 'MANUAL' && saved.mode === 'STRATEGY') {
    followStrategy(platform, before.id);
    return store.table('assets').get(before.id) ?? saved;
  }
  return saved;
}

/** Handles the identification of an unknown device: it leaves the unknown ones, and will report. */
function onModelChange(store: Store, asset: Row, now: number) {
  removeFromOtherGroups(store, asset);
  scheduleFirstReport(store, asset, now);
}

function assertValidAsset(store: Store, asset: Row, before?: Row) {
  assertNoDanglingReferences(descriptor, getChangedProperties(asset, before), store);
  // A device without a domain is in none of the branches.
  if (!store.isInScope('assets', asset)) throw httpErrors.outsideDomains();
  assertModelProperties(asset, before);
  const { modelTypeId, model } = asset;
  const modelType =
    modelTypeId === undefined ? undefined : store.table('modelTypes').get(modelTypeId);
  if (modelType && modelType.type !== model) {
    const message = `is of the model ${String(modelType.type)}`;
    throw httpErrors.invalidBody([{ path: '/modelTypeId', code: 'model', message }]);
  }
  assertValidLinks(store, asset, before);
}

/** Returns the changed properties: unchanged ones are not validated again. */
const getChangedProperties = (asset: Row, before: Row = {}): Row =>
  Object.fromEntries(Object.entries(asset).filter(([key, value]) => value !== before[key]));

/**
 * Asserts that a device has only properties of its model; unchanged ones are not validated again. Its parents have a
 * code of their own.
 */
function assertModelProperties(asset: Row, before?: Row) {
  const isChanged = (key: string) => asset[key] !== before?.[key] || asset.model !== before?.model;
  const isAssetLink = (key: string) => (ASSET_LINK_FIELDS as readonly string[]).includes(key);
  const details = Object.keys(asset)
    .filter(key => !isAssetLink(key) && isChanged(key) && !hasProperty(asset.model, key))
    .map(key => {
      const message = `is nothing that a device of the model ${String(asset.model)} has`;
      return { path: `/${key}`, code: 'model', message };
    });
  if (details.length > 0) throw httpErrors.invalidBody(details, errorCodes.invalidField);
}

const createAsset: OperationRule = ({ body, platform }) => addAsset(platform, body as Row);

const updateAsset: OperationRule = call =>
  changeAsset(call.platform, getAsset(call), call.body as Row);

/**
 * Deletes a device, detaches its children and removes all references to it. Schedules without a remaining lamp stop.
 *
 * @throws HttpError 403 (57) a child of the device is outside the domains of the caller
 */
function deleteAsset({ path: { id = '' }, platform: { store, clock } }: OperationCall) {
  const asset = store.table('assets').get(id);
  if (!asset) return { count: 0 };
  const linkedAssets = ASSET_LINK_FIELDS.map(
    key => [key, store.unscoped.table('assets').find({ where: { [key]: id } })] as const,
  );
  if (linkedAssets.some(([, rows]) => rows.some(row => !store.isInScope('assets', row)))) {
    throw httpErrors.outsideDomains('A device outside your domains hangs on it');
  }
  for (const [key, rows] of linkedAssets) {
    for (const { id: linkedId } of rows) {
      const row = store.table('assets').get(linkedId);
      if (row) putAsset(store, omit(row, key), clock());
    }
  }
  removeAssetReferences(store, id);
  removeDeviceData(store, asset, clock());
  removeAsset(store, id);
  stopEmptySchedules(store);
  return { count: 1 };
}

/** The rules of the assets themselves. @see ASSET-02 */
export const assetRules: Readonly<Record<string, OperationRule>> = {
  createAsset: withUserLog({ action: 'create', target: 'assets' }, createAsset),
  updateAsset: withUserLog({ action: 'update', target: 'assets' }, updateAsset),
  deleteAsset: withUserLog({ action: 'delete', target: 'assets' }, deleteAsset),
};
