import { createContext } from 'react';

import type { Complaint } from './complaint.ts';
import type { RefusedField } from './RefusedField.ts';

export type FormValues = Readonly<Record<string, unknown>>;

/** What a document cannot say of a field: a rule that sees the whole form. Returns a message key or a complaint. */
export type FieldRule = (value: never, values: FormValues) => string | Complaint | undefined;

export interface FormRules {
  readonly rules: Readonly<Record<string, FieldRule>>;
  /** Fields to judge again when this one changes, by name. */
  readonly deps: Readonly<Record<string, string[]>>;
}

interface Refused {
  readonly detail: RefusedField;
  readonly value: unknown;
}

/** What the fields of a form have in common. */
export interface FormManner extends FormRules {
  /** Coming back to a field takes its complaint away; leaving it judges again. */
  readonly clearsOnFocus: boolean;
  /** What the platform has refused, by the name of the editor: it holds as long as the value does. */
  readonly refused: Readonly<Record<string, Refused>>;
}

export const FormRulesContext = createContext<FormManner>({
  rules: {},
  deps: {},
  clearsOnFocus: false,
  refused: {},
});
