/** The search parameter of the page of a table. */
export const PAGE_PARAM = 'page';

/** Returns the page number in the search parameters, from 1; the first page when it is missing or invalid. */
export function parsePage(searchParams: URLSearchParams): number {
  const page = Number(searchParams.get(PAGE_PARAM));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** Returns the search parameters of another page of the same rows. */
export function setPage(searchParams: URLSearchParams, page: number): URLSearchParams {
  const nextParams = new URLSearchParams(searchParams);
  nextParams.set(PAGE_PARAM, String(page));
  return nextParams;
}
