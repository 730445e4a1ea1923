/** A domain of a user: all that the platform says of it there. */
export interface UserDomain {
  readonly id: string | number;
  readonly name: string;
}
