import { type Model, MODEL_NAMES } from './models.ts';
import { sure } from './sure.ts';

/** Of a thousand assets, how many are of each model. */
const PER_THOUSAND: Readonly<Record<Model, number>> = {
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

/** What the smallest city has: the four refusing lamps, and soon one of each. */
const BEGIN: readonly Model[] = [
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

/** A thousand models such that every beginning of them is a fair city; a lamp follows its controller. */
function orderOfModels(): readonly Model[] {
  const order = [...BEGIN];
  const have = new Map(MODEL_NAMES.map(model => [model, 0]));
  for (const model of order) have.set(model, sure(have.get(model)) + 1);
  const lack = (model: Model) => {
    const left = PER_THOUSAND[model] - sure(have.get(model));
    return left > 0
      ? (PER_THOUSAND[model] * (order.length + 1)) / 1000 - sure(have.get(model))
      : -1e9;
  };
  while (order.length < 1000) {
    const behind = sure(have.get('led')) < sure(have.get('ssslc'));
    const others = MODEL_NAMES.filter(model => model !== 'led');
    const next = behind ? 'led' : others.reduce((a, b) => (lack(b) > lack(a) ? b : a));
    order.push(next);
    have.set(next, sure(have.get(next)) + 1);
  }
  return order;
}

const ORDER = orderOfModels();

/** How many assets of each model a city has; together exactly as many as it was asked for. */
export function countModels(assets: number): Readonly<Record<Model, number>> {
  const thousands = Math.floor(assets / ORDER.length);
  const counts = { ...PER_THOUSAND };
  for (const model of MODEL_NAMES) counts[model] *= thousands;
  for (const model of ORDER.slice(0, assets % ORDER.length)) counts[model] += 1;
  return counts;
}
