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

const getWhitelist: Rule = call => ({
  ids: whitelistOf(call.platform.store, gatewayOf(call).id),
});

/**
 * Replaces the whitelist of a gateway.
 *
 * @throws Refusal 404 (3); 409: 79 no gateway, 4 offline, 72 a device that is bound to it would be left out
 */
function replaceWhitelist(call: Call) {
  const { store } = call.platform;
  const { id, ...gateway } = gatewayOf(call);
  refuseOfflineGateway(gateway);
  const { ids } = call.body as Whitelist;
  const leftOut = { ssgwId: id, id: { nin: ids } };
  if (ids.length > 0 && store.table('assets').count(leftOut) > 0) {
    throw refuse.conflict(
      codes.notWhitelisted,
      'A device that is left out is bound to the gateway',
    );
  }
  store.put('whitelists', { id, ids });
  return { ids };
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
  if (ids.length > LONGEST) {
    throw new Refusal(400, codes.tooLarge, `A whitelist has at most ${LONGEST} devices`);
  }
  store.put('whitelists', { id, ids });
  return { ids };
}

const boundTo = (store: Store, gatewayId: unknown): readonly unknown[] =>
  store
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
