import { type KeyboardEvent, useState } from 'react';
import { useTranslate } from 'react-admin';

import { type TreeLine, treeMove } from '../../../ui/treeKeys.ts';
import { useTyped } from '../../../ui/useTyped.ts';
import type { Chosen } from './Domain.ts';
import { DomainLine } from './DomainLine.tsx';
import type { DomainRow } from './useDomainRows.ts';

interface DomainTreeProps {
  readonly rows: readonly DomainRow[];
  /** What was found by words: nothing is opened in it, and each line says where it is. */
  readonly isFlat: boolean;
  readonly chosen: ReadonlyMap<string, unknown>;
  /** Shows or hides what is below a domain. */
  readonly toggle: (id: string) => void;
  /** Reads more of what is below a domain. */
  readonly more: (id: string) => void;
  readonly again: (id: string) => void;
  readonly onToggle: (domain: Chosen) => void;
}

/** One stop of the Tab key; arrows walk and open, letters find, Space or Enter chooses. */
export const DomainTree = ({
  rows,
  isFlat,
  chosen,
  toggle,
  more,
  again,
  onToggle,
}: DomainTreeProps) => {
  const translate = useTranslate();
  const [current, setCurrent] = useState('');
  const keys = rows.map(keyOf);
  const active = keys.includes(current) ? current : keys[0];

  const press = (row: DomainRow) => {
    if (row.kind === 'domain') onToggle(row.domain);
    else if (row.kind === 'more') more(row.id);
    else if (row.kind === 'failed') again(row.id);
  };
  const typed = useTyped();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, ctrlKey, metaKey, altKey, currentTarget } = event;
    if (ctrlKey || metaKey || altKey) return;
    const index = keys.indexOf(active ?? '');
    const row = rows[index];
    if (key === 'Enter' || key === ' ') {
      event.preventDefault();
      if (row) press(row);
      return;
    }
    const move = treeMove(rows.map(lineOf), index, key, typed(key));
    if (!move) return;
    event.preventDefault();
    for (const at of move.toggle ?? []) toggle(rows[at]?.id ?? '');
    const lines = currentTarget.querySelectorAll<HTMLElement>('[role=treeitem]');
    if (move.focus !== undefined) lines[move.focus]?.focus();
  };
  return (
    <ul
      className="domains-tree"
      role="tree"
      aria-label={translate('users.domains.all')}
      aria-multiselectable="true"
      onKeyDown={onKeyDown}
    >
      {rows.map(row => {
        const key = keyOf(row);
        return (
          <DomainLine
            key={key}
            row={row}
            isFlat={isFlat}
            isChosen={chosen.has(row.id) && row.kind === 'domain'}
            isActive={key === active}
            onFocus={() => setCurrent(key)}
            onPress={() => press(row)}
            onOpen={() => toggle(row.id)}
          />
        );
      })}
    </ul>
  );
};

const keyOf = ({ kind, id }: DomainRow) => `${kind} ${id}`;

const lineOf = (row: DomainRow): TreeLine => ({
  name: row.kind === 'domain' ? row.domain.name : '',
  depth: row.depth,
  isOpen: row.kind === 'domain' ? row.isOpen : undefined,
});
