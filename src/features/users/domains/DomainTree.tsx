import { type KeyboardEvent, useState } from 'react';
import { useTranslate } from 'react-admin';

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

/** One stop of the Tab key; arrows walk and open, Space or Enter chooses. */
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
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const index = keys.indexOf(active ?? '');
    const row = rows[index];
    const isDomain = row?.kind === 'domain';
    const parent = rows.findLastIndex((each, at) => at < index && each.depth < (row?.depth ?? 0));
    const acts: Readonly<Record<string, () => number | undefined>> = {
      ArrowDown: () => index + 1,
      ArrowUp: () => index - 1,
      Home: () => 0,
      End: () => rows.length - 1,
      ArrowRight: () => {
        if (isDomain && row.isOpen) return index + 1;
        if (isDomain && row.isOpen === false) toggle(row.id);
        return undefined;
      },
      ArrowLeft: () => {
        if (!isDomain || !row.isOpen) return parent;
        toggle(row.id);
        return undefined;
      },
    };
    const does = acts[event.key];
    const isPress = event.key === 'Enter' || event.key === ' ';
    if (!does && !isPress) return;
    event.preventDefault();
    if (isPress && row) press(row);
    const next = does?.();
    const lines = event.currentTarget.querySelectorAll<HTMLElement>('[role=treeitem]');
    if (next !== undefined) lines[next]?.focus();
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
