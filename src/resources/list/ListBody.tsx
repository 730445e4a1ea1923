import { useGetIdentity, useListContext } from 'react-admin';

import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { useText } from '../useText.ts';
import { ListCards } from './ListCards.tsx';
import { ListEmpty } from './ListEmpty.tsx';
import { ListFailed } from './ListStates.tsx';
import { ListTable } from './ListTable.tsx';
import { OutageLine } from './OutageLine.tsx';
import type { RowsProps } from './RowsProps.ts';
import type { SchemaListProps } from './SchemaListProps.ts';
import type { ListFailure } from './useAskedList.ts';

interface ListBodyProps extends RowsProps, Pick<SchemaListProps, 'descriptor' | 'add'> {
  readonly failure: ListFailure;
  readonly isPhone: boolean;
}

/** The rows, or why there are none. */
export const ListBody = ({ descriptor, add, failure, isPhone, ...rows }: ListBodyProps) => {
  const text = useText();
  const { data, isPlaceholderData, isPending } = useListContext();
  // The columns are a person's own: drawn before it is known whose, they would change before their eyes.
  const { isPending: isNobody } = useGetIdentity();
  if (failure.error && !data?.length)
    return <ListFailed plural={text(descriptor.plural)} {...failure} />;
  if (isPending || isNobody) return <SkeletonRows />;
  if (!data?.length) return <ListEmpty descriptor={descriptor} add={add} />;
  return (
    <>
      {failure.error !== undefined && failure.error !== null && <OutageLine {...failure} />}
      <div className={isPlaceholderData ? 'list-rows list-stale' : 'list-rows'}>
        {isPhone ? <ListCards rows={data} {...rows} /> : <ListTable rows={data} {...rows} />}
      </div>
    </>
  );
};
