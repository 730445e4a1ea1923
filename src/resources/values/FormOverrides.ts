import type { InputOverrides } from '../descriptor/fieldComponents.ts';
import type { FormRules } from './FormRules.ts';

/** Customizations of a generated form. */
export interface FormOverrides extends Partial<FormRules> {
  readonly inputOverrides?: InputOverrides;
}
