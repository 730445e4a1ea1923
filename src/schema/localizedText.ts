/** A text of the interface in the languages of the console. */
export interface LocalizedText {
  readonly en: string;
  readonly zh: string;
}
