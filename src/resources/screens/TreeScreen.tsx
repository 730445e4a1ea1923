import '../tree/tree.css';

import { useState } from 'react';
import { type Identifier, type RaRecord, useGetList, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { getModifierKey } from '../../ui/formatShortcut.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Page } from '../../ui/Page.tsx';
import { useListStoreKey } from '../routes/ResourceRoutesContext.ts';
import { NotFoundScreen } from './ResourceScreen.tsx';
import { useRepresentRecord } from '../descriptor/ResourcesContext.ts';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';
import { SelectedRecordPanel } from '../tree/SelectedRecordPanel.tsx';
import { createTreeEditing } from '../tree/createTreeEditing.ts';
import { TreePane } from '../tree/TreePane.tsx';
import { isTree, type TreeResource } from '../tree/treePages.ts';
import type { RecordRow } from '../tree/TreeRow.ts';
import { useRecordMover } from '../tree/useRecordMover.tsx';
import { useSavedOpenBranches } from '../tree/useOpenBranches.ts';
import { useTreeActions } from '../tree/useTreeActions.tsx';

interface TreeScreenProps {
  readonly descriptor: ResourceDescriptor;
}

/**
 * The tree screen of a hierarchical resource. The selected record is shown next to the tree, and is in the URL. Records
 * are added, renamed, moved and deleted by pointer or keyboard.
 *
 * @see DOM-03
 */
export const TreeScreen = ({ descriptor }: TreeScreenProps) =>
  isTree(descriptor) ? <TreeEditor descriptor={descriptor} /> : <NotFoundScreen />;

const COUNT_ONLY = { pagination: { page: 1, perPage: 1 }, meta: { countOnly: true } };

const TreeEditor = ({ descriptor }: { readonly descriptor: TreeResource }) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  const nameOf = useRepresentRecord(descriptor.name);
  const [selectedId, selectId] = useSelectedId();
  const branches = useSavedOpenBranches(useListStoreKey(descriptor.name));
  const recordMover = useRecordMover(descriptor);
  const move = async (record: RaRecord, target: RaRecord | undefined) => {
    const isDone = await recordMover.move(record, target);
    if (isDone && target) branches.setOpen([target.id], true);
    return isDone;
  };
  const { getActions, dialog, deletingId } = useTreeActions(descriptor, move, selectId);
  const { total } = useGetList(descriptor.name, COUNT_ONLY);
  const [cutRow, setCutRow] = useState<RecordRow>();
  const editingOptions = {
    descriptor,
    getActions,
    recordMover: { ...recordMover, move },
    cutRow,
    setCutRow,
  };
  const addAction = getActions(undefined).add;
  return (
    <Page
      title={text(descriptor.plural)}
      count={total}
      actions={
        <ActionButton
          kind="primary"
          startIcon={<Icon name="plus" />}
          disabled={addAction.disabledReason !== undefined}
          disabledReason={addAction.disabledReason ?? ''}
          onClick={addAction.run}
        >
          {addAction.label}
        </ActionButton>
      }
      hasDivider
    >
      <div className="tree-screen grid h-full min-h-0 grid-cols-[minmax(280px,1fr)_minmax(340px,480px)] max-md:flex max-md:flex-col print:block print:h-auto">
        <TreePane
          descriptor={descriptor}
          searchLabel={translate('tree.search')}
          branches={branches}
          selectedIds={new Set(selectedId === undefined ? [] : [selectedId])}
          revealId={selectedId === deletingId ? undefined : selectedId}
          onSelect={({ id }) => selectId(id)}
          renderAdornment={row =>
            row.record.id === cutRow?.record.id && (
              <span className="tree-suffix truncate text-3">{translate('tree.cut')}</span>
            )
          }
          editing={tree => createTreeEditing(tree, editingOptions)}
        />
        <SelectedRecordPanel
          descriptor={descriptor}
          id={selectedId}
          isLive={selectedId !== deletingId}
          getActions={getActions}
          onSelect={selectId}
        />
      </div>
      {dialog}
      <p className="visually-hidden" role="status">
        {cutRow &&
          translate('tree.cut.hint', {
            ...{ record: nameOf(cutRow.record), modifier: getModifierKey() },
          })}
      </p>
    </Page>
  );
};

/** Reads and sets the selected id in the URL. */
function useSelectedId() {
  const [searchParams, setSearchParams] = useSearchParams();
  const selectId = (id: Identifier | undefined) =>
    setSearchParams(
      previous => {
        const next = new URLSearchParams(previous);
        if (id === undefined) next.delete('at');
        else next.set('at', String(id));
        return next;
      },
      { replace: true },
    );
  return [searchParams.get('at') ?? undefined, selectId] as const;
}
