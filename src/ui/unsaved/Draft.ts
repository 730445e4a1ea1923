type Values = Readonly<Record<string, unknown>>;

/** What was typed into one form, and what it began with. */
export interface Draft {
  readonly values: Values;
  readonly begun: Values;
  /** Something is missing that must not be kept, such as a password. */
  readonly withheld: boolean;
}
