import type { FieldDescriptor } from '../../schema/field.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import type { FilterCondition } from './filterConditions.ts';

/** What the parts of the filter bar share. */
export interface FilterState {
  readonly descriptor: ResourceDescriptor;
  /** The fields that the list can be asked for. */
  readonly fields: readonly FieldDescriptor[];
  /** All that is asked. */
  readonly conditions: readonly FilterCondition[];
  /** What is asked besides the search box: these have chips. */
  readonly chipConditions: readonly FilterCondition[];
  readonly setConditions: (conditions: readonly FilterCondition[]) => void;
  /** Opens the editor of a question, or of a new one, where it was pressed. */
  readonly openEditor: (anchor: HTMLElement, condition?: FilterCondition) => void;
  /** Opens the groups with these questions; absent where a list cannot be asked in groups. */
  readonly openGroupEditor?: (conditions: readonly FilterCondition[]) => void;
}
