import { type ReactElement, useState } from 'react';
import { type Identifier, type RaRecord, useTranslate } from 'react-admin';

import type { OperationDescriptor } from '../../schema/operation.ts';
import { useAllowed } from '../record/useAllowed.ts';
import { useText } from '../useText.ts';
import { BegunAct } from './BegunAct.tsx';
import { renamed } from './nameField.ts';
import { holdsMore } from './relatives.ts';
import type { TreeResource } from './treePages.ts';
import type { TreeActName, TreeActs } from './TreeActs.ts';
import type { Moving } from './useMove.tsx';

interface Begun {
  readonly act: TreeActName;
  readonly record: RaRecord | undefined;
}

/**
 * What can be done to the records of a tree, by this user; without a record, at its top. And the dialog of what was begun.
 *
 * @param onDone told which record is to be looked at after it
 */
export function useTreeActs(
  descriptor: TreeResource,
  move: Moving['move'],
  onDone: (id: Identifier | undefined) => void,
): {
  readonly acts: (record: RaRecord | undefined) => TreeActs;
  readonly dialog: ReactElement | undefined;
  /** The record that is about to be deleted, or was just now: nothing is to be asked of it any more. */
  readonly going: Identifier | undefined;
} {
  const translate = useTranslate();
  const text = useText();
  const { create, update, delete: remove } = descriptor.verbs;
  const operations = [create, update, remove].filter(verb => verb !== undefined);
  const denial = useAllowed(descriptor.name, operations);
  const [begun, setBegun] = useState<Begun>();
  const [gone, setGone] = useState<Identifier>();
  const missing = translate('tree.cannot');
  const refusal = (verb: OperationDescriptor | undefined) => (verb ? denial(verb) : missing);

  const acts = (record: RaRecord | undefined): TreeActs => {
    const begin = (act: TreeActName) => () => setBegun({ act, record });
    const isFull = record !== undefined && !holdsMore(descriptor.tree, record);
    return {
      add: {
        label: record ? translate('tree.add') : text(create?.label ?? descriptor.label),
        key: 'Insert',
        refused: refusal(create) ?? (isFull ? translate('tree.deepest') : undefined),
        run: begin('add'),
      },
      rename: {
        label: translate('tree.rename'),
        key: 'F2',
        refused: refusal(update) ?? (renamed(descriptor) ? undefined : missing),
        run: begin('rename'),
      },
      move: { label: translate('tree.move.open'), refused: refusal(update), run: begin('move') },
      delete: {
        label: text(remove?.label ?? descriptor.label),
        key: 'Delete',
        refused: refusal(remove),
        run: begin('delete'),
      },
    };
  };
  const done: typeof onDone = id => {
    if (begun?.act === 'delete') setGone(begun.record?.id);
    onDone(id);
  };
  return {
    acts,
    going: begun?.act === 'delete' ? begun.record?.id : gone,
    dialog: begun && (
      <BegunAct
        {...begun}
        {...{ descriptor, move, onDone: done }}
        onClose={() => setBegun(undefined)}
      />
    ),
  };
}
