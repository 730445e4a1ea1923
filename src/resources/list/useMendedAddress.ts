import { type NavigateProps, useLocation } from 'react-router-dom';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { mendAddress } from './listAddress.ts';
import { type Notice, readNotice } from './notice.ts';
import { placeOfQuery } from './saved/savedQueries.ts';
import { useSavedQueries } from './saved/useSavedQueries.ts';

/** More than anybody reads; the history does not take everything either. */
const MOST_TOLD = 50;

interface Mending {
  /** What the list opens with is not known yet. */
  readonly isPending: boolean;
  readonly mended?: NavigateProps;
}

/**
 * Where the list goes instead of the address that it was opened with: without what it cannot be asked, which travels
 * along to be told; or, where the address asks nothing at all, to the saved query that the list opens with.
 */
export function useMendedAddress(descriptor: ResourceDescriptor): Mending {
  const location = useLocation();
  const { search } = location;
  const { queries, isPending } = useSavedQueries(descriptor.name);
  if (asksNothing(search)) {
    const opening = queries.find(({ opens }) => opens);
    return { isPending, ...(opening && { mended: { ...placeOfQuery(opening), replace: true } }) };
  }
  const mended = mendAddress(search, descriptor);
  if (!mended) return { isPending: false };
  const { query, leftOut } = readNotice(location.state);
  const notice: Notice = {
    ...(query !== undefined && { query }),
    leftOut: [...leftOut, ...mended.leftOut].slice(0, MOST_TOLD),
  };
  return {
    isPending: false,
    mended: { to: { search: mended.search }, state: notice, replace: true },
  };
}

const PARTS = ['page', 'perPage', 'sort', 'order', 'filter'];

const asksNothing = (search: string) => {
  const address = new URLSearchParams(search);
  return !PARTS.some(part => address.has(part));
};
