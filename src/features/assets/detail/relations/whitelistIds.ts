import { createIdSet } from '../../../../domain/isSameId.ts';
import { validateDeviceId, normalizeDeviceId } from '../../../../domain/deviceId.ts';

/** The device ids parsed from a text list. */
export interface ParsedIds {
  /** The valid ids, in upper case, without duplicates, in input order. */
  readonly ids: readonly string[];
  /** The invalid entries, as typed. */
  readonly invalidTexts: readonly string[];
}

/** Parses device ids, separated by any other characters: lines, commas, blanks. */
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

/** Returns the ids that a new list removes from the old one, and those that it adds. */
export function diffIds<Id extends string | number>(oldIds: readonly Id[], newIds: readonly Id[]) {
  const [oldIdSet, newIdSet] = [createIdSet(oldIds), createIdSet(newIds)];
  return {
    added: newIds.filter(id => !oldIdSet.has(id)),
    removed: oldIds.filter(id => !newIdSet.has(id)),
  };
}
