/** How many pages hold the total; at least one. */
export const pageCount = (total: number, size: number) => Math.max(1, Math.ceil(total / size));

/**
 * The numbers of the page buttons: the current page in the middle where there is room, and always
 * an odd number of them, so that a middle exists; fewer only when there are fewer pages.
 */
export function pagesAround(page: number, pages: number, buttons = 5): readonly number[] {
  const wanted = Math.max(1, buttons % 2 === 0 ? buttons - 1 : buttons);
  const shown = Math.min(wanted, pages);
  const first = Math.min(Math.max(1, page - (wanted - 1) / 2), pages - shown + 1);
  return Array.from({ length: shown }, (_, index) => first + index);
}
