import type { FieldDescriptor } from '../../schema/field.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import type { Question } from './asked.ts';

/** What the parts of the filter bar share. */
export interface Filtering {
  readonly descriptor: ResourceDescriptor;
  /** The fields that the list can be asked for. */
  readonly fields: readonly FieldDescriptor[];
  /** All that is asked. */
  readonly asked: readonly Question[];
  /** What is asked besides the search box: these have chips. */
  readonly shown: readonly Question[];
  readonly ask: (questions: readonly Question[]) => void;
  /** Opens the editor of a question, or of a new one, where it was pressed. */
  readonly edit: (anchor: HTMLElement, question?: Question) => void;
  /** Opens the groups with these questions; absent where a list cannot be asked in groups. */
  readonly group?: (begun: readonly Question[]) => void;
}
