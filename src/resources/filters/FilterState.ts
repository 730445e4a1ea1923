import type { FieldDescriptor } from '../../schema/field.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import type { FilterCondition } from '../../schema/filter.ts';

/** The shared state of the filter bar. */
export interface FilterState {
  readonly descriptor: ResourceDescriptor;
  /** The filterable fields. */
  readonly fields: readonly FieldDescriptor[];
  readonly conditions: readonly FilterCondition[];
  /** The conditions outside of the search box: these have chips. */
  readonly chipConditions: readonly FilterCondition[];
  readonly setConditions: (conditions: readonly FilterCondition[]) => void;
  /** Opens the form of a condition, or of a new one, at the anchor. */
  readonly openEditor: (anchor: HTMLElement, condition?: FilterCondition) => void;
  /** Opens the group editor with these conditions; absent where the list does not support groups. */
  readonly openGroupEditor?: (conditions: readonly FilterCondition[]) => void;
}
