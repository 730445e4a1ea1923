import { useEffect } from 'react';
import { useGetIdentity, useListContext } from 'react-admin';

import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';
import { ListEmpty } from './ListEmpty.tsx';
import { ListError } from './ListStates.tsx';
import { ListTable } from './ListTable.tsx';
import { OutageWarning } from './OutageWarning.tsx';
import type { RowRenderProps } from './RowRenderProps.ts';
import type { SchemaListProps } from './SchemaListProps.ts';
import type { ListFailure } from './useSchemaListController.ts';

const ListCards = lazyComponent(async () => (await import('./ListCards.tsx')).ListCards);

interface ListBodyProps
  extends RowRenderProps, Pick<SchemaListProps, 'descriptor' | 'createButton'> {
  readonly failure: ListFailure;
  readonly isPhone: boolean;
  /** Without a row the list is not empty then. */
  readonly hasFoldedRows: boolean;
}

/** Shows the rows, or the state without rows: loading, error or empty. */
export const ListBody = ({
  descriptor,
  createButton,
  failure,
  isPhone,
  hasFoldedRows,
  ...rowProps
}: ListBodyProps) => {
  const text = useLocalizedText();
  const { data, isPlaceholderData, isPending } = useListContext();
  // The columns are per user: rendered before the identity is known, they would change visibly.
  const { isPending: isIdentityPending } = useGetIdentity();
  useEffect(() => {
    // Together with the rows, not after them. A failure is shown where the cards are rendered.
    if (isPhone) ListCards.prefetch().catch(() => undefined);
  }, [isPhone]);
  if (failure.error && !data?.length)
    return <ListError plural={text(descriptor.plural)} {...failure} />;
  if (isPending || isIdentityPending) return <SkeletonRows />;
  if (!data?.length && hasFoldedRows) return null;
  if (!data?.length) return <ListEmpty descriptor={descriptor} createButton={createButton} />;
  return (
    <>
      {failure.error !== undefined && failure.error !== null && <OutageWarning {...failure} />}
      <div
        className={
          isPlaceholderData
            ? 'list-rows list-stale opacity-60 [transition:opacity_0s_300ms]'
            : 'list-rows'
        }
      >
        {isPhone ? (
          <LazyBoundary fallback={<SkeletonRows />}>
            <ListCards rows={data} {...rowProps} />
          </LazyBoundary>
        ) : (
          <ListTable rows={data} {...rowProps} />
        )}
      </div>
    </>
  );
};
