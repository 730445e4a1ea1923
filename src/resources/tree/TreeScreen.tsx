import './tree.css';

import { useState } from 'react';
import { type Identifier, type RaRecord, useGetList, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Page } from '../../ui/Page.tsx';
import { useListKey } from '../AddressesContext.ts';
import { NoScreen } from '../ResourceScreen.tsx';
import { useRepresent } from '../ResourcesContext.ts';
import { useText } from '../useText.ts';
import { ChosenRecord } from './ChosenRecord.tsx';
import { editingOf } from './editingOf.ts';
import { TreePane } from './TreePane.tsx';
import { isTree, type TreeResource } from './treePages.ts';
import type { RecordRow } from './TreeRow.ts';
import { useMove } from './useMove.tsx';
import { useKeptBranches } from './useOpenBranches.ts';
import { useTreeActs } from './useTreeActs.tsx';

interface TreeScreenProps {
  readonly descriptor: ResourceDescriptor;
}

/**
 * A resource whose records stand below each other, as the tree that it is. What was chosen stands beside it, and in
 * the address. Records are added, renamed, moved and deleted by a pointer or by keys.
 *
 * @see DOM-03
 */
export const TreeScreen = ({ descriptor }: TreeScreenProps) =>
  isTree(descriptor) ? <TreeEditor descriptor={descriptor} /> : <NoScreen />;

const COUNT_ONLY = { pagination: { page: 1, perPage: 1 }, meta: { countOnly: true } };

const TreeEditor = ({ descriptor }: { readonly descriptor: TreeResource }) => {
  const translate = useTranslate();
  const text = useText();
  const nameOf = useRepresent(descriptor.name);
  const [at, choose] = useChosen();
  const branches = useKeptBranches(useListKey(descriptor.name));
  const moving = useMove(descriptor);
  const move = async (record: RaRecord, onto: RaRecord | undefined) => {
    const isDone = await moving.move(record, onto);
    if (isDone && onto) branches.setOpen([onto.id], true);
    return isDone;
  };
  const { acts, dialog, going } = useTreeActs(descriptor, move, choose);
  const { total } = useGetList(descriptor.name, COUNT_ONLY);
  const [cut, setCut] = useState<RecordRow>();
  const edit = { descriptor, acts, moving: { ...moving, move }, cut, setCut };
  const add = acts(undefined).add;
  return (
    <Page
      title={text(descriptor.plural)}
      count={total}
      actions={
        <ActionButton
          kind="primary"
          startIcon={<Icon name="plus" />}
          disabled={add.refused !== undefined}
          reason={add.refused ?? ''}
          onClick={add.run}
        >
          {add.label}
        </ActionButton>
      }
      lined
    >
      <div className="tree-screen">
        <TreePane
          descriptor={descriptor}
          searchLabel={translate('tree.search')}
          branches={branches}
          chosen={new Set(at === undefined ? [] : [at])}
          bring={at === going ? undefined : at}
          onChoose={({ id }) => choose(id)}
          beside={row =>
            row.record.id === cut?.record.id && (
              <span className="tree-beside">{translate('tree.cut')}</span>
            )
          }
          editing={tree => editingOf(tree, edit)}
        />
        <ChosenRecord
          descriptor={descriptor}
          id={at}
          isLive={at !== going}
          acts={acts}
          onChoose={choose}
        />
      </div>
      {dialog}
      <p className="spoken-only" role="status">
        {cut && translate('tree.cut.hint', { record: nameOf(cut.record) })}
      </p>
    </Page>
  );
};

/** What is chosen, as the address has it. */
function useChosen() {
  const [address, setAddress] = useSearchParams();
  const choose = (id: Identifier | undefined) =>
    setAddress(
      before => {
        const next = new URLSearchParams(before);
        if (id === undefined) next.delete('at');
        else next.set('at', String(id));
        return next;
      },
      { replace: true },
    );
  return [address.get('at') ?? undefined, choose] as const;
}
