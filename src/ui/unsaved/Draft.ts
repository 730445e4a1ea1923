type DraftValues = Readonly<Record<string, unknown>>;

/** What was typed into one form, and what it began with. */
export interface Draft {
  readonly values: DraftValues;
  readonly initialValues: DraftValues;
  /** Something is missing that must not be kept, such as a password. */
  readonly hasOmittedSecrets: boolean;
}
