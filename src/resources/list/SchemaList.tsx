import './list.css';

import {
  ListContextProvider,
  type RaRecord,
  ResourceContextProvider,
  useCanAccess,
} from 'react-admin';
import { Navigate } from 'react-router-dom';

import { Page } from '../../ui/Page.tsx';
import { useText } from '../useText.ts';
import { LastPage } from './LastPage.tsx';
import { ListScreen } from './ListScreen.tsx';
import { ListDenied } from './ListStates.tsx';
import type { SchemaListProps } from './SchemaListProps.ts';
import { SelectionContext } from './selection.ts';
import { useAskedList } from './useAskedList.ts';
import { useMendedAddress } from './useMendedAddress.ts';
import { useRowTicks } from './useRowTicks.ts';
import { useTellLoad } from './useTellLoad.ts';

/** The list of any resource: its columns, order, filters and page size as its document says. All of its state is in the address. */
export const SchemaList = (props: SchemaListProps) => {
  const { descriptor } = props;
  const text = useText();
  const { canAccess, isPending } = useCanAccess({ action: 'list', resource: descriptor.name });
  const address = useMendedAddress(descriptor);
  if (address.mended) return <Navigate {...address.mended} />;
  if (isPending || address.isPending) return null;
  if (!canAccess)
    return (
      <Page title={text(descriptor.plural)}>
        <ListDenied plural={text(descriptor.plural)} />
      </Page>
    );
  // Another resource is another list: rows, ticks and outages of the one before are none of its.
  return <AskedList key={descriptor.name} {...props} />;
};

const AskedList = ({ lenient, children, useRows = asTheyAre, ...screen }: SchemaListProps) => {
  const { name, plural, label } = screen.descriptor;
  const text = useText();
  const act = text({ en: `Listing ${plural.en.toLowerCase()}`, zh: `查询${label.zh}列表` });
  const {
    list: asked,
    answered,
    failure,
  } = useAskedList(screen.descriptor, {
    ...(lenient && { meta: { lenient } }),
    onFailure: useTellLoad(act),
  });
  const data = useRows(asked.data ?? NO_ROWS, answered);
  const list = asked.data ? { ...asked, data: data as RaRecord[] } : asked;
  const ticking = useRowTicks(asked);
  return (
    <ResourceContextProvider value={name}>
      <ListContextProvider value={list as typeof asked}>
        <SelectionContext value={ticking}>
          <LastPage />
          <ListScreen failure={failure} {...screen} />
          {children}
        </SelectionContext>
      </ListContextProvider>
    </ResourceContextProvider>
  );
};

const NO_ROWS: readonly RaRecord[] = [];
const asTheyAre = (rows: readonly RaRecord[]) => rows;
