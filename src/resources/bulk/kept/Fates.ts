import type { Outcome } from '../BulkRun.ts';
import type { KeptReason } from './KeptError.ts';
import { markOf } from './marks.ts';

/** What is written down of the records of a job, again and again while it runs. */
export interface Fates {
  /** One letter a record. */
  readonly marks: string;
  /** Reasons, each once, and which record has which. */
  readonly reasons: readonly KeptReason[];
  readonly why: Readonly<Record<number, number>>;
  /** Milliseconds; absent while it runs. */
  readonly ended?: number;
  /** How many of its records somebody made a new job of. */
  readonly taken?: number;
}

/** Collects what becomes of the records of a job that runs. */
export function collectFates(count: number, reasonOf: (error: unknown) => KeptReason) {
  const marks = Array.from({ length: count }, () => markOf('waiting'));
  const reasons = new Map<string, { readonly at: number; readonly reason: KeptReason }>();
  const why: Record<number, number> = {};
  return {
    note(place: number, { standing, error }: Outcome): void {
      marks[place] = markOf(standing);
      if (error === undefined) return;
      const reason = reasonOf(error);
      const known = JSON.stringify(reason);
      const kept = reasons.get(known) ?? { at: reasons.size, reason };
      reasons.set(known, kept);
      why[place] = kept.at;
    },
    read: (): Fates => ({
      marks: marks.join(''),
      reasons: [...reasons.values()].map(({ reason }) => reason),
      why,
    }),
  };
}
