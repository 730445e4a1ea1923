import type { JsonObject } from '../../loopback/json.ts';
import { errorCodes, type HttpErrorDetail, httpErrors } from '../../platform/HttpError.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { createSubtreeCondition } from '../../model/subtree.ts';

/** The targets of a strategy, a plan or a manual command. */
export interface LampTargets {
  readonly assetIds?: readonly string[];
  readonly groupIds?: readonly string[];
  readonly domainIds?: readonly string[];
}

/** The models that count as a lamp: one lamp together with its controller. */
export const LAMP_MODELS: readonly string[] = ['lc', 'ssslc', 'smartlight'];

/** Whether an asset counts as a lamp. */
export const isLamp = ({ model }: Row): boolean => LAMP_MODELS.includes(String(model));

/** The filter condition for assets that count as a lamp. */
export const LAMP_CONDITION: JsonObject = { model: { inq: LAMP_MODELS } };

/**
 * Creates the asset condition for the lamps of targets, each by its controller. Domains stay conditions, so that a
 * strategy of a whole city is no list of half a million ids.
 */
export function createLampCondition(store: Store, targets: LampTargets): JsonObject {
  const ids = listControllers(store, listTargetDevices(store, targets));
  const domainConditions = (targets.domainIds ?? []).map(id =>
    createSubtreeCondition(store, id, 'domainId'),
  );
  if (domainConditions.some(condition => Object.keys(condition).length === 0))
    return LAMP_CONDITION;
  const idConditions: JsonObject[] = ids.length > 0 ? [{ id: { inq: ids } }] : [];
  const alternatives = [...idConditions, ...domainConditions];
  if (alternatives.length === 0) return { id: { inq: [] } };
  return {
    and: [LAMP_CONDITION, alternatives.length === 1 ? alternatives[0] : { or: alternatives }],
  };
}

/** Lists the devices of targets, those of the groups included. */
export function listTargetDevices(
  store: Store,
  { assetIds = [], groupIds = [] }: LampTargets,
): readonly string[] {
  const members = groupIds.flatMap(
    id => (store.table('groups').get(id)?.assetIds as readonly string[] | undefined) ?? [],
  );
  return [...assetIds, ...members];
}

/** Lists controllers: a lamp without a radio is switched by its controller. */
export function listControllers(store: Store, ids: readonly string[]): readonly string[] {
  const assets = store.table('assets');
  const getControllerId = (id: string): string => {
    const { controllerId } = assets.get(id) ?? {};
    return typeof controllerId === 'string' ? controllerId : id;
  };
  return [...new Set(ids.map(getControllerId))];
}

/** Finds missing references of targets. */
export function findUnknownTargets(
  store: Store,
  targets: LampTargets,
  path: string,
): readonly HttpErrorDetail[] {
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

/** @throws HttpError 422 (6) with every dangling reference */
export function assertNoUnknown(details: readonly HttpErrorDetail[]): void {
  if (details.length > 0) throw httpErrors.invalidBody(details, errorCodes.unknownTarget);
}

/** Returns the targets of a record. */
export const getTargets = (row: Row): LampTargets => (row.targets as LampTargets | undefined) ?? {};
