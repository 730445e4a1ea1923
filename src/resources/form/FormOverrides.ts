import type { InputOverrides } from '../fieldComponents.ts';
import type { FormRules } from './FormRules.ts';

/** What a person adds to the form of a document. */
export interface FormOverrides extends Partial<FormRules> {
  readonly inputOverrides?: InputOverrides;
}
