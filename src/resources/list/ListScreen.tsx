import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useMemo, useState } from 'react';
import { useListContext } from 'react-admin';

import type { FieldDescriptor } from '../../schema/field.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { withWords } from '../../i18n/laterWords.ts';
import { Page } from '../../ui/Page.tsx';
import { lazyScreen } from '../../ui/lazyScreen.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { BulkBar } from '../bulk/BulkBar.tsx';
import { TransferMenu } from '../transfer/TransferMenu.tsx';
import { useText } from '../useText.ts';
import { pageSizesOf } from './listAddress.ts';
import { ListBody } from './ListBody.tsx';
import { ListSheetButton } from './ListSheetButton.tsx';
import { ListTools } from './ListTools.tsx';
import { PrintedPage } from './PrintedPage.tsx';
import { SchemaFilters } from './SchemaFilters.tsx';
import type { SchemaListProps } from './SchemaListProps.ts';
import type { ListFailure } from './useAskedList.ts';
import { useListView } from './useListView.ts';
import { usePrintKey } from './usePrintKey.ts';

const ListPrint = lazyScreen(withWords(() => import('../transfer/print/ListPrint.tsx')));

interface ListScreenProps extends Omit<SchemaListProps, 'lenient' | 'children' | 'useRows'> {
  readonly failure: ListFailure;
}

/** Header, toolbar, rows and pager of a list. */
export const ListScreen = ({
  descriptor,
  columns,
  own,
  fetchExtraData,
  add,
  extra,
  lead,
  many = descriptor,
  spare,
  takesRows = true,
  importCheck,
  ...body
}: ListScreenProps) => {
  const text = useText();
  const withOwn = useWith(descriptor, own);
  const view = useListView(withOwn, columns);
  const source = fetchExtraData
    ? { descriptor: withOwn, columns, fetchExtraData }
    : { descriptor, columns };
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  const { total } = useListContext();
  const [isPrinting, setPrinting] = useState(false);
  const onPrint = () => setPrinting(true);
  usePrintKey(onPrint);
  return (
    <Page
      title={text(descriptor.plural)}
      count={total}
      actions={
        <>
          {extra}
          <TransferMenu {...{ descriptor, source, takesRows, importCheck }} />
          {add}
          {isPhone && <ListSheetButton {...{ descriptor, view, onPrint }} />}
        </>
      }
      toolbar={
        <SchemaFilters
          descriptor={descriptor}
          tools={!isPhone && <ListTools {...{ view, onPrint }} />}
        />
      }
      footer={<ListPager sizes={pageSizesOf(descriptor)} isPhone={isPhone} />}
      floating={<BulkBar descriptor={many} spare={spare} source={source} />}
      lined
    >
      <div className="list" data-density={view.density[0]}>
        {lead}
        <PrintedPage />
        <ListBody
          descriptor={descriptor}
          add={add}
          columns={view.columns.shown}
          isPhone={isPhone}
          {...body}
        />
      </div>
      {isPrinting && (
        <Suspense>
          <ListPrint
            source={source}
            columns={view.columns.shown}
            onDone={() => setPrinting(false)}
          />
        </Suspense>
      )}
    </Page>
  );
};

interface ListPagerProps {
  readonly sizes: readonly number[];
  readonly isPhone: boolean;
}

/** Nothing where there are no rows. Where nobody counts them, it only knows whether there are more. */
const ListPager = ({ sizes, isPhone }: ListPagerProps) => {
  const list = useListContext();
  const { total, page, perPage, hasNextPage, setPage, setPerPage } = list;
  const rows: readonly unknown[] = list.data ?? [];
  if (total === undefined && rows.length === 0) return null;
  return (
    <Pager
      page={page}
      size={perPage}
      total={total}
      hasNext={hasNextPage}
      sizes={sizes}
      buttons={isPhone ? 3 : 5}
      onPage={setPage}
      onSize={setPerPage}
    />
  );
};

/** The resource as the table knows it: with the columns that only the list has. */
const useWith = (descriptor: ResourceDescriptor, own?: readonly FieldDescriptor[]) =>
  useMemo(
    () => (own ? { ...descriptor, fields: [...descriptor.fields, ...own] } : descriptor),
    [descriptor, own],
  );
