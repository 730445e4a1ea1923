import { idSet } from '../../../../domain/sameId.ts';
import { judgeDeviceId, writeDeviceId } from '../../../../domain/deviceId.ts';

/** What somebody wrote as a list of device ids. */
export interface WrittenIds {
  /** The good ones, in capitals, each once, in the order in which they were written. */
  readonly ids: readonly string[];
  /** What is no device id, as it was written. */
  readonly wrong: readonly string[];
}

/** Reads device ids that are parted by anything that is not in one: lines, commas, blanks. */
export function readIds(text: string): WrittenIds {
  const words = [
    ...new Set(
      text
        .split(/[\s,;，；、]+/u)
        .filter(Boolean)
        .map(writeDeviceId),
    ),
  ];
  return {
    ids: words.filter(word => judgeDeviceId(word) === undefined),
    wrong: words.filter(word => judgeDeviceId(word) !== undefined),
  };
}

/** What a new list takes away from the old one, and what it adds. */
export function compareIds<Id extends string | number>(
  before: readonly Id[],
  after: readonly Id[],
) {
  const [old, now] = [idSet(before), idSet(after)];
  return {
    added: after.filter(id => !old.has(id)),
    removed: before.filter(id => !now.has(id)),
  };
}
