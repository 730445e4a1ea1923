import { expect, it } from 'vitest';

import {
  createItemFields,
  ITEM_KINDS,
  SOURCE_TYPES,
} from '../../src/features/media/model/itemDefaults.ts';
import { getNode, type MediaTree } from '../../src/features/media/model/mediaTree.ts';
import { createItem } from '../../src/features/media/model/newParts.ts';
import type { EditorStore } from '../../src/features/media/state/EditorStore.ts';
import type { Autosave } from '../../src/features/media/save/Autosave.ts';
import {
  addPlan,
  call,
  expectSaved,
  load,
  open,
  openPlatformBeforeEach,
  projectId,
  token,
} from '../support/mediaAutosave.ts';
import { findOtherValue, listFieldNames } from '../support/mediaFieldValues.ts';

openPlatformBeforeEach();

/** The platform assigns them, or they name the node. */
const ASSIGNED = new Set(['id', 'ids', 'order', 'kind', 'version', 'position']);
const ASSIGNED_BASE = new Set(['type', 'file', 'fileDuration', 'materialId']);

/** Fields whose examples are those of a new part, a name of the city, or not on the stage. */
const VALUES: Readonly<Record<string, string | number>> = {
  'ProjectChange.name': '河边屏幕',
  'TimeAssetItem.target': '2028-02-03T04:05:06.000Z',
  ...{ 'ZoneChange.height': 100, 'ZoneChange.x': 3, 'ZoneChange.y': 4 },
};

/** A section of a video needs an end. */
const COMPANIONS: Readonly<Record<string, object>> = { playType: { playTimeEnd: 2_000 } };

/** Fields whose members are changed one by one, too. */
const NESTED = new Set(['baseInfo', 'font', 'textOverlay']);

interface Session {
  readonly editor: EditorStore;
  readonly autosave: Autosave;
  readonly id: string;
}

const readFields = (tree: MediaTree, id: string) =>
  getNode(tree, id).fields as unknown as Readonly<Record<string, unknown>>;

const toJson = (value: object): object => JSON.parse(JSON.stringify(value)) as object;

/** Saves an edit and its undo, and compares what the platform has after it with what it had before. */
async function expectUndone({ editor, autosave, id }: Session, fields: object): Promise<void> {
  const readStored = async () => {
    const { tree } = await load();
    return readFields(tree, autosave.getSaved().serverIds.get(id) ?? id);
  };
  const before = await readStored();
  editor.setFields([id], fields);
  expect(await autosave.flush(), `${JSON.stringify(fields)} is saved`).toBe(true);
  expect(await readStored(), 'the platform has it').toMatchObject(toJson(fields));
  editor.undo();
  expect(await autosave.flush(), `the undo of ${JSON.stringify(fields)} is saved`).toBe(true);
  expect(await readStored(), `${JSON.stringify(fields)} is undone`).toEqual(before);
  expect(toJson(readFields(editor.get().history.tree, id))).toEqual(before);
}

async function expectEveryFieldUndone(session: Session, schemaName: string): Promise<void> {
  const { editor, id } = session;
  const names = listFieldNames(schemaName).filter(name => !ASSIGNED.has(name));
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    const current = readFields(editor.get().history.tree, id)[name];
    if (name !== 'baseInfo') {
      const value = VALUES[`${schemaName}.${name}`] ?? findOtherValue(schemaName, [name], current);
      await expectUndone(session, { [name]: value, ...COMPANIONS[name] });
    }
    if (!NESTED.has(name)) continue;
    const whole = (current ?? findOtherValue(schemaName, [name], current)) as object;
    for (const member of listFieldNames(schemaName, name)) {
      if (name === 'baseInfo' && ASSIGNED_BASE.has(member)) continue;
      const value = findOtherValue(schemaName, [name, member], Reflect.get(whole, member));
      await expectUndone(session, { [name]: { ...whole, [member]: value } });
    }
  }
}

it.each(ITEM_KINDS)(
  'undoes every field of an item of kind %s on the platform, too [MEDIA-13/undo]',
  async kind => {
    const { editor, autosave } = await open();
    const { areaIds } = addPlan(editor, '晚间');
    const { body } = await call('GET', '/storage/file', { token });
    const files = body as readonly {
      readonly id: string;
      readonly name: string;
      readonly type: string;
    }[];
    const source = files.find(({ type }) => type === SOURCE_TYPES[kind]);
    const context = { text: '雨天', target: '2027-01-01T00:00:00.000Z', source };
    const item = createItem(createItemFields(kind, context), editor.createId);
    editor.insert([item], areaIds[0] ?? '');
    await autosave.flush();
    const schemaName = `${kind[0]?.toUpperCase() ?? ''}${kind.slice(1)}Item`;
    await expectEveryFieldUndone({ editor, autosave, id: item.id }, schemaName);
    autosave.stop();
  },
);

it('undoes every field of a project, a plan, a scene and an area on the platform, too [MEDIA-13/undo]', async () => {
  const { editor, autosave } = await open();
  const { planId, sceneId, areaIds } = addPlan(editor, '晚间');
  await autosave.flush();
  for (const [id, schemaName] of [
    [projectId, 'ProjectChange'],
    [planId, 'ProgramChange'],
    [sceneId, 'ProgramSceneChange'],
    [areaIds[0] ?? '', 'ZoneChange'],
  ] as const) {
    await expectEveryFieldUndone({ editor, autosave, id }, schemaName);
  }
  autosave.stop();
});

it.each(['plan', 'scene'] as const)(
  'undoes the deletion of a %s with an area outside the stage, which was reduced, and publishes it only on the stage [MEDIA-13/undo]',
  async level => {
    const { editor, autosave } = await open();
    const { planId, sceneId } = addPlan(editor, '晚间');
    editor.setFields([projectId], { width: 400 });
    expect(await autosave.flush()).toBe(true);
    editor.remove([level === 'plan' ? planId : sceneId]);
    expect(await autosave.flush()).toBe(true);
    editor.undo();
    expect(await autosave.flush()).toBe(true);
    await expectSaved(editor);
    const publish = async () =>
      (await call('PUT', `/media/projects/${projectId}/publish`, { token })).status;
    expect(await publish()).toBe(422);
    editor.setFields([projectId], { width: 640 });
    expect(await autosave.flush()).toBe(true);
    expect(await publish()).toBe(200);
    autosave.stop();
  },
);
