import type { JsonObject } from '../../loopback/json.ts';
import { asked } from '../../platform/crud.ts';
import type { Call, Rule } from '../../platform/rule.ts';
import type { Store } from '../../platform/Store.ts';
import { addUp, countStatesByModel, tallyStatesByModel } from './counting.ts';
import { lightIn, lightOf } from './lightSums.ts';
import { domainOf } from './domains.ts';
import { rowsOf } from './rowsOf.ts';
import { both, within } from './subtree.ts';

/** What a domain can be asked for, and the property by which it lies in a domain. */
const CONTENTS = { assets: 'domainId', faults: 'domain_id', statuses: 'domain_id' } as const;

type Contents = keyof typeof CONTENTS;

const listOf =
  (resource: Contents): Rule =>
  call => {
    const { store } = call.platform;
    const filter = asked(call.query.filter);
    const where = both(within(store, idOf(call), CONTENTS[resource]), whereOf(filter));
    return store.table(resource).find({ ...filter, where });
  };

const countOf =
  (resource: Contents): Rule =>
  call => {
    const { store } = call.platform;
    const where = both(within(store, idOf(call), CONTENTS[resource]), asked(call.query.where));
    return { count: store.table(resource).count(where) };
  };

const idOf = (call: Call): string => String(domainOf(call).id);

const whereOf = ({ where }: JsonObject): JsonObject | undefined => where as JsonObject | undefined;

/**
 * Counts of a domain and of everything below it; the where of the filter chooses among its assets.
 *
 * @throws Refusal 404 (6)
 */
function getDomainStatistic(call: Call) {
  const { store } = call.platform;
  const { id, name } = domainOf(call);
  const domainId = String(id);
  const chosen = whereOf(asked(call.query.filter));
  const { models, ...figures } = chosen
    ? figuresOf(store, domainId, chosen)
    : figuresIn(store, domainId);
  return { domainId, name, ...addUp(models), models, ...figures };
}

const OPEN_FAULTS: JsonObject = { end_time: null };
const OPEN_ALERTS: JsonObject = { confirmed: false };

/** What everything in a domain tells: the lamps that burn, what is drawn, what is open. */
function figuresIn(store: Store, domainId: string) {
  const place = within(store, domainId, 'domain_id');
  const { lit, power } = lightIn(store, domainId);
  return {
    models: countStatesByModel(store, within(store, domainId, 'domainId')),
    lit,
    power,
    openFaults: store.table('faults').count(both(place, OPEN_FAULTS)),
    openAlerts: store.table('alerts').count(both(place, OPEN_ALERTS)),
  };
}

/** The same of some devices. What is open is little: it is gone through, not asked for device by device. */
function figuresOf(store: Store, domainId: string, where: JsonObject) {
  const place = within(store, domainId, 'domain_id');
  const chosen = store
    .table('assets')
    .find({ where: both(within(store, domainId, 'domainId'), where) });
  const ids = chosen.map(asset => asset.id);
  const isChosen = new Set(ids);
  const openIn = (resource: 'faults' | 'alerts', open: JsonObject) =>
    store
      .table(resource)
      .find({ where: both(place, open) })
      .filter(row => isChosen.has(row.asset_id)).length;
  const { lit, power } = lightOf(rowsOf(store, 'statuses', ids));
  return {
    models: tallyStatesByModel(chosen),
    lit,
    power,
    openFaults: openIn('faults', OPEN_FAULTS),
    openAlerts: openIn('alerts', OPEN_ALERTS),
  };
}

/** The rules of what a domain holds, itself and everything below it. @see spec A7, DOM-07 */
export const domainContentRules: Readonly<Record<string, Rule>> = {
  listDomainAssets: listOf('assets'),
  countDomainAssets: countOf('assets'),
  listDomainFaults: listOf('faults'),
  countDomainFaults: countOf('faults'),
  listDomainStatuses: listOf('statuses'),
  countDomainStatuses: countOf('statuses'),
  getDomainStatistic,
};
