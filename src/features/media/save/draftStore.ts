import { session } from '../../../api/session.ts';
import type { Change, CreateChange, PartLevel } from '../model/change.ts';
import { applyChange } from '../model/applyChange.ts';
import { toNodes } from '../model/branches.ts';
import { findCreated } from '../model/findCreated.ts';
import { type Branch, getNodePath, type MediaTree } from '../model/mediaTree.ts';
import { listDraftNodes, overlayNodes, type StoredDraft } from './draftNodes.ts';
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
  unconfirmed: Change | undefined,
): boolean {
  const { userId } = owner;
  const draft: StoredDraft = {
    userId,
    version: saved.version,
    nodes: listDraftNodes(saved.tree, tree),
    serverIds: [...saved.serverIds],
    ...(unconfirmed?.kind === 'create' && {
      unconfirmed: {
        parentId: unconfirmed.parentIds.at(-1) ?? tree.rootId,
        branch: unconfirmed.branch,
        order: unconfirmed.order,
        ...(unconfirmed.sent && { sent: unconfirmed.sent }),
      },
    }),
  };
  try {
    localStorage.setItem(getDraftKey(owner), JSON.stringify(draft));
    return true;
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

export function removeDraft(owner: DraftOwner): void {
  try {
    localStorage.removeItem(getDraftKey(owner));
  } catch {
    // A browser without storage has no draft.
  }
}

/** The trees of a draft: the one before its changes, and the one after them. */
export interface RestoredDraft {
  readonly version: number;
  readonly base: MediaTree;
  readonly mine: MediaTree;
  /** A creation whose response had not arrived, and which the platform has not executed yet. */
  readonly attempt?: CreateChange | undefined;
}

/**
 * Returns the unsent edits of the user; undefined without any. They are expressed in the nodes of the platform as it is
 * now: what the draft does not contain is unchanged.
 *
 * @param current the project as the platform has it
 * @param createdIds the ids of the platform for the creation whose response had not arrived, where it is known to be executed
 */
export function readDraft(
  projectId: string,
  current: MediaTree,
  createdIds?: ReadonlyMap<string, string>,
): RestoredDraft | undefined {
  try {
    const draft = readStoredDraft(projectId);
    if (!draft) return undefined;
    const { version } = draft;
    const attempt = toAttempt(draft, current);
    const parentId = attempt?.parentIds.at(-1) ?? current.rootId;
    const before = overlayNodes(current, draft, 'before', new Map(draft.serverIds));
    const ids = attempt && (createdIds ?? findCreated(attempt.branch, parentId, before, current));
    const serverIds = new Map([...draft.serverIds, ...(ids ?? [])]);
    const base = overlayNodes(current, draft, 'before', serverIds);
    const mine = overlayNodes(current, draft, 'after', serverIds);
    if (!attempt || !ids) return { version, ...(attempt && { attempt }), base, mine };
    const created = { ...attempt, branch: toServerBranch(attempt.branch, serverIds) };
    return { version, base: addCreated(created, base), mine };
  } catch {
    return undefined;
  }
}

/** Returns the creation of a draft whose response had not arrived, with the ids that the platform has for its parents. */
function toAttempt(draft: StoredDraft, current: MediaTree): CreateChange | undefined {
  if (!draft.unconfirmed) return undefined;
  const serverIds = new Map(draft.serverIds);
  const { branch, order, sent, parentId: editorId } = draft.unconfirmed;
  const parentId = serverIds.get(editorId) ?? editorId;
  const base = overlayNodes(current, draft, 'before', serverIds);
  const parent = base.nodes[parentId];
  if (!parent) return undefined;
  return {
    ...{ kind: 'create', level: branch.level as PartLevel, branch, ...(sent && { sent }) },
    parentIds: getNodePath(base, parentId).slice(1),
    order: order ?? parent.childIds.length,
  };
}

/** Adds what the platform has created to the tree before the changes: what either editor changed in it since is its change. */
function addCreated(created: CreateChange, base: MediaTree): MediaTree {
  const isKnown = toNodes(created.branch, undefined).some(({ id }) => base.nodes[id]);
  return isKnown ? base : applyChange(created, base);
}

/** Returns the creation of the draft of the user whose response had not arrived. */
export function readDraftAttempt(projectId: string, current: MediaTree): CreateChange | undefined {
  try {
    const draft = readStoredDraft(projectId);
    return draft && toAttempt(draft, current);
  } catch {
    return undefined;
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
  const draft = JSON.parse(own ?? shared ?? 'null') as StoredDraft | null;
  if (!draft || draft.userId !== session.read()?.userId) return undefined;
  if (own === null && shared !== null) moveDraft(getSharedKey(projectId), key, shared);
  return draft;
}

/** Moves a draft to another key; without space for both it stays. */
function moveDraft(from: string, to: string, draft: string): void {
  try {
    localStorage.setItem(to, draft);
    localStorage.removeItem(from);
  } catch {
    // The next visit tries again.
  }
}
