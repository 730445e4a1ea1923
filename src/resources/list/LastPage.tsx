import { useListContext } from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';

import { pageCount } from '../../ui/pages.ts';
import { failuresIn } from './failures.ts';

/**
 * Leads from a page behind the last one to the last: the address was written by hand, or the rows
 * are gone. Where nobody counts rows, an empty page leads to the first. After a failure nobody knows
 * how many pages there are, so the place is kept.
 */
export const LastPage = () => {
  const { search } = useLocation();
  const { total, page, perPage, data, error, isFetching, ...answer } = useListContext();
  if (isFetching || error || failuresIn(answer.meta).length > 0) return null;
  const uncounted = data && data.length === 0 ? 1 : page;
  const last = total === undefined ? uncounted : pageCount(total, perPage);
  if (page <= last) return null;
  const address = new URLSearchParams(search);
  address.set('page', String(last));
  return <Navigate to={{ search: `?${address}` }} replace />;
};
