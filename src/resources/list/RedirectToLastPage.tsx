import { useListContext } from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';

import { getPageCount } from '../../ui/pageNumbers.ts';
import { getListFailures } from './getListFailures.ts';

/**
 * Redirects from a page after the last one to the last: the URL was typed, or rows were deleted. Without a total, an
 * empty page redirects to the first. After a failure the page count is unknown, so the page stays.
 */
export const RedirectToLastPage = () => {
  const { search } = useLocation();
  const { total, page, perPage, data, error, isFetching, ...rest } = useListContext();
  if (isFetching || error || getListFailures(rest.meta).length > 0) return null;
  const lastWithoutTotal = data && data.length === 0 ? 1 : page;
  const last = total === undefined ? lastWithoutTotal : getPageCount(total, perPage);
  if (page <= last) return null;
  const searchParams = new URLSearchParams(search);
  searchParams.set('page', String(last));
  return <Navigate to={{ search: `?${searchParams}` }} replace />;
};
