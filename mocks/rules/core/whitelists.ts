import { codes, Refusal, refuse } from '../../platform/Refusal.ts';
import type { Call, Rule } from '../../platform/rule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { assetOf } from './assets.ts';
import { isGateway } from './models.ts';
import { notedChange } from './noted.ts';
import { named, refuseOfflineGateway, unbindable, whitelistOf } from './places.ts';

/** A whitelist holds no more. */
const LONGEST = 5000;

interface Whitelist {
  readonly ids: readonly string[];
}

/**
 * The gateway in the path.
 *
 * @throws Refusal 404 (3); 409 (79) no gateway
 */
function gatewayOf(call: Call): Row {
  const gateway = assetOf(call);
  if (!isGateway(gateway.model)) throw unbindable(`${named(gateway)} is no gateway`);
  return gateway;
}

/** Whether a device of a list is shown: one that is not there yet is in no domain, and everyone sees its id. */
function isShown(store: Store, id: unknown): boolean {
  const asset = store.whole.table('assets').get(id);
  return asset === undefined || store.covers('assets', asset);
}

/** A whitelist as the caller sees it. */
const shown = (store: Store, ids: readonly unknown[]) => ({
  ids: ids.filter(id => isShown(store, id)),
});

const getWhitelist: Rule = call => {
  const { store } = call.platform;
  return shown(store, whitelistOf(store, gatewayOf(call).id));
};

/**
 * Replaces the whitelist of a gateway. Devices outside the domains of the caller stay in it: he did not see them.
 *
 * @throws Refusal 404 (3); 400 (78) too long; 409: 79 no gateway, 4 offline, 72 a device that is bound to it would be left out
 */
function replaceWhitelist(call: Call) {
  const { store } = call.platform;
  const { id, ...gateway } = gatewayOf(call);
  refuseOfflineGateway(gateway);
  const { ids: sent } = call.body as Whitelist;
  const hidden = whitelistOf(store, id).filter(each => !isShown(store, each));
  const ids = [...new Set([...sent, ...hidden])];
  const leftOut = { ssgwId: id, id: { nin: ids } };
  if (ids.length > 0 && store.whole.table('assets').count(leftOut) > 0) {
    throw refuse.conflict(
      codes.notWhitelisted,
      'A device that is left out is bound to the gateway',
    );
  }
  refuseLong(ids);
  store.put('whitelists', { id, ids });
  return shown(store, ids);
}

/**
 * Adds devices to the whitelist of a gateway; those that are in it keep their place. A list that was empty let every
 * device in, so it takes first what is bound.
 *
 * @throws Refusal 404 (3); 400 (78) too long; 409: 79 no gateway, 4 offline
 */
function addToWhitelist(call: Call) {
  const { store } = call.platform;
  const { id, ...gateway } = gatewayOf(call);
  refuseOfflineGateway(gateway);
  const { ids: added } = call.body as Whitelist;
  const kept = whitelistOf(store, id);
  const first = kept.length > 0 || added.length === 0 ? kept : boundTo(store, id);
  const ids = [...new Set([...first, ...added])];
  refuseLong(ids);
  store.put('whitelists', { id, ids });
  return shown(store, ids);
}

function refuseLong(ids: readonly unknown[]) {
  if (ids.length <= LONGEST) return;
  throw new Refusal(400, codes.tooLarge, `A whitelist has at most ${LONGEST} devices`);
}

const boundTo = (store: Store, gatewayId: unknown): readonly unknown[] =>
  store.whole
    .table('assets')
    .find({ where: { ssgwId: gatewayId }, order: 'id', fields: ['id'] })
    .map(({ id }) => id);

const listed = ({ body }: Call) => (body as Whitelist).ids.length;

/** The rules of whitelists. @see spec A7, ASSET-03 */
export const whitelistRules: Readonly<Record<string, Rule>> = {
  getWhitelist,
  replaceWhitelist: notedChange(call => `whitelist of ${listed(call)}`, replaceWhitelist),
  addToWhitelist: notedChange(call => `${listed(call)} to the whitelist`, addToWhitelist),
};
