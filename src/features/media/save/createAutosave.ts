import { createStore, type ValueStore } from '../../../ui/createStore.ts';
import { getErrorCode, getErrorStatus } from '../../../domain/errorStatus.ts';
import { applyChange } from '../model/applyChange.ts';
import { type Change, diffTrees } from '../model/diffTrees.ts';
import { type Branch, findNodeOf } from '../model/mediaTree.ts';
import type { EditorStore } from '../editor/EditorStore.ts';
import { type PlatformProject, reconcile } from './reconcile.ts';
import type { SavedProject } from './SavedProject.ts';
import type { SaveState } from './SaveState.ts';
import { type ChangeRequest, toRequest } from './toRequest.ts';

export interface Autosave {
  readonly state: ValueStore<SaveState>;
  readonly getSaved: () => SavedProject;
  /** Returns the change whose response is not there, so that the platform may or may not have executed it. */
  readonly getUnconfirmed: () => Change | undefined;
  /** Saves everything now, and returns whether the platform has it. */
  readonly flush: () => Promise<boolean>;
  /** Continues from another saved state: after a merge. */
  readonly rebase: (saved: SavedProject) => void;
  /** Follows the edits. React may start, stop and start again. */
  readonly start: () => void;
  readonly stop: () => void;
}

interface AutosaveOptions {
  readonly projectId: string;
  readonly editor: EditorStore;
  readonly saved: SavedProject;
  readonly send: (
    request: ChangeRequest,
  ) => Promise<{ readonly ids?: Readonly<Record<string, string>> }>;
  /** Reads the project, after a call without a response. */
  readonly load: () => Promise<PlatformProject>;
  /** Whether the edits of an earlier visit do not fit what the platform has. */
  readonly hasConflict?: boolean;
  readonly now?: () => number;
}

/** The pause after the last edit. With the calls, an edit is saved within 2 s. */
export const REST_MS = 1_000;
const RETRY_DELAYS_MS: readonly number[] = [2_000, 4_000, 8_000, 16_000, 30_000];

/** Another version (87), and a part that another editor has removed (6). */
const DATA_OVERRIDDEN = 87;
const UNKNOWN_TARGET = 6;

const REQUEST_TIMEOUT = 408;
const TOO_MANY_REQUESTS = 429;

/** Another editor changed the project while a response was lost. */
class ChangedProjectError extends Error {}

/**
 * Saves a project while it is edited: the fewest calls that lead from the saved tree to the edited one, one after the
 * other, each based on the version that the one before left. What the platform accepted is saved, also when a later call
 * fails. After a call without a response the project is read before anything is sent again: nothing is created twice.
 *
 * @see MEDIA-13
 */
export function createAutosave({
  projectId,
  editor,
  saved: initialSaved,
  send,
  load,
  hasConflict = false,
  now = Date.now,
}: AutosaveOptions): Autosave {
  const state = createStore<SaveState>({ kind: hasConflict ? 'conflict' : 'saved' });
  let saved = initialSaved;
  let unconfirmed: Change | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | undefined;
  let attempts = 0;
  let isStopped = true;
  let unsubscribe: (() => void) | undefined;

  const getTree = () => editor.get().history.tree;
  const schedule = (delay: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void flush(), delay);
  };

  const handleEdit = () => {
    if (getTree() === lastTree) return;
    lastTree = getTree();
    if (state.get().kind === 'conflict' || running) return;
    if (lastTree === saved.tree) {
      clearTimeout(timer);
      state.set({ kind: 'saved', at: now() });
      return;
    }
    if (state.get().kind !== 'offline') state.set({ kind: 'pending' });
    schedule(REST_MS);
  };
  let lastTree = getTree();

  async function confirmChange(): Promise<void> {
    if (!unconfirmed) return;
    const platform = await load();
    saved = reconcile(saved, unconfirmed, platform);
    unconfirmed = undefined;
    if (saved.version !== platform.version) throw new ChangedProjectError();
  }

  async function sendAll(): Promise<void> {
    await confirmChange();
    for (;;) {
      const edited = getTree();
      const changes = diffTrees(saved.tree, edited);
      if (changes.length === 0) {
        saved = { ...saved, tree: edited };
        return;
      }
      for (const change of changes) await sendOne(change);
    }
  }

  async function sendOne(change: Change): Promise<void> {
    const { tree, version, serverIds } = saved;
    const request = toRequest(change, {
      ...{ projectId, version },
      toServerId: id => serverIds.get(id) ?? id,
      getItemType: id => findNodeOf(tree, 'item', id)?.fields.baseInfo.type,
    });
    unconfirmed = change;
    // A creation that is on its way is part of the draft, which follows the state.
    if (change.kind === 'create') state.set({ kind: 'saving' });
    const { ids = {} } = await send(request);
    unconfirmed = undefined;
    saved = {
      tree: applyChange(change, tree),
      version: version + 1,
      serverIds: new Map([...serverIds, ...Object.entries(ids)]),
    };
    for (const planId of listPlans(change))
      editor.setUpdateTime(planId, new Date(now()).toISOString());
  }

  async function run(): Promise<boolean> {
    state.set({ kind: 'saving' });
    try {
      await sendAll();
      attempts = 0;
      lastTree = getTree();
      state.set({ kind: 'saved', at: now() });
      return true;
    } catch (error) {
      handleError(error);
      return false;
    }
  }

  function handleError(error: unknown): void {
    const status = getErrorStatus(error) ?? 0;
    const isRejected = status >= 400 && status < 500 && status !== REQUEST_TIMEOUT;
    if (isRejected) unconfirmed = undefined;
    const code = getErrorCode(error);
    const isConflict = code === DATA_OVERRIDDEN || code === UNKNOWN_TARGET;
    if (isConflict || error instanceof ChangedProjectError) {
      state.set({ kind: 'conflict' });
      return;
    }
    if (isRejected && status !== TOO_MANY_REQUESTS) {
      state.set({ kind: 'failed', error });
      return;
    }
    const delay = RETRY_DELAYS_MS[Math.min(attempts, RETRY_DELAYS_MS.length - 1)] ?? REST_MS;
    attempts += 1;
    state.set({ kind: 'offline', error, retryAt: now() + delay });
    schedule(delay);
  }

  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    if (isStopped || state.get().kind === 'conflict') return false;
    if (running) {
      await running;
      return flush();
    }
    if (getTree() === saved.tree) {
      if (state.get().kind !== 'saved') state.set({ kind: 'saved', at: now() });
      return true;
    }
    running = run();
    const isSaved = await running;
    running = undefined;
    return isSaved;
  }

  return {
    state,
    getSaved: () => saved,
    getUnconfirmed: () => unconfirmed,
    flush,
    rebase: next => {
      saved = next;
      unconfirmed = undefined;
      lastTree = getTree();
      attempts = 0;
      if (lastTree === saved.tree) state.set({ kind: 'saved', at: now() });
      else {
        state.set({ kind: 'pending' });
        schedule(0);
      }
    },
    start: () => {
      isStopped = false;
      unsubscribe = editor.subscribe(handleEdit);
      // A restored draft differs from the beginning.
      if (state.get().kind === 'conflict' || getTree() === saved.tree) return;
      state.set({ kind: 'pending' });
      schedule(0);
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      unsubscribe?.();
    },
  };
}

/** Returns the plans that a change belongs to. */
function listPlans(change: Change): readonly string[] {
  if (change.kind === 'updateProject') return [];
  if (change.level !== 'plan') {
    const plans = [
      change.parentIds[0],
      change.kind === 'move' ? change.newParentIds[0] : undefined,
    ];
    return plans.filter(id => id !== undefined);
  }
  if (change.kind === 'create') return [(change.branch satisfies Branch).id];
  return change.kind === 'update' ? [change.id] : [];
}
