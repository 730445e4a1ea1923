/** How many pages hold the total; at least one. */
export const getPageCount = (total: number, size: number) => Math.max(1, Math.ceil(total / size));

/**
 * The numbers of the page buttons: the current page in the middle where there is room, and always
 * an odd number of them, so that a middle exists; fewer only when there are fewer pages.
 */
export function getVisiblePages(
  page: number,
  totalPages: number,
  maxButtons = 5,
): readonly number[] {
  const buttonCount = Math.max(1, maxButtons % 2 === 0 ? maxButtons - 1 : maxButtons);
  const visibleCount = Math.min(buttonCount, totalPages);
  const firstPage = Math.min(
    Math.max(1, page - (buttonCount - 1) / 2),
    totalPages - visibleCount + 1,
  );
  return Array.from({ length: visibleCount }, (_, index) => firstPage + index);
}
