import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { openForgetfulPlatform } from '../../mocks/assembly/openPlatform.ts';
import { fastHasher } from '../../mocks/platform/fastHasher.ts';
import { operations } from '../../src/generated/media/operations.ts';
import {
  createEditorStore,
  type EditorStore,
} from '../../src/features/media/editor/EditorStore.ts';
import {
  createItemFields,
  ITEM_KINDS,
  SOURCE_TYPES,
} from '../../src/features/media/model/itemDefaults.ts';
import {
  findNodeOf,
  type MediaTree,
  readBranch,
} from '../../src/features/media/model/mediaTree.ts';
import {
  createArea,
  createItem,
  createPlan,
  createScene,
} from '../../src/features/media/model/newParts.ts';
import { readProject } from '../../src/features/media/model/readProject.ts';
import { mergeTrees } from '../../src/features/media/model/mergeTrees.ts';
import { type Autosave, createAutosave } from '../../src/features/media/save/createAutosave.ts';
import { toEditorIds } from '../../src/features/media/save/toEditorIds.ts';
import type { ChangeRequest } from '../../src/features/media/save/toRequest.ts';
import { createApiCaller } from '../support/apiCaller.ts';
import { createMediaRows } from '../support/mediaRows.ts';
import { TODAY } from '../support/mediaProjects.ts';

const NOW = Date.UTC(2026, 10, 25, 8);

let call: ReturnType<typeof createApiCaller>['call'];
let token: string;
let projectId: string;

beforeEach(async () => {
  vi.useFakeTimers({ now: NOW });
  const platform = openForgetfulPlatform({
    ...{ hasher: fastHasher, clock: () => NOW, rows: createMediaRows(NOW) },
  });
  let signIn;
  ({ call, signIn } = createApiCaller(platform.handleRequest));
  token = await signIn('device_admin');
  const json = { name: '江边屏幕', width: 640, height: 320 };
  const { body } = await call('POST', '/media/projects', { token, json });
  projectId = (body as { readonly id: string }).id;
});
afterEach(() => vi.useRealTimers());

const get = async (path: string) => (await call('GET', `/media${path}`, { token })).body as never;

async function load() {
  const project: Parameters<typeof readProject>[0] = await get(`/projects/${projectId}`);
  const programs: Parameters<typeof readProject>[1] = await get(`/projects/${projectId}/programs`);
  return { version: project.version, tree: readProject(project, programs), programs };
}

const requests: ChangeRequest[] = [];
beforeEach(() => void requests.splice(0));

/** Sends a change as the console would, and throws what the platform rejects. */
async function send({ operation, path, query, body }: ChangeRequest) {
  requests.push({ operation, path, query, body });
  const { method, path: template } = operations[operation];
  const url = template.replaceAll(/\{(\w+)\}/gu, (_, name: string) => path[name] ?? '');
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  );
  const response = await call(method.toUpperCase(), `/media${url}?${search}`, {
    token,
    ...(body !== undefined && { json: body }),
  });
  if (response.status >= 400) {
    const { error } = response.body as { readonly error: { readonly code: number } };
    throw Object.assign(new Error(JSON.stringify(error)), {
      status: response.status,
      code: error.code,
    });
  }
  return response.body as { readonly ids?: Readonly<Record<string, string>> };
}

async function open(
  sendChange: typeof send = send,
): Promise<{ readonly editor: EditorStore; readonly autosave: Autosave }> {
  const { tree, version } = await load();
  const editor = createEditorStore(tree, new Map(), () => 0.5);
  const autosave = createAutosave({
    ...{ projectId, editor, load, now: () => NOW },
    send: sendChange,
    saved: { tree, version, serverIds: new Map() },
  });
  autosave.start();
  return { editor, autosave };
}

/** Returns a tree without its ids, as the platform and the editor have different ones. */
const toContent = (tree: MediaTree): unknown =>
  JSON.parse(
    JSON.stringify(readBranch(tree, tree.rootId), (key, value: unknown) =>
      key === 'id' ? undefined : value,
    ),
  );

const expectSaved = async (editor: EditorStore) =>
  expect(toContent((await load()).tree)).toEqual(toContent(editor.get().history.tree));

/** Merges as the dialog does, with mine where both changed a node. */
async function merge(editor: EditorStore, autosave: Autosave): Promise<void> {
  const { tree, version } = await load();
  const saved = autosave.getSaved();
  const theirs = toEditorIds(tree, saved.serverIds);
  const mine = editor.get().history.tree;
  editor.replaceTree(mergeTrees({ base: saved.tree, mine, theirs }, new Map(), editor.createId));
  autosave.rebase({ ...saved, tree: theirs, version });
}

const areaName = (number: number) => `区域 ${number}`;

/** Adds a plan with a scene of four areas. */
function addPlan(editor: EditorStore, name: string) {
  const stage = { width: 640, height: 320 };
  const plan = createPlan(name, 'timingPlan', TODAY, editor.createId);
  const scene = createScene('场景 1', 'scene-1', { stage, areaName }, editor.createId);
  editor.insert([{ ...plan, children: [scene] }], editor.get().history.tree.rootId);
  return { planId: plan.id, sceneId: scene.id, areaIds: scene.children.map(({ id }) => id) };
}

it('saves a plan with a scene and its areas in one call, after a pause below 2 s [MEDIA-13/autosave] [MEDIA-15]', async () => {
  const { editor, autosave } = await open();
  addPlan(editor, '晚间');
  expect(autosave.state.get().kind).toBe('pending');
  await vi.advanceTimersByTimeAsync(1_999);
  expect(autosave.state.get()).toEqual({ kind: 'saved', at: NOW });
  expect(requests.map(({ operation }) => operation)).toEqual(['createProgram']);
  await expectSaved(editor);
  autosave.stop();
});

it.each(ITEM_KINDS)(
  'saves an item of kind %s with every field as the editor has it [MEDIA-06]',
  async kind => {
    const { editor, autosave } = await open();
    const { areaIds } = addPlan(editor, '晚间');
    const files: readonly { readonly id: string; readonly name: string; readonly type: string }[] =
      (await (
        await call('GET', '/storage/file', { token })
      ).body) as never;
    const source = files.find(({ type }) => type === SOURCE_TYPES[kind]);
    const fields = createItemFields(kind, {
      text: '雨天',
      target: '2027-01-01T00:00:00.000Z',
      source,
    });
    editor.insert([createItem(fields, editor.createId)], areaIds[0] ?? '');
    expect(await autosave.flush()).toBe(true);
    await expectSaved(editor);
    autosave.stop();
  },
);

it('saves renames, moves between parents, orders and deletions, and their undo [MEDIA-13/undo]', async () => {
  const { editor, autosave } = await open();
  const first = addPlan(editor, '晚间');
  const second = addPlan(editor, '早间');
  await autosave.flush();
  const [areaId = '', otherId = ''] = first.areaIds;
  editor.setFields([first.planId], { name: '夜间', week: 62 });
  editor.setFields([areaId], { x: 7, y: 9, width: 100, height: 50 });
  editor.perform({ kind: 'move', ids: [otherId], parentId: second.sceneId, index: 1 });
  editor.shift(second.planId, -1);
  await autosave.flush();
  await expectSaved(editor);
  editor.remove([first.planId]);
  await autosave.flush();
  await expectSaved(editor);
  requests.splice(0);
  editor.undo();
  await autosave.flush();
  expect(requests.map(({ operation }) => operation)).toEqual(['createProgram']);
  await expectSaved(editor);
  while (editor.get().history.past.length > 0) editor.undo();
  await autosave.flush();
  expect((await load()).programs).toEqual([]);
  while (editor.get().history.future.length > 0) editor.redo();
  await autosave.flush();
  await expectSaved(editor);
  autosave.stop();
});

it('sends a position that equals width, height, x and y [MEDIA-05/position]', async () => {
  const { editor, autosave } = await open();
  const { areaIds } = addPlan(editor, '晚间');
  editor.setFields([areaIds[0] ?? ''], { x: 3, y: 4, width: 50, height: 60 });
  await autosave.flush();
  const { programs } = await load();
  const zones = programs.flatMap(({ scenes }) => scenes.flatMap(scene => scene.zones));
  expect(zones).toHaveLength(4);
  for (const { width: w, height: h, x, y, position } of zones)
    expect(position).toEqual({ w, h, x, y });
  expect(zones[0]?.position).toEqual({ w: 50, h: 60, x: 3, y: 4 });
  autosave.stop();
});

describe('two editors of one project', () => {
  it('end in a conflict and not in a lost update; the merge has the work of both [MEDIA-13/conflict]', async () => {
    const first = await open();
    const { areaIds } = addPlan(first.editor, '晚间');
    await first.autosave.flush();
    const second = await open();
    const [secondPlan = ''] = second.editor.get().history.tree.nodes[projectId]?.childIds ?? [];
    second.editor.setFields([secondPlan], { name: '夜间' });
    expect(await second.autosave.flush()).toBe(true);

    first.editor.setFields([areaIds[0] ?? ''], { x: 11 });
    expect(await first.autosave.flush()).toBe(false);
    expect(first.autosave.state.get().kind).toBe('conflict');

    await merge(first.editor, first.autosave);
    expect(await first.autosave.flush()).toBe(true);
    const result = (await load()).tree;
    await expectSaved(first.editor);
    expect(findNodeOf(result, 'plan', result.nodes[projectId]?.childIds[0])?.fields.name).toBe(
      '夜间',
    );
    expect(Object.values(result.nodes).some(({ fields }) => 'x' in fields && fields.x === 11)).toBe(
      true,
    );
    first.autosave.stop();
    second.autosave.stop();
  });
});

describe('a platform that cannot be reached', () => {
  it('gets the edits later, and the state says that they are not saved [MEDIA-13/autosave]', async () => {
    let isReachable = false;
    const { editor, autosave } = await open(request =>
      isReachable
        ? send(request)
        : Promise.reject(Object.assign(new Error('offline'), { status: 0 })),
    );
    addPlan(editor, '晚间');
    await vi.advanceTimersByTimeAsync(1_500);
    expect(autosave.state.get()).toMatchObject({ kind: 'offline', retryAt: NOW + 2_000 });
    editor.setFields([projectId], { name: '江边' });
    isReachable = true;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(autosave.state.get().kind).toBe('saved');
    await expectSaved(editor);
    autosave.stop();
  });

  it('stops at an edit that the platform rejects, and continues after the next one', async () => {
    const { editor, autosave } = await open();
    editor.setFields([projectId], { name: ' ' });
    expect(await autosave.flush()).toBe(false);
    expect(autosave.state.get().kind).toBe('failed');
    editor.setFields([projectId], { name: '江边' });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(autosave.state.get().kind).toBe('saved');
    await expectSaved(editor);
    autosave.stop();
  });
});

describe('a response that is lost', () => {
  /** Executes every call, and loses the response of the first one of an operation. */
  const loseResponse = (operation: ChangeRequest['operation']): typeof send => {
    let isLost = false;
    return async request => {
      const response = await send(request);
      if (isLost || request.operation !== operation) return response;
      isLost = true;
      throw Object.assign(new Error('lost'), { status: 0 });
    };
  };
  const count = (operation: ChangeRequest['operation']) =>
    requests.filter(request => request.operation === operation).length;

  it.each(['createProgram', 'createProgramScene', 'createZone', 'createItem'] as const)(
    'of %s creates nothing twice, and the part is known by its id from then on [MEDIA-13/autosave]',
    async operation => {
      const { editor, autosave } = await open(loseResponse(operation));
      const { planId, sceneId, areaIds } = addPlan(editor, '晚间');
      if (operation !== 'createProgram') await autosave.flush();
      const stage = { width: 640, height: 320 };
      const scene = createScene('场景 2', 'scene-4', { stage, areaName }, editor.createId);
      const area = createArea('区域 9', { x: 1, y: 2, width: 30, height: 40 }, editor.createId);
      const fields = createItemFields('playerText', { text: '雨天', target: '' });
      const item = createItem(fields, editor.createId);
      const [first = ''] = areaIds;
      if (operation === 'createProgramScene') editor.insert([scene], planId);
      if (operation === 'createZone') editor.insert([area], sceneId, first);
      if (operation === 'createItem') editor.insert([item], first);
      expect(await autosave.flush()).toBe(false);
      expect(autosave.state.get().kind).toBe('offline');
      await vi.advanceTimersByTimeAsync(3_000);
      expect(autosave.state.get().kind).toBe('saved');
      expect(count(operation)).toBe(1);
      await expectSaved(editor);
      const created = { createProgram: planId, createProgramScene: scene.id, createZone: area.id };
      if (operation === 'createItem') editor.setFields([item.id], { content: '晴天' });
      else editor.setFields([created[operation]], { name: '改名' });
      expect(await autosave.flush()).toBe(true);
      await expectSaved(editor);
      autosave.stop();
    },
  );

  it('of a deletion or a change does it once, too [MEDIA-13/autosave]', async () => {
    for (const operation of ['deleteProgramScene', 'updateZone'] as const) {
      const { editor, autosave } = await open(loseResponse(operation));
      const { sceneId, areaIds } = addPlan(editor, '晚间');
      await autosave.flush();
      if (operation === 'updateZone') editor.setFields([areaIds[0] ?? ''], { x: 9 });
      else editor.remove([sceneId]);
      expect(await autosave.flush()).toBe(false);
      await vi.advanceTimersByTimeAsync(3_000);
      expect(autosave.state.get().kind).toBe('saved');
      expect(count(operation)).toBe(1);
      await expectSaved(editor);
      autosave.stop();
    }
  });

  it('is a conflict when another editor changed the project meanwhile, without a second copy after the merge [MEDIA-13/conflict]', async () => {
    const other = await open();
    addPlan(other.editor, '早间');
    await other.autosave.flush();
    const { editor, autosave } = await open(loseResponse('createProgram'));
    addPlan(editor, '晚间');
    expect(await autosave.flush()).toBe(false);
    await call('PATCH', `/media/projects/${projectId}`, { token, json: { name: '江边' } });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(autosave.state.get().kind).toBe('conflict');
    await merge(editor, autosave);
    expect(await autosave.flush()).toBe(true);
    const result = await load();
    expect(result.programs.map(({ name }) => name)).toEqual(['早间', '晚间']);
    await expectSaved(editor);
    autosave.stop();
    other.autosave.stop();
  });
});
