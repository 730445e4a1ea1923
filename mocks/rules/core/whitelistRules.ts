import { errorCodes, HttpError, httpErrors } from '../../platform/HttpError.ts';
import type { OperationCall, OperationRule } from '../../platform/operationRule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { getAsset } from './getAsset.ts';
import { isGateway } from './deviceModels.ts';
import { withAssetChangeLog } from '../logs/withUserLog.ts';
import {
  formatDevice,
  assertGatewayOnline,
  createBindingError,
  getWhitelistIds,
} from './assetLinks.ts';

/** The maximum length of a whitelist. */
const MAX_WHITELIST_LENGTH = 5000;

interface Whitelist {
  readonly ids: readonly string[];
}

/**
 * Returns the gateway of the path parameter.
 *
 * @throws HttpError 404 (3); 409 (79) no gateway
 */
function getGateway(call: OperationCall): Row {
  const gateway = getAsset(call);
  if (!isGateway(gateway.model)) throw createBindingError(`${formatDevice(gateway)} is no gateway`);
  return gateway;
}

/** Whether a device of a list is visible: one that does not exist yet is in no domain, so every user sees its id. */
function isShown(store: Store, id: unknown): boolean {
  const asset = store.unscoped.table('assets').get(id);
  return asset === undefined || store.isInScope('assets', asset);
}

/** Returns the part of a whitelist that is visible to the caller. */
const toVisibleWhitelist = (store: Store, ids: readonly unknown[]) => ({
  ids: ids.filter(id => isShown(store, id)),
});

const getWhitelist: OperationRule = call => {
  const { store } = call.platform;
  return toVisibleWhitelist(store, getWhitelistIds(store, getGateway(call).id));
};

/**
 * Replaces the whitelist of a gateway. Devices outside the domains of the caller stay in it: the caller does not see
 * them.
 *
 * @throws HttpError 404 (3); 400 (78) too long; 409: 79 no gateway, 4 offline, 72 a device bound to it is not in the
 * list
 */
function replaceWhitelist(call: OperationCall) {
  const { store } = call.platform;
  const { id, ...gateway } = getGateway(call);
  assertGatewayOnline(gateway);
  const { ids: sentIds } = call.body as Whitelist;
  const hidden = getWhitelistIds(store, id).filter(hiddenId => !isShown(store, hiddenId));
  const ids = [...new Set([...sentIds, ...hidden])];
  const excludedDevices = { ssgwId: id, id: { nin: ids } };
  if (ids.length > 0 && store.unscoped.table('assets').count(excludedDevices) > 0) {
    throw httpErrors.conflict(
      errorCodes.notWhitelisted,
      'A device that is left out is bound to the gateway',
    );
  }
  assertMaxLength(ids);
  store.put('whitelists', { id, ids });
  return toVisibleWhitelist(store, ids);
}

/**
 * Adds devices to the whitelist of a gateway; existing entries keep their position. An empty list allowed every device,
 * so the bound devices are added first.
 *
 * @throws HttpError 404 (3); 400 (78) too long; 409: 79 no gateway, 4 offline
 */
function addToWhitelist(call: OperationCall) {
  const { store } = call.platform;
  const { id, ...gateway } = getGateway(call);
  assertGatewayOnline(gateway);
  const { ids: added } = call.body as Whitelist;
  const currentIds = getWhitelistIds(store, id);
  const initialIds =
    currentIds.length > 0 || added.length === 0 ? currentIds : listBoundDevices(store, id);
  const ids = [...new Set([...initialIds, ...added])];
  assertMaxLength(ids);
  store.put('whitelists', { id, ids });
  return toVisibleWhitelist(store, ids);
}

function assertMaxLength(ids: readonly unknown[]) {
  if (ids.length <= MAX_WHITELIST_LENGTH) return;
  throw new HttpError(
    400,
    errorCodes.tooLarge,
    `A whitelist has at most ${MAX_WHITELIST_LENGTH} devices`,
  );
}

const listBoundDevices = (store: Store, gatewayId: unknown): readonly unknown[] =>
  store.unscoped
    .table('assets')
    .find({ where: { ssgwId: gatewayId }, order: 'id', fields: ['id'] })
    .map(({ id }) => id);

const countListed = ({ body }: OperationCall) => (body as Whitelist).ids.length;

/** @see ASSET-03 */
export const whitelistRules: Readonly<Record<string, OperationRule>> = {
  getWhitelist,
  replaceWhitelist: withAssetChangeLog(
    call => ({
      en: `whitelist of ${countListed(call)}`,
      zh: `白名单共 ${countListed(call)} 台`,
    }),
    replaceWhitelist,
  ),
  addToWhitelist: withAssetChangeLog(
    call => ({
      en: `${countListed(call)} to the whitelist`,
      zh: `白名单增加 ${countListed(call)} 台`,
    }),
    addToWhitelist,
  ),
};
