/** A domain of a user: all that the platform says of it there. */
export interface Chosen {
  readonly id: string | number;
  readonly name: string;
}
