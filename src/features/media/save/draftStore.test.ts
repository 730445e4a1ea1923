import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { session } from '../../../api/session.ts';
import type { Change } from '../model/change.ts';
import { diffTrees } from '../model/diffTrees.ts';
import { applyEdit, type Edit } from '../model/edits.ts';
import { readBranch } from '../model/branches.ts';
import { type Branch, findNodeOf, listIds, type MediaTree } from '../model/mediaTree.ts';
import { findMergeConflicts } from '../model/findMergeConflicts.ts';
import { mergeTrees } from '../model/mergeTrees.ts';
import { copyBranch, createIdSource, listTreeIds } from '../model/temporaryIds.ts';
import { buildProject } from '../../../../tests/support/mediaProjects.ts';
import type { StoredDraft } from './draftNodes.ts';
import {
  hasProjectDraft,
  readDraft,
  readDraftAttempts,
  removeDraft,
  writeDraft,
} from './draftStore.ts';

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
    writeDraft(owner, saved, mine);
    expect(readDraft('p1', base)).toEqual({ version: 3, base, mine, attempts: [] });
    expect(readDraft('p2', base)).toBeUndefined();
    signIn('u2');
    expect(readDraft('p1', base)).toBeUndefined();
    expect(hasProjectDraft('p1')).toBe(false);
  });

  it('stays when another user of the browser has one of the same project [MEDIA-13/leave]', () => {
    const mine = edit(base, rename(planId, 'Evening'));
    writeDraft(owner, saved, mine);
    signIn('u2');
    const other = { ...owner, userId: 'u2' };
    writeDraft(other, saved, edit(base, rename(planId, 'Night')));
    removeDraft(other);
    expect(hasProjectDraft('p1')).toBe(false);
    signIn('u1');
    expect(readDraft('p1', base)).toEqual({ version: 3, base, mine, attempts: [] });
  });

  it('of a version of the console that had one for all users gets the key of its user [MEDIA-13/leave]', () => {
    const mine = edit(base, rename(planId, 'Evening'));
    writeDraft(owner, saved, mine);
    const [key = ''] = Object.keys(localStorage);
    localStorage.setItem('media.draft.p1', localStorage.getItem(key) ?? '');
    localStorage.removeItem(key);
    signIn('u2');
    expect(readDraft('p1', base)).toBeUndefined();
    signIn('u1');
    expect(readDraft('p1', base)).toEqual({ version: 3, base, mine, attempts: [] });
    expect(Object.keys(localStorage)).toEqual([key]);
    removeDraft(owner);
    expect(readDraft('p1', base)).toBeUndefined();
  });

  /** Stores a draft of an earlier version of the console, in a browser with space for a number of characters more. */
  const storeShared = (space: number) => {
    const mine = edit(base, rename(planId, 'Evening'));
    writeDraft(owner, saved, mine);
    const [key = ''] = Object.keys(localStorage);
    const draft = localStorage.getItem(key) ?? '';
    localStorage.clear();
    localStorage.setItem('media.draft.p1', draft);
    const limit = 'media.draft.p1'.length + draft.length + space;
    const setItem = localStorage.setItem.bind(localStorage);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, name, text) {
      const others = Object.entries(this).filter(([other]) => other !== name);
      const size = [...others, [name, text]].flat().join('').length;
      if (size > limit) throw new DOMException('', 'QuotaExceededError');
      setItem(name, text);
    });
    return { key, mine, draft };
  };

  it('of an earlier version gets the key of its user where the browser has no space for two of it [MEDIA-13/leave]', () => {
    const { key, mine, draft } = storeShared(100);
    expect(readDraft('p1', base)).toMatchObject({ base, mine });
    expect(Object.entries(localStorage)).toEqual([[key, draft]]);
  });

  it('of an earlier version that cannot get the key of its user is restored, stays, and is removed by its user [MEDIA-13/leave]', () => {
    const { mine, draft } = storeShared(0);
    expect(readDraft('p1', base)).toMatchObject({ base, mine });
    expect(Object.entries(localStorage)).toEqual([['media.draft.p1', draft]]);
    removeDraft({ ...owner, userId: 'u2' });
    expect(readDraft('p1', base)).toMatchObject({ base, mine });
    removeDraft(owner);
    expect(localStorage).toHaveLength(0);
  });

  it('conflicts with what another editor did to the same part, so that it does not win silently [MEDIA-13/conflict]', () => {
    writeDraft(owner, saved, edit(base, rename(planId, 'Mine')));
    const theirs = edit(base, rename(planId, 'Theirs'), rename(otherPlanId, 'Other'));
    const draft = readDraft('p1', theirs);
    expect(draft && findMergeConflicts({ ...draft, theirs })).toMatchObject([{ id: planId }]);
  });

  it('has a plan with everything below it that I changed and another editor removed [MEDIA-13/conflict]', () => {
    writeDraft(owner, saved, edit(base, rename(planId, 'Mine')));
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
    writeDraft(owner, saved, edit(base, insert(mineCopy)));
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
    writeDraft(owner, saved, mine, diffTrees(base, edit(base, insert)));
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
    const changes = diffTrees(base, mine);
    writeDraft(owner, saved, mine, changes);
    expect(readDraft('p1', base)?.attempts).toEqual(changes);
  });

  describe('of several creations whose responses were lost', () => {
    const [first, second] = ['Evening', 'Night'].map(name => {
      const branch = copyBranch(readBranch(base, planId), createId);
      return { ...branch, fields: { ...branch.fields, name } };
    });
    const insert = (...branches: readonly (Branch | undefined)[]): Edit => ({
      ...{ kind: 'insert', parentId: base.rootId, index: 2 },
      branches: branches.flatMap(branch => branch ?? []),
    });
    const sent = (branch: Branch | undefined, key: string): readonly Change[] =>
      diffTrees(base, edit(base, insert(branch))).map(change => ({
        ...change,
        sent: { key, version: 3 },
      }));
    const changes = [...sent(first, 'first-key'), ...sent(second, 'second-key')];
    const mine = edit(base, insert(second));
    const toServer = (branch: Branch | undefined) =>
      branch && copyBranch(branch, level => createId(level).replaceAll(/[a-z]/gu, 'f'));

    it('names all, each with its key [MEDIA-13/autosave]', () => {
      writeDraft(owner, saved, mine, changes);
      expect(readDraft('p1', base)?.attempts).toEqual(changes);
      expect(readDraftAttempts('p1', base)).toEqual(changes);
    });

    it('recognizes an earlier one by its content, or by its key where another editor has changed it [MEDIA-13/autosave]', () => {
      writeDraft(owner, saved, mine, changes);
      const created = toServer(first);
      const [oldIds, newIds] = [first, created].map(branch =>
        branch ? listIds(edit(base, insert(branch)), branch.id) : [],
      );
      const ids = new Map(oldIds?.map((id, i) => [id, newIds?.[i] ?? '']));
      const theirs = edit(base, insert(created));
      const renamed = edit(theirs, rename(created?.id ?? '', 'Theirs'));
      for (const [platform, executed] of [
        [theirs, undefined],
        [renamed, { key: 'first-key', ids }],
      ] as const) {
        const draft = readDraft('p1', platform, executed);
        expect(draft?.attempts).toEqual([]);
        expect(draft?.base.nodes[created?.id ?? '']?.fields).toMatchObject({ name: 'Evening' });
        // It was undone before the second one was sent.
        expect(draft?.mine.nodes[created?.id ?? '']).toBeUndefined();
        expect(draft?.mine.nodes[second?.id ?? '']).toBeDefined();
      }
      expect(readDraft('p1', renamed)?.attempts).toHaveLength(2);
    });

    it('has the edits and the latest one where the browser has no space for all [MEDIA-13/leave]', () => {
      vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
        throw new DOMException('', 'QuotaExceededError');
      });
      expect(writeDraft(owner, saved, mine, changes)).toBe(true);
      const draft = readDraft('p1', base);
      expect(draft?.attempts).toEqual(changes.slice(1));
      expect(draft?.mine).toEqual(mine);
    });
  });

  it('of an earlier version of the console names the creation that it has [MEDIA-13/autosave]', () => {
    const branch = copyBranch(readBranch(base, planId), createId);
    const mine = edit(base, {
      ...{ kind: 'insert', parentId: base.rootId, index: 2, branches: [branch] },
    });
    const changes = diffTrees(base, mine);
    writeDraft(owner, saved, mine, changes);
    const [key = ''] = Object.keys(localStorage);
    const { creations, ...draft } = JSON.parse(localStorage.getItem(key) ?? '') as StoredDraft;
    localStorage.setItem(key, JSON.stringify({ ...draft, unconfirmed: creations?.[0] }));
    expect(readDraft('p1', base)?.attempts).toEqual(changes);
  });
});
