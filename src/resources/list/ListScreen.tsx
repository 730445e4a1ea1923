import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, useState } from 'react';
import { useListContext } from 'react-admin';

import type { FieldDescriptor } from '../../schema/field.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { withLazyMessages } from '../../i18n/lazyMessages.ts';
import { Page } from '../../ui/Page.tsx';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { BulkActionBar } from '../bulk/BulkActionBar.tsx';
import { TransferButtons } from './TransferButtons.tsx';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';
import { getPageSizes } from '../conditions/listUrl.ts';
import { ListBody } from './ListBody.tsx';
import { ListOptionsButton } from './ListOptionsButton.tsx';
import { ListToolbarButtons } from './ListToolbarButtons.tsx';
import { PrintPageRange } from './PrintPageRange.tsx';
import { SchemaFilters } from '../filters/SchemaFilters.tsx';
import type { SchemaListProps } from './SchemaListProps.ts';
import type { ListFailure } from './useSchemaListController.ts';
import { useListView } from './useListView.ts';
import { usePrintShortcut } from './usePrintShortcut.ts';

const ListPrint = lazyComponent(withLazyMessages(() => import('../transfer/print/ListPrint.tsx')));

interface ListScreenProps extends Omit<
  SchemaListProps,
  'lenient' | 'children' | 'useExtraData' | 'useFoldedRows'
> {
  readonly failure: ListFailure;
  /** The number of records that the header has instead of rows. */
  readonly foldedCount: number;
}

/** The header, toolbar, rows and pagination of a list. */
export const ListScreen = ({
  descriptor,
  columns,
  extraColumns,
  fetchExtraData,
  createButton,
  toolbar,
  header,
  bulkDescriptor = descriptor,
  excludeFromBulk,
  useExtraBulkActions,
  importable = true,
  importCheck,
  foldedCount,
  ...bodyProps
}: ListScreenProps) => {
  const text = useLocalizedText();
  const extendedDescriptor = useExtendedDescriptor(descriptor, extraColumns);
  const view = useListView(extendedDescriptor, columns);
  const source = fetchExtraData
    ? { descriptor: extendedDescriptor, columns, fetchExtraData }
    : { descriptor, columns };
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  const { total } = useListContext();
  const [isPrinting, setPrinting] = useState(false);
  const onPrint = () => setPrinting(true);
  usePrintShortcut(onPrint);
  return (
    <Page
      title={text(descriptor.plural)}
      count={total === undefined ? undefined : total + foldedCount}
      actions={
        <>
          {toolbar}
          <TransferButtons {...{ descriptor, source, importable, importCheck }} />
          {createButton}
          {isPhone && <ListOptionsButton {...{ descriptor, view, onPrint }} />}
        </>
      }
      toolbar={
        <SchemaFilters
          descriptor={descriptor}
          tools={!isPhone && <ListToolbarButtons {...{ view, onPrint }} />}
        />
      }
      footer={
        <ListPagination
          groupedCount={foldedCount}
          pageSizes={getPageSizes(descriptor)}
          isPhone={isPhone}
        />
      }
      floating={
        <BulkActionBar
          descriptor={bulkDescriptor}
          excludeFromBulk={excludeFromBulk}
          useExtraBulkActions={useExtraBulkActions}
          source={source}
        />
      }
      hasDivider
    >
      <div
        className="list h-full print:block! print:h-auto! print:max-h-none! print:overflow-visible!"
        data-density={view.density[0]}
      >
        {header}
        <PrintPageRange />
        <ListBody
          descriptor={descriptor}
          createButton={createButton}
          columns={view.columns.shown}
          isPhone={isPhone}
          hasFoldedRows={foldedCount > 0}
          {...bodyProps}
        />
      </div>
      {isPrinting && (
        <LazyBoundary>
          <ListPrint
            source={source}
            columns={view.columns.shown}
            onDone={() => setPrinting(false)}
          />
        </LazyBoundary>
      )}
    </Page>
  );
};

interface ListPaginationProps {
  readonly groupedCount: number;
  readonly pageSizes: readonly number[];
  readonly isPhone: boolean;
}

/** Renders nothing without rows. Without a total, it only knows whether there is a next page. */
const ListPagination = ({ groupedCount, pageSizes, isPhone }: ListPaginationProps) => {
  const listContext = useListContext();
  const { total, page, perPage, hasNextPage, setPage, setPerPage } = listContext;
  const rows: readonly unknown[] = listContext.data ?? [];
  if (total === undefined && rows.length === 0) return null;
  return (
    <Pagination
      page={page}
      pageSize={perPage}
      totalCount={total}
      groupedCount={groupedCount}
      hasNextPage={hasNextPage}
      pageSizeOptions={pageSizes}
      maxPageButtons={isPhone ? 3 : 5}
      onPageChange={setPage}
      onPageSizeChange={setPerPage}
    />
  );
};

/** Returns the descriptor of the table: with the additional columns of the list. */
const useExtendedDescriptor = (
  descriptor: ResourceDescriptor,
  extraColumns?: readonly FieldDescriptor[],
) =>
  useMemo(
    () =>
      extraColumns
        ? { ...descriptor, fields: [...descriptor.fields, ...extraColumns] }
        : descriptor,
    [descriptor, extraColumns],
  );
