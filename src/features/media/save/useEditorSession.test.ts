import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { session } from '../../../api/session.ts';
import { applyEdit } from '../model/edits.ts';
import { findNodeOf } from '../model/mediaTree.ts';
import { buildProject } from '../../../../tests/support/mediaProjects.ts';
import { getDraftKey, writeDraft } from './draftStore.ts';
import type { LoadedProject } from './loadProject.ts';
import { useEditorSession } from './useEditorSession.ts';

const tree = buildProject(1, 1, 1, 1);
const [planId = ''] = tree.nodes[tree.rootId]?.childIds ?? [];
const owner = { userId: 'u1', projectId: tree.rootId };
const loaded = { project: { id: tree.rootId, version: 3 }, programs: [], tree, version: 3 };

beforeEach(() => {
  const account = { username: 'u1', firstName: '', lastName: '', modules: [], pswChanged: true };
  session.begin({ id: 'token', userId: owner.userId });
  session.complete(account);
  const edit = { kind: 'setFields', changes: { [planId]: { name: 'Night' } } } as const;
  writeDraft(owner, { tree, version: 3, serverIds: new Map() }, applyEdit(edit, tree), undefined);
});
afterEach(() => {
  session.clear();
  localStorage.clear();
});

it.each([
  [true, 'Night', 'pending'],
  [false, 'Plan 2', 'saved'],
])(
  'restores and sends a draft with the right to edit, else it stays stored: %s',
  (canEdit, name, kind) => {
    const draft = localStorage.getItem(getDraftKey(owner));
    const { result, unmount } = renderHook(() =>
      useEditorSession(loaded as unknown as LoadedProject, { canEdit, isEditable: canEdit }),
    );
    const { store, autosave } = result.current;
    expect(findNodeOf(store.get().history.tree, 'plan', planId)?.fields.name).toBe(name);
    expect(autosave.state.get().kind).toBe(kind);
    unmount();
    if (!canEdit) expect(localStorage.getItem(getDraftKey(owner))).toBe(draft);
  },
);

it.each([
  [true, 'pending'],
  [false, 'saved'],
])('repairs a plan without valid dates only where the user can undo it: %s', (isEditable, kind) => {
  localStorage.clear();
  const { tree: invalid, project } = loadInvalidPlan();
  const { result, unmount } = renderHook(() =>
    useEditorSession(project as unknown as LoadedProject, { canEdit: true, isEditable }),
  );
  const { store, autosave } = result.current;
  expect(autosave.state.get().kind).toBe(kind);
  expect(store.get().history.tree === invalid).toBe(!isEditable);
  unmount();
});

it('repairs a plan whose scene has a draft, in which the fields of the plan are a copy [MEDIA-03/dates]', () => {
  const { tree: invalid, project } = loadInvalidPlan();
  const [sceneId = ''] = invalid.nodes[planId]?.childIds ?? [];
  const edit = { kind: 'setFields', changes: { [sceneId]: { name: 'Night' } } } as const;
  const saved = { tree: invalid, version: 3, serverIds: new Map() };
  writeDraft(owner, saved, applyEdit(edit, invalid), undefined);
  const { result, unmount } = renderHook(() =>
    useEditorSession(project as unknown as LoadedProject, { canEdit: true, isEditable: true }),
  );
  const { tree: edited } = result.current.store.get().history;
  expect(findNodeOf(edited, 'scene', sceneId)?.fields.name).toBe('Night');
  expect(findNodeOf(edited, 'plan', planId)?.fields.dateRange).not.toMatchObject(INVALID_DATES);
  unmount();
});

/** No month has this day. */
const INVALID_DATES = {
  dateBegin: { year: 2026, month: 2, day: 30 },
  dateEnd: { year: 2026, month: 3, day: 1 },
};

function loadInvalidPlan() {
  const changes = { [planId]: { dateRange: { enableFlag: true, ...INVALID_DATES } } };
  const invalid = applyEdit({ kind: 'setFields', changes }, tree);
  return { tree: invalid, project: { ...loaded, tree: invalid } };
}
