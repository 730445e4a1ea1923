import { createIdSet } from '../../../../domain/isSameId.ts';
import { validateDeviceId, normalizeDeviceId } from '../../../../domain/deviceId.ts';

/** What somebody wrote as a list of device ids. */
export interface ParsedIds {
  /** The good ones, in capitals, each once, in the order in which they were written. */
  readonly ids: readonly string[];
  /** What is no device id, as it was written. */
  readonly invalidTexts: readonly string[];
}

/** Reads device ids that are parted by anything that is not in one: lines, commas, blanks. */
export function parseIds(text: string): ParsedIds {
  const idTexts = [
    ...new Set(
      text
        .split(/[\s,;，；、]+/u)
        .filter(Boolean)
        .map(normalizeDeviceId),
    ),
  ];
  return {
    ids: idTexts.filter(idText => validateDeviceId(idText) === undefined),
    invalidTexts: idTexts.filter(idText => validateDeviceId(idText) !== undefined),
  };
}

/** What a new list takes away from the old one, and what it adds. */
export function diffIds<Id extends string | number>(oldIds: readonly Id[], newIds: readonly Id[]) {
  const [oldIdSet, newIdSet] = [createIdSet(oldIds), createIdSet(newIds)];
  return {
    added: newIds.filter(id => !oldIdSet.has(id)),
    removed: oldIds.filter(id => !newIdSet.has(id)),
  };
}
