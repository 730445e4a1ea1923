import { afterEach, beforeEach, expect, vi } from 'vitest';

import { openForgetfulPlatform } from '../../mocks/assembly/openPlatform.ts';
import { fastHasher } from '../../mocks/platform/fastHasher.ts';
import { ApiError } from '../../src/api/ApiError.ts';
import { operations } from '../../src/generated/media/operations.ts';
import { createEditorStore } from '../../src/features/media/state/createEditorStore.ts';
import type { EditorStore } from '../../src/features/media/state/EditorStore.ts';
import { readBranch } from '../../src/features/media/model/branches.ts';
import type { MediaTree } from '../../src/features/media/model/mediaTree.ts';
import { createPlan, createScene } from '../../src/features/media/model/newParts.ts';
import { readProject } from '../../src/features/media/model/readProject.ts';
import type { Resolution } from '../../src/features/media/model/findMergeConflicts.ts';
import type { Autosave } from '../../src/features/media/save/Autosave.ts';
import { createAutosave } from '../../src/features/media/save/createAutosave.ts';
import { mergeEdits, toTheirProject } from '../../src/features/media/save/mergeEdits.ts';
import type { ChangeRequest } from '../../src/features/media/save/toRequest.ts';
import { createApiCaller } from './apiCaller.ts';
import { createMediaRows } from './mediaRows.ts';
import { TODAY } from './mediaProjects.ts';

export const NOW = Date.UTC(2026, 10, 25, 8);

export let call: ReturnType<typeof createApiCaller>['call'];
export let token: string;
export let projectId: string;

async function openPlatform(): Promise<void> {
  vi.useFakeTimers({ now: NOW });
  requests.splice(0);
  const platform = openForgetfulPlatform({
    ...{ hasher: fastHasher, clock: () => NOW, rows: createMediaRows(NOW) },
  });
  let signIn;
  ({ call, signIn } = createApiCaller(platform.handleRequest));
  token = await signIn('device_admin');
  const json = { name: '江边屏幕', width: 640, height: 320 };
  const { body } = await call('POST', '/media/projects', { token, json });
  projectId = (body as { readonly id: string }).id;
}

/**
 * Opens a platform with an empty project before each test, on a clock that the test moves. A test file calls it itself: hooks
 * that a module registers at its import belong to the first file alone where files share their modules.
 */
export function openPlatformBeforeEach(): void {
  beforeEach(openPlatform);
  afterEach(() => vi.useRealTimers());
}

async function get(path: string): Promise<never> {
  const { status, body } = await call('GET', `/media${path}`, { token });
  if (status >= 400) throw new ApiError(`GET ${path}`, status, body);
  return body as never;
}

export async function load() {
  const project: Parameters<typeof readProject>[0] = await get(`/projects/${projectId}`);
  const programs: Parameters<typeof readProject>[1] = await get(`/projects/${projectId}/programs`);
  return { version: project.version, tree: readProject(project, programs), programs };
}

export const requests: ChangeRequest[] = [];

/** Sends a change as the console would, and throws what the platform rejects. */
export async function send({ operation, path, query, body }: ChangeRequest) {
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
  if (response.status >= 400) throw new ApiError(operation, response.status, response.body);
  return response.body as {
    readonly ids?: Readonly<Record<string, string>>;
    readonly count?: number;
  };
}

export async function open(
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

export const expectSaved = async (editor: EditorStore) =>
  expect(toContent((await load()).tree)).toEqual(toContent(editor.get().history.tree));

/** Merges as the dialog does, with mine where both changed a node and nothing else is chosen. */
export async function merge(
  editor: EditorStore,
  autosave: Autosave,
  resolutions: ReadonlyMap<string, Resolution> = new Map(),
): Promise<void> {
  const platform = await load();
  const theirs = toTheirProject(platform, await autosave.recognize(platform));
  mergeEdits(editor, autosave, theirs, resolutions);
}

export const areaName = (number: number) => `区域 ${number}`;

/** Adds a plan with a scene of four areas. */
export function addPlan(editor: EditorStore, name: string) {
  const stage = { width: 640, height: 320 };
  const plan = createPlan(name, 'timingPlan', TODAY, editor.createId);
  const scene = createScene('场景 1', 'scene-1', { stage, areaName }, editor.createId);
  editor.insert([{ ...plan, children: [scene] }], editor.get().history.tree.rootId);
  return { planId: plan.id, sceneId: scene.id, areaIds: scene.children.map(({ id }) => id) };
}
