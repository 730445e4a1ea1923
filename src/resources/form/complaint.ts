import { type Finding, lengthOf, type Verdict } from '../../domain/verdict.ts';

/** Why a value is refused: a key of the message catalogue and what it needs. */
export interface Complaint {
  readonly key: string;
  readonly args?: Readonly<Record<string, string | number>>;
  /** How many characters there are, where that is what is wrong. */
  readonly count?: number;
}

/** The lengths that a message asks for, both allowed: what is outside is told how long it is. */
const LENGTHS: Readonly<Record<string, readonly [number, number]>> = {
  'validation.eight.sixteen': [8, 16],
  'validation.16.to.20.number.letter': [16, 20],
  'export.device_id.invalid2': [16, 20],
  'validation.name.len': [2, 32],
  'validation.up.to.20': [0, 20],
  'validation.up.to.32': [0, 32],
};

/** What a rule says of a value, with what was found, so that nobody has to count. */
export function complaintOf(
  verdict: Verdict | Finding | Complaint,
  value: unknown,
): Complaint | undefined {
  if (verdict === undefined) return undefined;
  const complaint: Complaint = typeof verdict === 'string' ? { key: verdict } : verdict;
  const [shortest, longest] = LENGTHS[complaint.key] ?? [0, Infinity];
  const count = typeof value === 'string' ? lengthOf(value) : shortest;
  return count < shortest || count > longest ? { ...complaint, count } : complaint;
}
