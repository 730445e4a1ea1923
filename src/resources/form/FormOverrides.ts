import type { EditOverrides } from '../fieldKit.ts';
import type { FormRules } from './FormRules.ts';

/** What a person adds to the form of a document. */
export interface FormOverrides extends Partial<FormRules> {
  readonly edits?: EditOverrides;
}
