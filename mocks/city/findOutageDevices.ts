import type { Row } from '../platform/Store.ts';

/** The models whose connection is the cable of their road. */
const CABLE_MODELS: readonly unknown[] = ['ssslc', 'lc'];

/** Returns the lamp controllers of one road, which a cut cable disconnects: the road that has most of them. */
export function findOutageDevices(assets: readonly Row[]): readonly Row[] {
  const controllers = assets.filter(({ model }) => CABLE_MODELS.includes(model));
  const roads = [...Map.groupBy(controllers, ({ domainId }) => domainId).values()];
  return roads.reduce<readonly Row[]>(
    (largest, road) => (road.length > largest.length ? road : largest),
    [],
  );
}
