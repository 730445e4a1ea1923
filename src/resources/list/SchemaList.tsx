import './list.css';

import {
  ListContextProvider,
  type RaRecord,
  ResourceContextProvider,
  useCanAccess,
} from 'react-admin';

import { Page } from '../../ui/Page.tsx';
import { useRedirect } from '../../ui/useRedirect.ts';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';
import { RedirectToLastPage } from './RedirectToLastPage.tsx';
import { ListScreen } from './ListScreen.tsx';
import { ListAccessDenied } from './ListStates.tsx';
import { useNoFoldedRows } from './FoldedRows.ts';
import type { SchemaListProps } from './SchemaListProps.ts';
import { SelectionContext } from '../selection/selection.ts';
import { useSchemaListController } from './useSchemaListController.ts';
import { useListRedirect } from './useListRedirect.ts';
import { useListSelectionState } from './useListSelectionState.ts';
import { useNotifyListErrors } from './useNotifyListErrors.ts';

/**
 * The list of any resource: its document defines columns, order, filters and page size. All of its state is in the URL.
 */
export const SchemaList = (props: SchemaListProps) => {
  const { descriptor, defaultFilter } = props;
  const text = useLocalizedText();
  const { canAccess, isPending } = useCanAccess({ action: 'list', resource: descriptor.name });
  const { redirect, isPending: isRedirectPending } = useListRedirect(descriptor, defaultFilter);
  useRedirect(redirect);
  if (isPending || isRedirectPending || redirect) return null;
  if (!canAccess)
    return (
      <Page title={text(descriptor.plural)}>
        <ListAccessDenied plural={text(descriptor.plural)} />
      </Page>
    );
  // Another resource is another list: its rows, selection and outage state start fresh.
  return <SchemaListContent key={descriptor.name} {...props} />;
};

const SchemaListContent = ({
  lenient,
  children,
  useExtraData = returnRows,
  useFoldedRows = useNoFoldedRows,
  ...screenProps
}: SchemaListProps) => {
  const { name, plural, label } = screenProps.descriptor;
  const text = useLocalizedText();
  const action = text({ en: `Listing ${plural.en.toLowerCase()}`, zh: `查询${label.zh}列表` });
  const {
    list: listContext,
    folded,
    updatedAt,
    failure,
  } = useSchemaListController(screenProps.descriptor, {
    ...(lenient && { meta: { lenient } }),
    useFoldedRows,
    onFailure: useNotifyListErrors(action),
  });
  const data = useExtraData(listContext.data ?? NO_ROWS, updatedAt);
  const list = listContext.data ? { ...listContext, data: data as RaRecord[] } : listContext;
  const listSelection = useListSelectionState(listContext, folded.count);
  return (
    <ResourceContextProvider value={name}>
      <ListContextProvider value={list as typeof listContext}>
        <SelectionContext value={listSelection}>
          <RedirectToLastPage />
          <ListScreen failure={failure} foldedCount={folded.count} {...screenProps} />
          {children}
        </SelectionContext>
      </ListContextProvider>
    </ResourceContextProvider>
  );
};

const NO_ROWS: readonly RaRecord[] = [];
const returnRows = (rows: readonly RaRecord[]) => rows;
