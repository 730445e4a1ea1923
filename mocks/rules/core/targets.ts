import type { JsonObject } from '../../loopback/json.ts';
import { codes, type RefusalDetail, refuse } from '../../platform/Refusal.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { within } from './subtree.ts';

/** What a strategy, a plan or a person means when they say "these". */
export interface Targets {
  readonly assetIds?: readonly string[];
  readonly groupIds?: readonly string[];
  readonly domainIds?: readonly string[];
}

/** The models that stand for a lamp: each of them is one lamp with what controls it. */
export const LAMP_MODELS: readonly string[] = ['lc', 'ssslc', 'smartlight'];

/** Whether an asset stands for a lamp. */
export const isLamp = ({ model }: Row): boolean => LAMP_MODELS.includes(String(model));

/** The condition on assets that they stand for a lamp. */
export const LAMPS: JsonObject = { model: { inq: LAMP_MODELS } };

/**
 * The condition on assets that chooses the lamps of targets, each by what controls it. Domains stay conditions, so
 * that a strategy of a whole city is no list of half a million ids.
 */
export function lampsIn(store: Store, targets: Targets): JsonObject {
  const ids = controllersOf(store, devicesOf(store, targets));
  const places = (targets.domainIds ?? []).map(id => within(store, id, 'domainId'));
  if (places.some(place => Object.keys(place).length === 0)) return LAMPS;
  const named: JsonObject[] = ids.length > 0 ? [{ id: { inq: ids } }] : [];
  const chosen = [...named, ...places];
  if (chosen.length === 0) return { id: { inq: [] } };
  return { and: [LAMPS, chosen.length === 1 ? chosen[0] : { or: chosen }] };
}

/** The devices that targets name, those of the groups included. */
export function devicesOf(
  store: Store,
  { assetIds = [], groupIds = [] }: Targets,
): readonly string[] {
  const members = groupIds.flatMap(
    id => (store.table('groups').get(id)?.assetIds as readonly string[] | undefined) ?? [],
  );
  return [...assetIds, ...members];
}

/** A lamp without a radio of its own is switched by its controller. */
export function controllersOf(store: Store, ids: readonly string[]): readonly string[] {
  const assets = store.table('assets');
  const controllerOf = (id: string): string => {
    const { controllerId } = assets.get(id) ?? {};
    return typeof controllerId === 'string' ? controllerId : id;
  };
  return [...new Set(ids.map(controllerOf))];
}

/** What targets name that is not there. */
export function unknownIn(store: Store, targets: Targets, path: string): readonly RefusalDetail[] {
  return (
    [
      ['assetIds', 'assets'],
      ['groupIds', 'groups'],
      ['domainIds', 'domains'],
    ] as const
  ).flatMap(([list, resource]) =>
    (targets[list] ?? []).flatMap((id, i) =>
      store.table(resource).get(id)
        ? []
        : [
            {
              path: `${path}/${list}/${i}`,
              code: 'reference',
              message: `knows no ${resource} "${id}"`,
            },
          ],
    ),
  );
}

/** @throws Refusal 422 (6) with everything that is not there */
export function refuseUnknown(details: readonly RefusalDetail[]): void {
  if (details.length > 0) throw refuse.invalid(details, codes.unknownTarget);
}

/** The targets of a record. */
export const targetsOf = (row: Row): Targets => (row.targets as Targets | undefined) ?? {};
