/** What a rule says of a value: the key of a message in both catalogues, or `undefined` when it is fine. */
export type Verdict = string | undefined;
