type DraftValues = Readonly<Record<string, unknown>>;

/** The values of a form, and its initial values. */
export interface Draft {
  readonly values: DraftValues;
  readonly initialValues: DraftValues;
  /** Some values, such as a password, must not be saved and are missing. */
  readonly hasOmittedSecrets: boolean;
}
