/**
 * Returns where the item of a dropped file belongs among the items of its area: the files of a drop keep their order,
 * whichever of them is stored first.
 *
 * @param placedIds the items of the drop by the indexes of their files
 * @returns undefined where none of them is in the area
 */
export function findDropIndex(
  itemIds: readonly string[],
  placedIds: ReadonlyMap<number, string>,
  fileIndex: number,
): number | undefined {
  const positions = Array.from(placedIds, ([index, id]) => ({ index, at: itemIds.indexOf(id) }));
  const present = positions.filter(({ at }) => at >= 0);
  const before = present.filter(({ index }) => index < fileIndex);
  if (before.length > 0) return Math.max(...before.map(({ at }) => at)) + 1;
  return present.length > 0 ? Math.min(...present.map(({ at }) => at)) : undefined;
}
