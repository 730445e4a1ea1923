import { useListContext } from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';

import { getPageCount } from '../../ui/pageNumbers.ts';
import { getListFailures } from './getListFailures.ts';

/**
 * Leads from a page behind the last one to the last: the address was written by hand, or the rows
 * are gone. Where nobody counts rows, an empty page leads to the first. After a failure nobody knows
 * how many pages there are, so the place is kept.
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
