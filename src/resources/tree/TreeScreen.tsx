import './tree.css';

import { type KeyboardEvent, useState } from 'react';
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
import { holdsMore, isWithin } from './relatives.ts';
import { TreePane } from './TreePane.tsx';
import { isTree, type TreeResource } from './treePages.ts';
import type { RecordRow } from './TreeRow.ts';
import type { TreeEditing } from './TreeView.tsx';
import { type Moving, useMove } from './useMove.tsx';
import { useKeptBranches } from './useOpenBranches.ts';
import type { Tree } from './useTree.ts';
import { type TreeActs, useTreeActs } from './useTreeActs.tsx';

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

interface Editing {
  readonly descriptor: TreeResource;
  readonly acts: (record: RaRecord) => TreeActs;
  readonly moving: Moving;
  readonly cut: RecordRow | undefined;
  readonly setCut: (row: RecordRow | undefined) => void;
}

/** What keys and a drag do to the lines of the tree. */
function editingOf(tree: Tree, { descriptor, acts, moving, cut, setCut }: Editing): TreeEditing {
  const mayMove = ({ record }: RecordRow) => acts(record).move.refused === undefined;
  const mayDrop = (what: RecordRow, onto: RecordRow) =>
    holdsMore(descriptor.tree, onto.record) &&
    onto.record.id !== what.parent &&
    !isWithin(tree.rows, onto, what.record.id);
  const drop = (what: RecordRow, onto: RecordRow) => void moving.move(what.record, onto.record);
  /** With Ctrl, or ⌘. */
  const commands: Readonly<Record<string, (row: RecordRow) => void>> = {
    x: row => {
      if (mayMove(row)) setCut(row);
    },
    v: row => {
      if (cut && mayDrop(cut, row)) drop(cut, row);
      setCut(undefined);
    },
    z: () => void moving.undo(),
  };
  const onKey = (event: KeyboardEvent, row: RecordRow) => {
    const command = commands[event.key.toLowerCase()];
    if ((event.ctrlKey || event.metaKey) && command) command(row);
    else if (event.key === 'Escape' && cut) setCut(undefined);
    else {
      const act = Object.values(acts(row.record)).find(({ key }) => key === event.key);
      if (!act || act.refused !== undefined) return false;
      act.run();
    }
    return true;
  };
  return { onKey, cut: cut?.record.id, drag: { mayDrag: mayMove, mayDrop, drop } };
}
