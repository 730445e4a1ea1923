import { isTimeoutError } from '../calls/callWithTimeout.ts';

/** The remedy for a failure, as a message key. */
export type FailureRemedy =
  `remedy.${'administrator' | 'again' | 'check' | 'device' | 'dependents' | 'missing' | 'power' | 'state' | 'values'}`;

/** The remedies for platform error codes whose message does not state one. */
const codesByRemedy: Readonly<Record<FailureRemedy, readonly number[]>> = {
  'remedy.administrator': [26],
  'remedy.power': [4, 10, 10_070_010, 11_020_004],
  'remedy.check': [8, 9, 10_070_012, 11_020_011],
  'remedy.device': [18, 84, 10_010_007],
  'remedy.state': [16, 32, 46, 73, 81, 11_020_008],
  'remedy.dependents': [17, 23, 33, 48, 82],
  'remedy.missing': [3, 6, 39, 42, 54, 59, 66, 10_010_001],
  'remedy.values': [
    1, 5, 7, 22, 25, 27, 68, 69, 70, 71, 72, 74, 78, 79, 80, 10_010_000, 10_010_006,
  ],
  'remedy.again': [
    11, 12, 13, 19, 20, 28, 30, 31, 36, 38, 40, 86, 88, 95, 96, 98, 11_020_005, 11_030_001,
  ],
};

const remedyByCode = new Map(
  Object.entries(codesByRemedy).flatMap(([remedy, codes]) =>
    codes.map(code => [code, remedy as FailureRemedy] as const),
  ),
);

/** The remedies for an error without a known code, by status. */
const remedyByStatus: Readonly<Record<number, FailureRemedy>> = {
  400: 'remedy.values',
  404: 'remedy.missing',
  409: 'remedy.state',
  413: 'remedy.values',
  422: 'remedy.values',
};

/** Statuses whose message already states the remedy: sign in, request the permission, wait, check the connection. */
const SELF_EXPLANATORY_STATUSES: readonly number[] = [0, 401, 403, 429];

/** Returns the remedy for a failure; undefined where its message already states it. @see ERR-03 */
export function getRemedy(error: unknown): FailureRemedy | undefined {
  const { code, status, unheard } = (error ?? {}) as Readonly<Record<string, unknown>>;
  if (isTimeoutError(error) || unheard === true) return 'remedy.check';
  const knownRemedy = remedyByCode.get(Number(code)) ?? remedyByStatus[Number(status)];
  if (knownRemedy || typeof status !== 'number' || SELF_EXPLANATORY_STATUSES.includes(status))
    return knownRemedy;
  // The message of a server error without a code already is "try again later".
  if (status >= 500) return code === undefined ? undefined : 'remedy.again';
  return 'remedy.values';
}
