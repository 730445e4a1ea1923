import './list.css';

import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import {
  ListContextProvider,
  ResourceContextProvider,
  useCanAccess,
  useListContext,
} from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { Page } from '../../ui/Page.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { useText } from '../useText.ts';
import { type ColumnOverrides, columnsOf } from './columns.ts';
import { failuresIn } from './failures.ts';
import { LastPage } from './LastPage.tsx';
import { mendAddress, pageSizesOf } from './listAddress.ts';
import { ListCards } from './ListCards.tsx';
import { ListDenied, ListEmpty, ListFailed } from './ListStates.tsx';
import { ListTable } from './ListTable.tsx';
import { ListTools } from './ListTools.tsx';
import type { RowsProps } from './RowsProps.ts';
import { SchemaFilters } from './SchemaFilters.tsx';
import { useAskedList } from './useAskedList.ts';
import { useDensity } from './useDensity.ts';
import { useTellLoad } from './useTellLoad.ts';

export interface SchemaListProps extends Omit<RowsProps, 'columns'> {
  readonly descriptor: ResourceDescriptor;
  readonly columns?: ColumnOverrides;
  /** The buttons of the header, the primary one last; also the way out of an empty list. */
  readonly add?: ReactNode;
  /** A list that fails is drawn as empty and a count that fails as 0; what failed is told in a notice. */
  readonly lenient?: boolean;
  /** Dialogs and the like that need the list around them. */
  readonly children?: ReactNode;
}

/** The list of any resource: its columns, order, filters and page size as its document says. All of its state is in the address. */
export const SchemaList = (props: SchemaListProps) => {
  const { descriptor } = props;
  const { search } = useLocation();
  const text = useText();
  const { canAccess, isPending } = useCanAccess({ action: 'list', resource: descriptor.name });
  const mended = mendAddress(search, descriptor);
  if (mended !== undefined) return <Navigate to={{ search: mended }} replace />;
  if (isPending) return null;
  if (!canAccess)
    return (
      <Page title={text(descriptor.plural)}>
        <ListDenied plural={text(descriptor.plural)} />
      </Page>
    );
  return <AskedList {...props} />;
};

const AskedList = ({ lenient, children, ...screen }: SchemaListProps) => {
  const { name, plural, label } = screen.descriptor;
  const text = useText();
  const act = text({ en: `Listing ${plural.en.toLowerCase()}`, zh: `查询${label.zh}列表` });
  const tellLoad = useTellLoad(act);
  const list = useAskedList(screen.descriptor, {
    ...(lenient && { meta: { lenient } }),
    onError: error => tellLoad([error]),
    onSuccess: ({ meta }) => tellLoad(failuresIn(meta)),
  });
  return (
    <ResourceContextProvider value={name}>
      <ListContextProvider value={list}>
        <LastPage />
        <ListScreen {...screen} />
        {children}
      </ListContextProvider>
    </ResourceContextProvider>
  );
};

type ListScreenProps = Omit<SchemaListProps, 'lenient' | 'children'>;

const ListScreen = ({ descriptor, columns, add, ...rows }: ListScreenProps) => {
  const text = useText();
  const { total, page, perPage, setPage, setPerPage, error } = useListContext();
  const [density, changeDensity] = useDensity(descriptor.name);
  return (
    <Page
      title={text(descriptor.plural)}
      count={total ?? (error ? 0 : undefined)}
      actions={add}
      toolbar={
        <>
          <SchemaFilters descriptor={descriptor} />
          <ListTools density={density} onDensity={changeDensity} />
        </>
      }
      footer={
        (total ?? 0) > 0 && (
          <Pager
            page={page}
            size={perPage}
            total={total ?? 0}
            sizes={pageSizesOf(descriptor)}
            onPage={setPage}
            onSize={setPerPage}
          />
        )
      }
      lined
    >
      <div className="list" data-density={density}>
        <ListBody
          descriptor={descriptor}
          add={add}
          columns={columnsOf(descriptor, columns)}
          {...rows}
        />
      </div>
    </Page>
  );
};

type ListBodyProps = RowsProps & Pick<SchemaListProps, 'descriptor' | 'add'>;

const ListBody = ({ descriptor, add, ...rows }: ListBodyProps) => {
  const text = useText();
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  const { data, error, isPlaceholderData, isPending, ...answer } = useListContext();
  const failure = error ?? failuresIn(answer.meta)[0];
  if (isPending) return <SkeletonRows />;
  if (failure && !data?.length)
    return <ListFailed error={failure} plural={text(descriptor.plural)} />;
  if (!data?.length) return <ListEmpty descriptor={descriptor} add={add} />;
  return (
    <div className={isPlaceholderData ? 'list-rows list-stale' : 'list-rows'}>
      {isPhone ? <ListCards {...rows} /> : <ListTable {...rows} />}
    </div>
  );
};
