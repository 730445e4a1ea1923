import { createContext } from 'react';

import type { FieldValidationError } from './fieldValidationError.ts';
import type { ServerValidationError } from './ServerValidationError.ts';

export type FormValues = Readonly<Record<string, unknown>>;

/** A rule that a document cannot express: it receives the whole form. Returns a message key or an error. */
export type FieldRule = (
  value: never,
  values: FormValues,
) => string | FieldValidationError | undefined;

export interface FormRules {
  readonly rules: Readonly<Record<string, FieldRule>>;
  /** Names of the fields to revalidate when this field changes, by field name. */
  readonly deps: Readonly<Record<string, string[]>>;
}

interface ServerErrorEntry {
  readonly error: ServerValidationError;
  readonly value: unknown;
}

/** The shared state of the inputs of a form. */
export interface FormRulesValue extends FormRules {
  /** Focus on a field clears its error; blur validates again. */
  readonly clearErrorOnFocus: boolean;
  /** Errors of the platform by input name: each applies as long as the value is unchanged. */
  readonly serverErrors: Readonly<Record<string, ServerErrorEntry>>;
}

export const FormRulesContext = createContext<FormRulesValue>({
  rules: {},
  deps: {},
  clearErrorOnFocus: false,
  serverErrors: {},
});
