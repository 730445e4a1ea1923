import type { ValueStore } from '../../../domain/createStore.ts';
import type { Change } from '../model/change.ts';
import type { PlatformProject } from './reconcile.ts';
import type { SavedProject } from './SavedProject.ts';
import type { SaveState } from './SaveState.ts';

/** What saves a project while it is edited. @see MEDIA-13 */
export interface Autosave {
  readonly state: ValueStore<SaveState>;
  readonly getSaved: () => SavedProject;
  /** Returns the changes whose responses are not there, so that the platform may have executed one of them. */
  readonly listUnconfirmed: () => readonly Change[];
  /** Saves everything now, and returns whether the platform has it. */
  readonly flush: () => Promise<boolean>;
  /**
   * Saves everything, and publishes it. Edits during the call are sent after it: it changes the version on which they are
   * based, so that they would conflict with the own publishing.
   *
   * @param send gets the version to publish, and returns the one that the project has then
   * @returns whether everything was saved; without that, nothing is published
   * @throws what `send` throws
   */
  readonly publish: (send: (version: number) => Promise<number>) => Promise<boolean>;
  /**
   * Recognizes creations that the platform executed after their calls had ended, so that a merge has them once.
   *
   * @returns what is saved
   */
  readonly recognize: (platform: PlatformProject) => Promise<SavedProject>;
  /** Continues from another saved state: after a merge. */
  readonly rebase: (saved: SavedProject) => void;
  /** Follows the edits. React may start, stop and start again. */
  readonly start: () => void;
  /** Ends; a call that is running is the last one. */
  readonly stop: () => void;
  /** Resolves when no call is running: the state and what is saved then have its result. */
  readonly settle: () => Promise<void>;
}
