import { useGetManyAggregate } from 'react-admin';

import type { Domain } from './Domain.ts';

/** Where a domain is: two of one name can be told apart by what they are in. */
export const ParentName = ({ id }: { readonly id: string | null | undefined }) => {
  const { data } = useGetManyAggregate<Domain>(
    'domains',
    { ids: id ? [id] : [] },
    { enabled: Boolean(id) },
  );
  return <span className="domains-parent">{data?.[0]?.name}</span>;
};
