import { isStorageInMemory } from '../../../data/isStorageInMemory.ts';
import { session } from '../../../api/session.ts';
import type { Change, CreateChange, PartLevel } from '../model/change.ts';
import { applyChange } from '../model/applyChange.ts';
import { toNodes } from '../model/branches.ts';
import { findCreated } from '../model/findCreated.ts';
import { type Branch, getNodePath, type MediaTree } from '../model/mediaTree.ts';
import {
  listDraftNodes,
  overlayNodes,
  type StoredCreation,
  type StoredDraft,
} from './draftNodes.ts';
import type { SavedProject } from './SavedProject.ts';

/** Users of one browser have their own drafts of a project. */
export interface DraftOwner {
  readonly userId: string;
  readonly projectId: string;
}

export const getDraftKey = ({ userId, projectId }: DraftOwner) =>
  `media.draft.${userId}.${projectId}`;

/** The key of earlier versions of the console: one draft for all users of the browser. */
const getSharedKey = (projectId: string) => `media.draft.${projectId}`;

/** Returns the key of the signed-in user; undefined without one. */
function getOwnKey(projectId: string): string | undefined {
  const userId = session.read()?.userId;
  return userId === undefined ? undefined : getDraftKey({ userId, projectId });
}

/**
 * Stores unsent edits in the browser. Their user may be signed out by now: the call that rejects them may end the session.
 *
 * @returns false without storage or space: what was stored before stays, and the edits are lost with the page
 * @see AUTH-13
 */
export function writeDraft(
  owner: DraftOwner,
  saved: SavedProject,
  tree: MediaTree,
  unconfirmed: readonly Change[] = [],
): boolean {
  const { userId } = owner;
  const draft: StoredDraft = {
    userId,
    version: saved.version,
    nodes: listDraftNodes(saved.tree, tree),
    serverIds: [...saved.serverIds],
  };
  const creations = unconfirmed.flatMap(change =>
    change.kind === 'create' ? toStoredCreation(change, tree.rootId) : [],
  );
  const key = getDraftKey(owner);
  if (creations.length === 0) return storeDraft(key, draft);
  // Without space for all of them, the edits are worth more than the earlier calls.
  return (
    storeDraft(key, { ...draft, creations }) ||
    (creations.length > 1 && storeDraft(key, { ...draft, creations: creations.slice(-1) }))
  );
}

const toStoredCreation = (
  { parentIds, branch, order, sent }: CreateChange,
  rootId: string,
): StoredCreation => ({
  ...{ parentId: parentIds.at(-1) ?? rootId, branch, order },
  ...(sent && { sent }),
});

function storeDraft(key: string, draft: StoredDraft): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    return !isStorageInMemory();
  } catch {
    return false;
  }
}

/** Whether the unsent edits of the user are stored in the browser. */
export function hasProjectDraft(projectId: string): boolean {
  const key = getOwnKey(projectId);
  return key !== undefined && hasStoredDraft(key);
}

/** Whether a draft is stored under a key. */
export function hasStoredDraft(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Removes the draft of a user, also one that could not get their key: it would be applied at every visit. */
export function removeDraft(owner: DraftOwner): void {
  try {
    localStorage.removeItem(getDraftKey(owner));
    const sharedKey = getSharedKey(owner.projectId);
    if (parseDraft(localStorage.getItem(sharedKey))?.userId === owner.userId)
      localStorage.removeItem(sharedKey);
  } catch {
    // A browser without storage has no draft.
  }
}

/** The trees of a draft: the one before its changes, and the one after them. */
export interface RestoredDraft {
  readonly version: number;
  readonly base: MediaTree;
  readonly mine: MediaTree;
  /** Creations whose responses had not arrived, and none of which the platform is known to have executed. */
  readonly attempts: readonly CreateChange[];
}

/** A creation that the platform is known to have executed by its key, and the ids that it assigned. */
export interface ExecutedCreation {
  readonly key: string;
  readonly ids: ReadonlyMap<string, string>;
}

/**
 * Returns the unsent edits of the user; undefined without any. They are expressed in the nodes of the platform as it is
 * now: what the draft does not contain is unchanged.
 *
 * @param current the project as the platform has it
 * @param executed the one of the creations whose responses had not arrived that is known to be executed; without it, a
 *   creation is recognized by its content
 */
export function readDraft(
  projectId: string,
  current: MediaTree,
  executed?: ExecutedCreation,
): RestoredDraft | undefined {
  try {
    const draft = readStoredDraft(projectId);
    if (!draft) return undefined;
    const { version } = draft;
    const attempts = toAttempts(draft, current);
    const before = overlayNodes(current, draft, 'before', new Map(draft.serverIds));
    const creation = findExecuted(attempts, executed) ?? findByContent(attempts, before, current);
    const serverIds = new Map([...draft.serverIds, ...(creation?.ids ?? [])]);
    const base = overlayNodes(current, draft, 'before', serverIds);
    const mine = overlayNodes(current, draft, 'after', serverIds);
    if (!creation) return { version, attempts, base, mine };
    const { change } = creation;
    const created = { ...change, branch: toServerBranch(change.branch, serverIds) };
    // The platform rejects the other ones: they name the same version.
    return { version, attempts: [], base: addCreated(created, base), mine };
  } catch {
    return undefined;
  }
}

interface FoundCreation {
  readonly change: CreateChange;
  /** The ids of the platform by those of the branch. */
  readonly ids: ReadonlyMap<string, string>;
}

function findExecuted(
  attempts: readonly CreateChange[],
  executed: ExecutedCreation | undefined,
): FoundCreation | undefined {
  const change = executed && attempts.find(({ sent }) => sent?.key === executed.key);
  return change && { change, ids: executed.ids };
}

function findByContent(
  attempts: readonly CreateChange[],
  before: MediaTree,
  current: MediaTree,
): FoundCreation | undefined {
  for (const change of attempts) {
    const parentId = change.parentIds.at(-1) ?? current.rootId;
    const ids = findCreated(change.branch, parentId, before, current);
    if (ids) return { change, ids };
  }
  return undefined;
}

/** Returns the creations of a draft whose responses had not arrived, with the ids that the platform has for their parents. */
function toAttempts(draft: StoredDraft, current: MediaTree): readonly CreateChange[] {
  const { unconfirmed, creations = unconfirmed ? [unconfirmed] : [] } = draft;
  if (creations.length === 0) return [];
  const serverIds = new Map(draft.serverIds);
  const base = overlayNodes(current, draft, 'before', serverIds);
  return creations.flatMap(({ branch, order, sent, parentId: editorId }): CreateChange[] => {
    const parentId = serverIds.get(editorId) ?? editorId;
    const parent = base.nodes[parentId];
    if (!parent) return [];
    return [
      {
        ...{ kind: 'create', level: branch.level as PartLevel, branch, ...(sent && { sent }) },
        parentIds: getNodePath(base, parentId).slice(1),
        order: order ?? parent.childIds.length,
      },
    ];
  });
}

/** Adds what the platform has created to the tree before the changes: what either editor changed in it since is its change. */
function addCreated(created: CreateChange, base: MediaTree): MediaTree {
  const isKnown = toNodes(created.branch, undefined).some(({ id }) => base.nodes[id]);
  return isKnown ? base : applyChange(created, base);
}

/** Returns the creations of the draft of the user whose responses had not arrived. */
export function readDraftAttempts(projectId: string, current: MediaTree): readonly CreateChange[] {
  try {
    const draft = readStoredDraft(projectId);
    return draft ? toAttempts(draft, current) : [];
  } catch {
    return [];
  }
}

const toServerBranch = (branch: Branch, serverIds: ReadonlyMap<string, string>): Branch => ({
  ...branch,
  id: serverIds.get(branch.id) ?? branch.id,
  children: branch.children.map(child => toServerBranch(child, serverIds)),
});

/** Reads the draft of the user; one of an earlier version of the console gets the key of its user. */
function readStoredDraft(projectId: string): StoredDraft | undefined {
  const key = getOwnKey(projectId);
  if (key === undefined) return undefined;
  const own = localStorage.getItem(key);
  const shared = localStorage.getItem(getSharedKey(projectId));
  const draft = parseDraft(own ?? shared);
  if (!draft || draft.userId !== session.read()?.userId) return undefined;
  if (own === null && shared !== null) moveDraft(getSharedKey(projectId), key, draft);
  return draft;
}

const parseDraft = (text: string | null) => JSON.parse(text ?? 'null') as StoredDraft | null;

/** Moves a draft to another key: removed first, it needs no space for both. Without space for the longer key it stays. */
function moveDraft(from: string, to: string, draft: StoredDraft): void {
  localStorage.removeItem(from);
  if (!storeDraft(to, draft)) storeDraft(from, draft);
}
