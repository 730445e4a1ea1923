import { type CityModel, MODEL_NAMES } from './cityModels.ts';
import { assertDefined } from '../../shared/assertDefined.ts';

/** The number of assets of each model per thousand. */
const MODELS_PER_THOUSAND: Readonly<Record<CityModel, number>> = {
  ssslc: 455,
  led: 455,
  ssgw: 3,
  sspole: 26,
  ssads: 12,
  sscam: 16,
  sssap: 8,
  sses: 6,
  ssipat: 5,
  charge: 5,
  plc: 2,
  ammeter: 3,
  xes: 1,
  devicebox: 2,
  unknow: 1,
};

/** The assets of the smallest city: the four controllers with errors, then one of each model. */
const FIRST_MODELS: readonly CityModel[] = [
  'ssslc',
  'led',
  'ssgw',
  'sspole',
  'ssads',
  ...(['ssslc', 'led', 'ssslc', 'led', 'ssslc', 'led'] as const),
  'sscam',
  'sssap',
  'ssipat',
  ...(['ssslc', 'led', 'ssslc', 'led'] as const),
  ...(['sses', 'charge', 'plc', 'ammeter', 'devicebox', 'xes', 'unknow'] as const),
];

/**
 * Creates an order of a thousand models in which every prefix has realistic proportions; a lamp follows its controller.
 */
function createModelOrder(): readonly CityModel[] {
  const order = [...FIRST_MODELS];
  const counts = new Map(MODEL_NAMES.map(model => [model, 0]));
  for (const model of order) counts.set(model, assertDefined(counts.get(model)) + 1);
  const getShortage = (model: CityModel) => {
    const remaining = MODELS_PER_THOUSAND[model] - assertDefined(counts.get(model));
    return remaining > 0
      ? (MODELS_PER_THOUSAND[model] * (order.length + 1)) / 1000 - assertDefined(counts.get(model))
      : -1e9;
  };
  while (order.length < 1000) {
    const isLampMissing = assertDefined(counts.get('led')) < assertDefined(counts.get('ssslc'));
    const others = MODEL_NAMES.filter(model => model !== 'led');
    const next = isLampMissing
      ? 'led'
      : others.reduce((a, b) => (getShortage(b) > getShortage(a) ? b : a));
    order.push(next);
    counts.set(next, assertDefined(counts.get(next)) + 1);
  }
  return order;
}

const MODEL_ORDER = createModelOrder();

/** Returns the number of assets of each model; their sum is exactly `assets`. */
export function countModels(assets: number): Readonly<Record<CityModel, number>> {
  const thousands = Math.floor(assets / MODEL_ORDER.length);
  const counts = { ...MODELS_PER_THOUSAND };
  for (const model of MODEL_NAMES) counts[model] *= thousands;
  for (const model of MODEL_ORDER.slice(0, assets % MODEL_ORDER.length)) counts[model] += 1;
  return counts;
}
