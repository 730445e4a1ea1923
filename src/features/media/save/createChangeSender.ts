import { createRandomId } from '../../../domain/createRandomId.ts';
import { isNotFound } from '../../../domain/errorStatus.ts';
import type { EditorStore } from '../state/EditorStore.ts';
import { applyChange } from '../model/applyChange.ts';
import type { Change, CreateChange } from '../model/change.ts';
import { diffTrees } from '../model/diffTrees.ts';
import { isDeepEqual } from '../model/isDeepEqual.ts';
import { listChangedParts } from '../model/listChangedParts.ts';
import { findNodeOf, type MediaTree } from '../model/mediaTree.ts';
import { omitChanges } from '../model/omitChanges.ts';
import { findMissingFile } from './MissingFileError.ts';
import { readCreatedIds } from './readCreatedIds.ts';
import { type PlatformProject, reconcile } from './reconcile.ts';
import type { SavedProject } from './SavedProject.ts';
import {
  ChangedProjectError,
  classifySaveError,
  DeletedProjectError,
  isRejectedChange,
  isRejection,
} from './saveErrors.ts';
import type { SendChange } from './sendChange.ts';
import { toEditorIds } from './toEditorIds.ts';
import { toRequest } from './toRequest.ts';

export interface ChangeSenderOptions {
  readonly projectId: string;
  readonly editor: EditorStore;
  readonly saved: SavedProject;
  /** Creations of an earlier visit whose responses did not arrive. */
  readonly attempts?: readonly CreateChange[] | undefined;
  readonly send: SendChange;
  /** Reads the project, after a call without a response. */
  readonly load: () => Promise<PlatformProject>;
  /** Called before a creation is sent. */
  readonly onCreate: () => void;
  readonly now: () => number;
}

/** Rejections after which the rest waits for the next edit: a platform that rejects everything is not called for each node. */
const MAX_REJECTIONS = 20;

interface ChangeSender {
  readonly getSaved: () => SavedProject;
  /** Returns the changes whose responses are not there: all creations that the platform may still execute, the latest last. */
  readonly listUnconfirmed: () => readonly Change[];
  /** Returns the tree to which the last calls lead. */
  readonly getTarget: () => MediaTree;
  /** Returns the changes that the platform rejected, until the next calls. */
  readonly getRejected: () => readonly Change[];
  /**
   * Sends the calls that lead from the saved tree to the edited one, until they are the same. A change that the platform
   * rejects delays only what depends on it.
   *
   * @param isStopped whether to end before the next call
   * @returns whether the platform has everything
   */
  readonly sendAll: (isStopped: () => boolean) => Promise<boolean>;
  /** Continues from a project as the platform has it now: it may have executed a creation long after its call ended. */
  readonly recognize: (platform: PlatformProject) => Promise<SavedProject>;
  readonly rebase: (saved: SavedProject) => void;
}

/** Sends the changes of a project one after the other, and knows what the platform has. @see MEDIA-13 */
export function createChangeSender({
  projectId,
  editor,
  saved: initialSaved,
  attempts: earlierAttempts = [],
  send,
  load,
  onCreate,
  now,
}: ChangeSenderOptions): ChangeSender {
  let saved = initialSaved;
  let unconfirmed: Change | undefined;
  /** Creations whose response did not arrive: the platform may execute them after their calls have ended. */
  let attempts: readonly CreateChange[] = earlierAttempts;
  let rejected: readonly Change[] = [];
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

  /** The platform executes at most one of them: each names the version of now, and it rejects those of earlier ones. */
  const listOpenAttempts = () =>
    attempts.filter(
      ({ branch, sent }) =>
        !saved.tree.nodes[branch.id] && (sent === undefined || sent.version === saved.version),
    );

  /** Returns the open attempts with a latest one; the same call is one, however often it was sent. */
  const withAttempt = (change: CreateChange): readonly CreateChange[] => [
    ...listOpenAttempts().filter(({ sent }) => sent?.key !== change.sent?.key),
    change,
  ];

  /** A call that is sent again as it was has its key again: the platform executes it once. */
  const toSentCreation = (planned: CreateChange): CreateChange => {
    const same = listOpenAttempts().find(each =>
      isDeepEqual({ ...each, sent: undefined }, planned),
    );
    return { ...planned, sent: same?.sent ?? { key: createRandomId(), version: saved.version } };
  };

  /** Decides whether a change without a response has been executed: by what the platform has, else by the key of a creation. */
  async function confirm(change: Change, platform: PlatformProject): Promise<SavedProject> {
    const confirmed = reconcile(saved, change, platform);
    if (confirmed !== saved || change.kind !== 'create') return confirmed;
    const createdIds = await readCreatedIds(change, platform.version, {
      ...{ projectId, send },
      toServerId: id => saved.serverIds.get(id) ?? id,
    });
    return createdIds ? reconcile(saved, change, platform, createdIds) : saved;
  }

  /** @throws DeletedProjectError the platform does not have the project */
  async function loadExisting(): Promise<PlatformProject> {
    try {
      return await load();
    } catch (error) {
      if (!isNotFound(error)) throw error;
      rejected = [];
      throw new DeletedProjectError(undefined, { cause: error });
    }
  }

  async function confirmChange(): Promise<void> {
    if (!unconfirmed) return;
    const platform = await loadExisting();
    const confirmed = await confirm(unconfirmed, platform);
    if (confirmed !== saved) setSaved(confirmed, unconfirmed);
    // A confirmed creation is no attempt: after its deletion, an equal part of another editor would be taken for it.
    else if (unconfirmed.kind === 'create') attempts = withAttempt(unconfirmed);
    unconfirmed = undefined;
    if (saved.version !== platform.version) throw new ChangedProjectError();
  }

  /** Continues from a later version with the same contents, as a publishing leaves it: no edit conflicts with it. */
  async function adoptVersion(): Promise<boolean> {
    const { tree, version } = await loadExisting();
    if (version <= saved.version) return false;
    if (diffTrees(saved.tree, toEditorIds(tree, saved.serverIds)).length > 0) return false;
    setSaved({ ...saved, version });
    return true;
  }

  async function sendAll(isStopped: () => boolean): Promise<boolean> {
    for (;;) {
      try {
        return await sendEdits(isStopped);
      } catch (error) {
        if (classifySaveError(error) !== 'conflict' || !(await adoptVersion())) throw error;
      }
    }
  }

  async function sendEdits(isStopped: () => boolean): Promise<boolean> {
    rejected = [];
    target = editor.get().history.tree;
    await confirmChange();
    for (;;) {
      target = editor.get().history.tree;
      if (diffTrees(saved.tree, target).length === 0) {
        setSaved({ ...saved, tree: target });
        return true;
      }
      if (!(await sendTarget(isStopped))) return false;
    }
  }

  /** Sends the calls that lead to the target, and throws the first rejection after all that do not depend on any. */
  async function sendTarget(isStopped: () => boolean): Promise<boolean> {
    const failures: unknown[] = [];
    const handleRejection = (error: unknown) => {
      if (!isRejectedChange(error)) throw error;
      failures.push(error);
      if (failures.length === MAX_REJECTIONS) throw failures[0];
    };
    for (;;) {
      const changes = diffTrees(saved.tree, omitChanges(saved.tree, target, rejected));
      const result = await sendChanges(changes, isStopped, handleRejection);
      if (result === 'stopped') return false;
      if (result === 'rejected') continue;
      if (failures.length > 0) throw failures[0];
      return true;
    }
  }

  /** Sends changes until one is rejected on which those behind it may depend. */
  async function sendChanges(
    changes: readonly Change[],
    isStopped: () => boolean,
    onRejection: (error: unknown) => void,
  ): Promise<'sent' | 'rejected' | 'stopped'> {
    for (const change of changes) {
      if (isStopped()) return 'stopped';
      try {
        await sendOne(change);
      } catch (error) {
        onRejection(error);
        if (!isUpdate(change)) return 'rejected';
      }
    }
    return 'sent';
  }

  async function sendOne(planned: Change): Promise<void> {
    const { tree, version, serverIds } = saved;
    const change = planned.kind === 'create' ? toSentCreation(planned) : planned;
    const request = toRequest(change, {
      ...{ projectId, version },
      toServerId: id => serverIds.get(id) ?? id,
      getItemType: id => findNodeOf(tree, 'item', id)?.fields.baseInfo.type,
    });
    unconfirmed = change;
    if (change.kind === 'create') onCreate();
    const { ids = {}, count } = await send(request).catch((error: unknown) => {
      if (isRejection(error)) {
        unconfirmed = undefined;
        rejected = [...rejected, change];
      }
      throw findMissingFile(error, change) ?? error;
    });
    unconfirmed = undefined;
    // A deletion without its node is no error of the platform: another editor has moved or deleted it.
    if (change.kind === 'delete' && count === 0) throw new ChangedProjectError();
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
    listUnconfirmed: () => {
      if (unconfirmed?.kind === 'create') return withAttempt(unconfirmed);
      return unconfirmed ? [...listOpenAttempts(), unconfirmed] : listOpenAttempts();
    },
    getTarget: () => target,
    getRejected: () => rejected,
    sendAll,
    recognize: async platform => {
      for (const change of listOpenAttempts()) {
        const recognized = await confirm(change, platform);
        if (recognized === saved) continue;
        setSaved(recognized, change);
        break;
      }
      return saved;
    },
    rebase: next => {
      setSaved(next);
      unconfirmed = undefined;
      attempts = [];
    },
  };
}

/** Whether a change sets the fields of a node, on which no other change depends. */
const isUpdate = ({ kind }: Change): boolean => kind === 'update' || kind === 'updateProject';
