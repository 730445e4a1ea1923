import { services } from '../../../src/generated/services.ts';
import type { components } from '../../../src/generated/core/types.ts';
import { refuseDangling, refuseOtherId } from '../../platform/crud.ts';
import { newId } from '../../platform/newId.ts';
import { codes, refuse } from '../../platform/Refusal.ts';
import type { Call, Rule } from '../../platform/rule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { resultOfMany } from '../outcome.ts';
import { type ControlResult, type Light, setLamps } from './lamps.ts';
import { noted } from './noted.ts';
import { recordOf } from './recordOf.ts';
import { switched } from './switched.ts';
import { lampsIn, refuseUnknown, type Targets, unknownIn } from './targets.ts';
import { without } from './without.ts';

type Setting = components['schemas']['SceneSetting'];

const { scenes: description } = services.core.resources;

const settingsOf = ({ settings }: Row) => (settings as readonly Setting[] | undefined) ?? [];

const targetsOf = ({ assetIds, groupId }: Setting): Targets => ({
  ...(assetIds && { assetIds }),
  ...(groupId !== undefined && { groupIds: [groupId] }),
});

/**
 * What is not sent is not judged again: what it names may have gone since.
 *
 * @throws Refusal 422: 6 what is not there, 22 a setting of no lamp
 */
function refuseDanglingIn(sent: Row, store: Store) {
  refuseDangling(description, sent, store);
  const empty = settingsOf(sent).flatMap(({ assetIds, groupId }, i) => {
    const message = 'must name devices or a group';
    const isEmpty = groupId === undefined && (assetIds ?? []).length === 0;
    return isEmpty ? [{ path: `/settings/${i}`, code: 'required', message }] : [];
  });
  if (empty.length > 0) throw refuse.invalid(empty);
  refuseUnknown(
    settingsOf(sent).flatMap((setting, i) =>
      unknownIn(store, targetsOf(setting), `/settings/${i}`),
    ),
  );
}

/** The scene as it is kept: what is off has no brightness. */
const kept = (scene: Row): Row => ({ ...scene, settings: settingsOf(scene).map(switched) });

const createScene: Rule = ({ body, platform: { store, random } }) => {
  refuseDanglingIn(body as Row, store);
  return store.put('scenes', kept({ ...(body as Row), id: newId(random) }));
};

const updateScene: Rule = call => {
  const before = recordOf(call, 'scenes');
  const { id, ...change } = call.body as Row;
  refuseOtherId(id, before.id);
  const { store } = call.platform;
  refuseDanglingIn(change, store);
  return store.put('scenes', kept(without({ ...before, ...change }, null)));
};

const deleteScene: Rule = ({ path: { id = '' }, platform: { store } }) => ({
  count: store.remove('scenes', id) ? 1 : 0,
});

/** What a scene says of each of its lamps; where it says two things, the later one. */
function lightsOf(store: Store, scene: Row): readonly (readonly [Row, Light])[] {
  const lights = new Map<unknown, readonly [Row, Light]>();
  for (const setting of settingsOf(scene)) {
    const { on, brightness } = setting;
    for (const asset of store.table('assets').find({ where: lampsIn(store, targetsOf(setting)) })) {
      lights.set(asset.id, [asset, { on, brightness, mode: 'MANUAL' }]);
    }
  }
  return [...lights.values()];
}

/**
 * Switches the lamps of a scene and tells how it went; those that an override holds stay as they are (46).
 *
 * @throws Refusal 404 (6); 409 (71) no lamps
 */
async function applyScene(call: Call): Promise<ControlResult> {
  const { store, clock, delay } = call.platform;
  await delay(400);
  const scene = recordOf(call, 'scenes');
  const lights = lightsOf(store, scene);
  if (lights.length === 0) throw refuse.conflict(codes.invalidDevices, 'Invalid or empty devices');
  const result = await setLamps(call, lights, 'scene');
  store.put('scenes', {
    ...recordOf(call, 'scenes'),
    lastAppliedAt: new Date(clock()).toISOString(),
  });
  return result;
}

/** How it ended, as the log says. */
function outcomeOf(_: Call, answer: unknown) {
  const result = answer as ControlResult;
  return resultOfMany(
    result,
    result.failures.map(({ code }) => code),
  );
}

/** What the log says of a scene that was applied. */
function saying({ path, platform: { store } }: Call, answer: unknown): string | undefined {
  if (answer === undefined) return undefined;
  const { done, total } = answer as ControlResult;
  return `${String(store.table('scenes').get(path.id)?.name)}: ${done}/${total}`;
}

const target = 'scenes';

/** The rules of scenes of light. @see spec A2, STRAT-06 */
export const sceneRules: Readonly<Record<string, Rule>> = {
  createScene: noted({ action: 'create', target }, createScene),
  updateScene: noted({ action: 'update', target }, updateScene),
  deleteScene: noted({ action: 'delete', target }, deleteScene),
  applyScene: noted({ action: 'control', target, detail: saying, outcome: outcomeOf }, applyScene),
};
