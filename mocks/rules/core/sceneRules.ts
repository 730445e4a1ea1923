import { services } from '../../../src/generated/services.ts';
import type { components } from '../../../src/generated/core/types.ts';
import { assertNoDanglingReferences, assertSameId } from '../../platform/crud.ts';
import { createId } from '../../platform/createId.ts';
import { errorCodes, httpErrors } from '../../platform/HttpError.ts';
import type { OperationCall, OperationRule } from '../../platform/operationRule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { summarizeOutcome } from '../logs/logOutcome.ts';
import { type ControlResult, type LampLight, setLamps } from './lampCommands.ts';
import { withUserLog } from '../logs/withUserLog.ts';
import { getRecord } from './getRecord.ts';
import { normalizeSwitch } from './normalizeSwitch.ts';
import {
  createLampCondition,
  assertNoUnknown,
  type LampTargets,
  findUnknownTargets,
} from './targets.ts';
import { omitValue } from '../../platform/omitProperties.ts';

type SceneSetting = components['schemas']['SceneSetting'];

const { scenes: descriptor } = services.core.resources;

const getSceneSettings = ({ settings }: Row) =>
  (settings as readonly SceneSetting[] | undefined) ?? [];

const toTargets = ({ assetIds, groupId }: SceneSetting): LampTargets => ({
  ...(assetIds && { assetIds }),
  ...(groupId !== undefined && { groupIds: [groupId] }),
});

/**
 * Validates the sent properties. Others are not validated again: their references may be deleted since.
 *
 * @throws HttpError 422: 6 dangling reference, 22 a setting of no lamp
 */
function assertValidScene(body: Row, store: Store) {
  assertNoDanglingReferences(descriptor, body, store);
  const empty = getSceneSettings(body).flatMap(({ assetIds, groupId }, i) => {
    const message = 'must name devices or a group';
    const isEmpty = groupId === undefined && (assetIds ?? []).length === 0;
    return isEmpty ? [{ path: `/settings/${i}`, code: 'required', message }] : [];
  });
  if (empty.length > 0) throw httpErrors.invalidBody(empty);
  assertNoUnknown(
    getSceneSettings(body).flatMap((setting, i) =>
      findUnknownTargets(store, toTargets(setting), `/settings/${i}`),
    ),
  );
}

/** Returns the scene to store: settings that are off have no brightness. */
const normalizeScene = (scene: Row): Row => ({
  ...scene,
  settings: getSceneSettings(scene).map(normalizeSwitch),
});

const createScene: OperationRule = ({ body, platform: { store, random } }) => {
  const scene = omitValue(body as Row, null);
  assertValidScene(scene, store);
  return store.put('scenes', normalizeScene({ ...scene, id: createId(random) }));
};

const updateScene: OperationRule = call => {
  const before = getRecord(call, 'scenes');
  const { id, ...change } = call.body as Row;
  assertSameId(id, before.id);
  const { store } = call.platform;
  assertValidScene(change, store);
  return store.put('scenes', normalizeScene(omitValue({ ...before, ...change }, null)));
};

const deleteScene: OperationRule = ({ path: { id = '' }, platform: { store } }) => ({
  count: store.remove('scenes', id) ? 1 : 0,
});

/** Lists the light of each lamp in a scene; of two settings for a lamp, the later one. */
function listSceneLights(store: Store, scene: Row): readonly (readonly [Row, LampLight])[] {
  const lights = new Map<unknown, readonly [Row, LampLight]>();
  for (const setting of getSceneSettings(scene)) {
    const { on, brightness } = setting;
    for (const asset of store
      .table('assets')
      .find({ where: createLampCondition(store, toTargets(setting)) })) {
      lights.set(asset.id, [asset, { on, brightness, mode: 'MANUAL' }]);
    }
  }
  return [...lights.values()];
}

/**
 * Switches the lamps of a scene, or only those of the body, and returns the result; those that an override holds stay
 * unchanged (46).
 *
 * @throws HttpError 404 (6); 409 (71) no lamps
 */
async function applyScene(call: OperationCall): Promise<ControlResult> {
  const { store, clock, delay } = call.platform;
  await delay(400);
  const scene = getRecord(call, 'scenes');
  const { assetIds } = (call.body ?? {}) as { readonly assetIds?: readonly unknown[] };
  const limit = assetIds && new Set(assetIds);
  const lights = listSceneLights(store, scene).filter(([{ id }]) => limit?.has(id) ?? true);
  if (lights.length === 0)
    throw httpErrors.conflict(errorCodes.invalidDevices, 'Invalid or empty devices');
  const result = await setLamps(call, lights, 'scene');
  store.put('scenes', {
    ...getRecord(call, 'scenes'),
    lastAppliedAt: new Date(clock()).toISOString(),
  });
  return result;
}

/** Counts the lamps of targets in the caller's domains. */
const countLamps: OperationRule = ({ body, platform: { store } }) => ({
  count: store.table('assets').count(createLampCondition(store, body as LampTargets)),
});

/** Returns the result for the log. */
function getOutcome(_: OperationCall, response: unknown) {
  const result = response as ControlResult;
  return summarizeOutcome(
    result,
    result.failures.map(({ code }) => code),
  );
}

/** Formats the log text of an applied scene. */
function formatApplied(
  { path, platform: { store } }: OperationCall,
  response: unknown,
): string | undefined {
  if (response === undefined) return undefined;
  const { done, total } = response as ControlResult;
  return `${String(store.table('scenes').get(path.id)?.name)}: ${done}/${total}`;
}

const RESOURCE = 'scenes';

/** The rules of lighting scenes. @see STRAT-06 */
export const sceneRules: Readonly<Record<string, OperationRule>> = {
  createScene: withUserLog({ action: 'create', target: RESOURCE }, createScene),
  updateScene: withUserLog({ action: 'update', target: RESOURCE }, updateScene),
  deleteScene: withUserLog({ action: 'delete', target: RESOURCE }, deleteScene),
  countLamps,
  applyScene: withUserLog(
    { action: 'control', target: RESOURCE, detail: formatApplied, outcome: getOutcome },
    applyScene,
  ),
};
