/** A user who was added, and whose domains could not be assigned. */
export interface UnassignedUser {
  readonly id: string;
  readonly username: string;
  readonly domains: readonly string[];
  /** Why not. */
  readonly error: unknown;
}
