import type { EditorStore } from '../state/EditorStore.ts';
import { applyChange } from '../model/applyChange.ts';
import type { Change } from '../model/change.ts';
import { diffTrees } from '../model/diffTrees.ts';
import { listChangedParts } from '../model/listChangedParts.ts';
import { findNodeOf, type MediaTree } from '../model/mediaTree.ts';
import { type PlatformProject, reconcile } from './reconcile.ts';
import type { SavedProject } from './SavedProject.ts';
import { ChangedProjectError, isInvalid, isRejection } from './saveErrors.ts';
import { type ChangeRequest, toRequest } from './toRequest.ts';

export interface ChangeSenderOptions {
  readonly projectId: string;
  readonly editor: EditorStore;
  readonly saved: SavedProject;
  readonly send: (
    request: ChangeRequest,
  ) => Promise<{ readonly ids?: Readonly<Record<string, string>> }>;
  /** Reads the project, after a call without a response. */
  readonly load: () => Promise<PlatformProject>;
  /** Called before a creation is sent. */
  readonly onCreate: () => void;
  readonly now: () => number;
}

interface ChangeSender {
  readonly getSaved: () => SavedProject;
  /** Returns the change whose response is not there. */
  readonly getUnconfirmed: () => Change | undefined;
  /** Returns the tree to which the last calls lead. */
  readonly getTarget: () => MediaTree;
  /** Returns the change that the platform rejected, until the next calls. */
  readonly getRejected: () => Change | undefined;
  /**
   * Sends the calls that lead from the saved tree to the edited one, until they are the same. Fields that the platform
   * rejects do not delay those of other nodes.
   *
   * @param isStopped whether to end before the next call
   * @returns whether the platform has everything
   */
  readonly sendAll: (isStopped: () => boolean) => Promise<boolean>;
  readonly rebase: (saved: SavedProject) => void;
}

/** Sends the changes of a project one after the other, and knows what the platform has. @see MEDIA-13 */
export function createChangeSender({
  projectId,
  editor,
  saved: initialSaved,
  send,
  load,
  onCreate,
  now,
}: ChangeSenderOptions): ChangeSender {
  let saved = initialSaved;
  let unconfirmed: Change | undefined;
  let rejected: Change | undefined;
  let target = initialSaved.tree;
  editor.setSaved(saved.tree);

  /** Continues from what the platform has, and from the change that led to it. */
  function setSaved(next: SavedProject, change?: Change): void {
    saved = next;
    const { tree, version } = next;
    editor.setSaved(
      tree,
      change && { ids: listChangedParts(change, tree.rootId), version, now: now() },
    );
  }

  async function confirmChange(): Promise<void> {
    if (!unconfirmed) return;
    const platform = await load();
    const confirmed = reconcile(saved, unconfirmed, platform);
    if (confirmed !== saved) setSaved(confirmed, unconfirmed);
    unconfirmed = undefined;
    if (saved.version !== platform.version) throw new ChangedProjectError();
  }

  async function sendAll(isStopped: () => boolean): Promise<boolean> {
    rejected = undefined;
    target = editor.get().history.tree;
    await confirmChange();
    for (;;) {
      target = editor.get().history.tree;
      const changes = diffTrees(saved.tree, target);
      if (changes.length === 0) {
        setSaved({ ...saved, tree: target });
        return true;
      }
      let failure: { readonly error: unknown; readonly change: Change } | undefined;
      for (const change of changes) {
        if (isStopped()) return false;
        try {
          await sendOne(change);
        } catch (error) {
          if (!isInvalidUpdate(change, error)) throw error;
          failure ??= { error, change };
        }
      }
      if (failure) {
        rejected = failure.change;
        throw failure.error;
      }
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
    if (change.kind === 'create') onCreate();
    const { ids = {} } = await send(request).catch((error: unknown) => {
      if (isRejection(error)) {
        unconfirmed = undefined;
        rejected = change;
      }
      throw error;
    });
    unconfirmed = undefined;
    setSaved(
      {
        tree: applyChange(change, tree),
        version: version + 1,
        serverIds: new Map([...serverIds, ...Object.entries(ids)]),
      },
      change,
    );
  }

  return {
    getSaved: () => saved,
    getUnconfirmed: () => unconfirmed,
    getTarget: () => target,
    getRejected: () => rejected,
    sendAll,
    rebase: next => {
      setSaved(next);
      unconfirmed = undefined;
    },
  };
}

/** Whether the platform rejects the fields of a node, on which no other change depends. */
const isInvalidUpdate = ({ kind }: Change, error: unknown): boolean =>
  (kind === 'update' || kind === 'updateProject') && isInvalid(error);
