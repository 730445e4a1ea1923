import type { FieldChanges } from './edits.ts';
import type { Branch, Level } from './mediaTree.ts';

/** A level below the project. */
export type PartLevel = Exclude<Level, 'project'>;

/** The creation of a part with everything below it. */
export type CreateChange = Extract<Change, { readonly kind: 'create' }>;

/** How a creation was sent: with this key the platform returns what it created, whatever another editor did since. */
export interface SentCreation {
  readonly key: string;
  /** The version that it was based on. */
  readonly version: number;
}

/** One call to the platform as data. Ids are those of the editor; `parentIds` lead from the plan to the parent. */
export type Change =
  | { readonly kind: 'updateProject'; readonly fields: FieldChanges }
  | {
      readonly kind: 'create';
      readonly level: PartLevel;
      readonly parentIds: readonly string[];
      /** The index among its siblings. */
      readonly order: number;
      readonly branch: Branch;
      /** Present once it was sent. */
      readonly sent?: SentCreation;
    }
  | {
      readonly kind: 'move';
      readonly level: PartLevel;
      readonly id: string;
      readonly parentIds: readonly string[];
      readonly newParentIds: readonly string[];
      readonly order: number;
    }
  | {
      readonly kind: 'delete';
      readonly level: PartLevel;
      readonly id: string;
      readonly parentIds: readonly string[];
    }
  | {
      readonly kind: 'order';
      readonly level: PartLevel;
      readonly parentIds: readonly string[];
      readonly ids: readonly string[];
    }
  | {
      readonly kind: 'update';
      readonly level: PartLevel;
      readonly id: string;
      readonly parentIds: readonly string[];
      readonly fields: FieldChanges;
    };
