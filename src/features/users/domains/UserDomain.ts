/** A domain of a user, as the platform returns it there. */
export interface UserDomain {
  readonly id: string | number;
  readonly name: string;
}
