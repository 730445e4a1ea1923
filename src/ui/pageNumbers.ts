/** Returns the number of pages; at least one. */
export const getPageCount = (total: number, size: number) => Math.max(1, Math.ceil(total / size));

/**
 * Returns the page numbers of the buttons: the current page is in the middle if possible, and their number is odd,
 * so that there is a middle; fewer only with fewer pages.
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
