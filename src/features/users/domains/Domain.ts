import type { RaRecord } from 'react-admin';

/** A domain as far as somebody chooses among them. */
export interface Domain extends RaRecord<string> {
  readonly name: string;
  /** 1 is the root; 4 takes no domains below it. */
  readonly level: number;
  readonly parentId?: string | null;
}

/** A domain of a user: all that the platform says of it there. */
export interface Chosen {
  readonly id: string;
  readonly name: string;
}

/** Nothing is below a domain of this level. @see spec A9 */
export const LOWEST_LEVEL = 4;
