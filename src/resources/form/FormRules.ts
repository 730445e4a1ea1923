import { createContext } from 'react';

import type { FieldValidationError } from './fieldValidationError.ts';
import type { ServerValidationError } from './ServerValidationError.ts';

export type FormValues = Readonly<Record<string, unknown>>;

/** What a document cannot say of a field: a rule that sees the whole form. Returns a message key or a complaint. */
export type FieldRule = (
  value: never,
  values: FormValues,
) => string | FieldValidationError | undefined;

export interface FormRules {
  readonly rules: Readonly<Record<string, FieldRule>>;
  /** Fields to judge again when this one changes, by name. */
  readonly deps: Readonly<Record<string, string[]>>;
}

interface ServerErrorEntry {
  readonly error: ServerValidationError;
  readonly value: unknown;
}

/** What the fields of a form have in common. */
export interface FormRulesValue extends FormRules {
  /** Coming back to a field takes its complaint away; leaving it judges again. */
  readonly clearErrorOnFocus: boolean;
  /** What the platform has refused, by the name of the editor: it holds as long as the value does. */
  readonly serverErrors: Readonly<Record<string, ServerErrorEntry>>;
}

export const FormRulesContext = createContext<FormRulesValue>({
  rules: {},
  deps: {},
  clearErrorOnFocus: false,
  serverErrors: {},
});
