import { useListContext } from 'react-admin';
import { useLocation } from 'react-router-dom';

import { getPageCount } from '../../ui/pageNumbers.ts';
import { useRedirect } from '../../ui/useRedirect.ts';
import { getListFailures } from './getListFailures.ts';

/**
 * Redirects from a page after the last one to the last: the URL was typed, or rows were deleted. Without a total, an
 * empty page redirects to the first. After a failure the page count is unknown, so the page stays.
 */
export const RedirectToLastPage = () => {
  const { search } = useLocation();
  const { total, page, perPage, data, error, isFetching, ...rest } = useListContext();
  const isUnknown = isFetching || Boolean(error) || getListFailures(rest.meta).length > 0;
  const lastWithoutTotal = data && data.length === 0 ? 1 : page;
  const last = total === undefined ? lastWithoutTotal : getPageCount(total, perPage);
  const searchParams = new URLSearchParams(search);
  searchParams.set('page', String(last));
  useRedirect(!isUnknown && page > last ? { to: { search: `?${searchParams}` } } : undefined);
  return null;
};
