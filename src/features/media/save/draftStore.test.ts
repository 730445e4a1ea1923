import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { session } from '../../../api/session.ts';
import { diffTrees } from '../model/diffTrees.ts';
import { applyEdit, type Edit } from '../model/edits.ts';
import { readBranch } from '../model/branches.ts';
import { findNodeOf, listIds, type MediaTree } from '../model/mediaTree.ts';
import { findMergeConflicts } from '../model/findMergeConflicts.ts';
import { mergeTrees } from '../model/mergeTrees.ts';
import { copyBranch, createIdSource, listTreeIds } from '../model/temporaryIds.ts';
import { buildProject } from '../../../../tests/support/mediaProjects.ts';
import { hasProjectDraft, readDraft, removeDraft, writeDraft } from './draftStore.ts';

const base = buildProject(2, 2, 1, 1);
const [planId = '', otherPlanId = ''] = base.nodes[base.rootId]?.childIds ?? [];
const createId = createIdSource(listTreeIds(base), () => 0.3);
const saved = { tree: base, version: 3, serverIds: new Map() };

const signIn = (userId: string) => {
  session.begin({ id: 'token', userId });
  session.complete({
    username: userId,
    firstName: '',
    lastName: '',
    modules: [],
    pswChanged: true,
  });
};
const owner = { userId: 'u1', projectId: 'p1' };
beforeEach(() => signIn('u1'));
afterEach(() => {
  session.clear();
  localStorage.clear();
});

const edit = (tree: MediaTree, ...edits: readonly Edit[]) =>
  edits.reduce((each, one) => applyEdit(one, each), tree);
const rename = (id: string, name: string): Edit => ({
  kind: 'setFields',
  changes: { [id]: { name } },
});

describe('a draft', () => {
  it('is restored where the project is as it was, and only for its user [MEDIA-13/leave]', () => {
    const mine = edit(base, rename(planId, 'Evening'), { kind: 'remove', ids: [otherPlanId] });
    writeDraft(owner, saved, mine, undefined);
    expect(readDraft('p1', base)).toEqual({ version: 3, base, mine });
    expect(readDraft('p2', base)).toBeUndefined();
    signIn('u2');
    expect(readDraft('p1', base)).toBeUndefined();
    expect(hasProjectDraft('p1')).toBe(false);
  });

  it('stays when another user of the browser has one of the same project [MEDIA-13/leave]', () => {
    const mine = edit(base, rename(planId, 'Evening'));
    writeDraft(owner, saved, mine, undefined);
    signIn('u2');
    const other = { ...owner, userId: 'u2' };
    writeDraft(other, saved, edit(base, rename(planId, 'Night')), undefined);
    removeDraft(other);
    expect(hasProjectDraft('p1')).toBe(false);
    signIn('u1');
    expect(readDraft('p1', base)).toEqual({ version: 3, base, mine });
  });

  it('of a version of the console that had one for all users gets the key of its user [MEDIA-13/leave]', () => {
    const mine = edit(base, rename(planId, 'Evening'));
    writeDraft(owner, saved, mine, undefined);
    const [key = ''] = Object.keys(localStorage);
    localStorage.setItem('media.draft.p1', localStorage.getItem(key) ?? '');
    localStorage.removeItem(key);
    signIn('u2');
    expect(readDraft('p1', base)).toBeUndefined();
    signIn('u1');
    expect(readDraft('p1', base)).toEqual({ version: 3, base, mine });
    expect(Object.keys(localStorage)).toEqual([key]);
    removeDraft(owner);
    expect(readDraft('p1', base)).toBeUndefined();
  });

  it('of an earlier version is restored and stays where the browser has no space to move it [MEDIA-13/leave]', () => {
    const mine = edit(base, rename(planId, 'Evening'));
    writeDraft(owner, saved, mine, undefined);
    const [key = ''] = Object.keys(localStorage);
    const draft = localStorage.getItem(key) ?? '';
    localStorage.clear();
    localStorage.setItem('media.draft.p1', draft);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    expect(readDraft('p1', base)).toEqual({ version: 3, base, mine });
    expect(localStorage.getItem('media.draft.p1')).toBe(draft);
  });

  it('conflicts with what another editor did to the same part, so that it does not win silently [MEDIA-13/conflict]', () => {
    writeDraft(owner, saved, edit(base, rename(planId, 'Mine')), undefined);
    const theirs = edit(base, rename(planId, 'Theirs'), rename(otherPlanId, 'Other'));
    const draft = readDraft('p1', theirs);
    expect(draft && findMergeConflicts({ ...draft, theirs })).toMatchObject([{ id: planId }]);
  });

  it('has a plan with everything below it that I changed and another editor removed [MEDIA-13/conflict]', () => {
    writeDraft(owner, saved, edit(base, rename(planId, 'Mine')), undefined);
    const theirs = edit(base, { kind: 'remove', ids: [planId] });
    const draft = readDraft('p1', theirs);
    if (!draft) throw new Error('The draft is lost.');
    expect(findMergeConflicts({ ...draft, theirs })).toMatchObject([{ kind: 'removedByThem' }]);
    const merged = mergeTrees({ ...draft, theirs }, new Map(), createId);
    expect(findNodeOf(merged, 'plan', planId)?.fields.name).toBe('Mine');
    expect(listIds(merged, planId)).toEqual(listIds(base, planId));
    expect(merged.nodes[merged.rootId]?.childIds).toContain(planId);
  });

  it('has what another editor added at the same time [MEDIA-13/conflict]', () => {
    const [mineCopy, theirCopy] = ['a', 'b'].map(suffix => ({
      ...copyBranch(readBranch(base, planId), level => `${createId(level)}-${suffix}`),
    }));
    if (!mineCopy || !theirCopy) throw new Error('There is no copy.');
    const insert = (branch: typeof mineCopy): Edit => ({
      ...{ kind: 'insert', parentId: base.rootId, index: 2, branches: [branch] },
    });
    writeDraft(owner, saved, edit(base, insert(mineCopy)), undefined);
    const theirs = edit(base, insert(theirCopy));
    const draft = readDraft('p1', theirs);
    if (!draft) throw new Error('The draft is lost.');
    const merged = mergeTrees({ ...draft, theirs }, new Map(), createId);
    expect(merged.nodes[merged.rootId]?.childIds).toHaveLength(4);
  });

  it('contains a creation once that the platform executed before the page was closed [MEDIA-13/autosave]', () => {
    const branch = copyBranch(readBranch(base, planId), createId);
    const insert: Edit = { kind: 'insert', parentId: base.rootId, index: 2, branches: [branch] };
    const mine = edit(base, insert, rename(branch.id, 'Later'));
    const [change] = diffTrees(base, edit(base, insert));
    writeDraft(owner, saved, mine, change);
    const serverBranch = copyBranch(branch, level => createId(level).replaceAll(/[a-z]/gu, 'f'));
    const theirs = edit(base, { ...insert, branches: [serverBranch] });
    const draft = readDraft('p1', theirs);
    if (!draft) throw new Error('The draft is lost.');
    const merged = mergeTrees({ ...draft, theirs }, new Map(), createId);
    expect(merged.nodes[merged.rootId]?.childIds).toEqual([planId, otherPlanId, serverBranch.id]);
    expect(findNodeOf(merged, 'plan', serverBranch.id)?.fields.name).toBe('Later');
    expect(diffTrees(theirs, merged)).toHaveLength(1);
  });

  it('names a creation that the platform may still execute [MEDIA-13/autosave]', () => {
    const branch = copyBranch(readBranch(base, planId), createId);
    const insert: Edit = { kind: 'insert', parentId: base.rootId, index: 2, branches: [branch] };
    const mine = edit(base, insert);
    const [change] = diffTrees(base, mine);
    writeDraft(owner, saved, mine, change);
    expect(readDraft('p1', base)?.attempt).toEqual(change);
  });
});
