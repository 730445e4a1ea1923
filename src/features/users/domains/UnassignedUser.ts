/** A user who was added without domains because the assignment failed. */
export interface UnassignedUser {
  readonly id: string;
  readonly username: string;
  readonly domains: readonly string[];
  readonly error: unknown;
}
