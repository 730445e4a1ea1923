import type { JsonObject } from '../../loopback/json.ts';
import { toFilterObject } from '../../platform/crud.ts';
import type { OperationCall, OperationRule } from '../../platform/operationRule.ts';
import type { Store } from '../../platform/Store.ts';
import { sumCounts, countStatesByModel, countStatesOfAssets } from './assetCounts.ts';
import { getDomainLight, sumLight } from './lightSums.ts';
import { getDomain } from './domainRules.ts';
import { getExistingRows } from './getExistingRows.ts';
import { andConditions, createSubtreeCondition } from '../../model/subtree.ts';

/** The collections of a domain's contents, and their domain property. */
const DOMAIN_KEYS = {
  alerts: 'domain_id',
  assets: 'domainId',
  faults: 'domain_id',
  statuses: 'domain_id',
} as const;

type DomainContent = keyof typeof DOMAIN_KEYS;

const createListRule =
  (resource: DomainContent): OperationRule =>
  call => {
    const { store } = call.platform;
    const filter = toFilterObject(call.query.filter);
    const where = andConditions(
      createSubtreeCondition(store, getDomainId(call), DOMAIN_KEYS[resource]),
      getWhere(filter),
    );
    return store.table(resource).find({ ...filter, where });
  };

const createCountRule =
  (resource: DomainContent): OperationRule =>
  call => {
    const { store } = call.platform;
    const where = andConditions(
      createSubtreeCondition(store, getDomainId(call), DOMAIN_KEYS[resource]),
      toFilterObject(call.query.where),
    );
    return { count: store.table(resource).count(where) };
  };

const getDomainId = (call: OperationCall): string => String(getDomain(call).id);

const getWhere = ({ where }: JsonObject): JsonObject | undefined => where as JsonObject | undefined;

/**
 * Counts the contents of a domain and its descendants; the where of the filter selects among its assets.
 *
 * @throws HttpError 404 (6)
 */
function getDomainStatistic(call: OperationCall) {
  const { store } = call.platform;
  const { id, name } = getDomain(call);
  const domainId = String(id);
  const assetCondition = getWhere(toFilterObject(call.query.filter));
  const { models, ...counts } = assetCondition
    ? getAssetMetrics(store, domainId, assetCondition)
    : getDomainMetrics(store, domainId);
  return { domainId, name, ...sumCounts(models), models, ...counts };
}

const OPEN_FAULTS: JsonObject = { end_time: null };
const OPEN_ALERTS: JsonObject = { confirmed: false };

/** Computes the metrics of a domain: lit lamps, power, open faults and alerts. */
function getDomainMetrics(store: Store, domainId: string) {
  const domainCondition = createSubtreeCondition(store, domainId, 'domain_id');
  const { lit, power } = getDomainLight(store, domainId);
  return {
    models: countStatesByModel(store, createSubtreeCondition(store, domainId, 'domainId')),
    lit,
    power,
    openFaults: store.table('faults').count(andConditions(domainCondition, OPEN_FAULTS)),
    openAlerts: store.table('alerts').count(andConditions(domainCondition, OPEN_ALERTS)),
  };
}

/**
 * Computes the same metrics for selected devices. Open faults and alerts are few: they are scanned, not queried per
 * device.
 */
function getAssetMetrics(store: Store, domainId: string, where: JsonObject) {
  const domainCondition = createSubtreeCondition(store, domainId, 'domain_id');
  const assetCondition = store
    .table('assets')
    .find({ where: andConditions(createSubtreeCondition(store, domainId, 'domainId'), where) });
  const ids = assetCondition.map(asset => asset.id);
  const chosenIds = new Set(ids);
  const countOpen = (resource: 'faults' | 'alerts', open: JsonObject) =>
    store
      .table(resource)
      .find({ where: andConditions(domainCondition, open) })
      .filter(row => chosenIds.has(row.asset_id)).length;
  const { lit, power } = sumLight(getExistingRows(store, 'statuses', ids));
  return {
    models: countStatesOfAssets(assetCondition),
    lit,
    power,
    openFaults: countOpen('faults', OPEN_FAULTS),
    openAlerts: countOpen('alerts', OPEN_ALERTS),
  };
}

/** The rules of a domain's contents, descendants included. @see DOM-07 */
export const domainContentRules: Readonly<Record<string, OperationRule>> = {
  listDomainAssets: createListRule('assets'),
  countDomainAssets: createCountRule('assets'),
  listDomainAlerts: createListRule('alerts'),
  countDomainAlerts: createCountRule('alerts'),
  listDomainFaults: createListRule('faults'),
  countDomainFaults: createCountRule('faults'),
  listDomainStatuses: createListRule('statuses'),
  countDomainStatuses: createCountRule('statuses'),
  getDomainStatistic,
};
