import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Identifier } from 'react-admin';

import type { FilterValues } from './asked.ts';
import { createTickStore, type TickStore } from './tickStore.ts';

/**
 * The rows that a person has ticked. `ids` are those ticked one by one, on any page. With `matching`, every record that
 * the filter finds is meant, on pages that nobody has seen too; ticking a row off ends that.
 */
export interface Selection {
  readonly ids: ReadonlySet<Identifier>;
  readonly matching: boolean;
  /** What the list asks, so that "all that match" can be asked again. */
  readonly filter: FilterValues;
  /** More filters: what any of them finds is meant, once. */
  readonly others?: readonly FilterValues[];
  /** How many are meant: the ticked ones, or all that match. */
  readonly count: number;
  /** How many match in all; absent where the platform does not count. */
  readonly total?: number | undefined;
  readonly toggle: (id: Identifier) => void;
  readonly togglePage: (ids: readonly Identifier[], ticked: boolean) => void;
  readonly selectMatching: () => void;
  /** For records that are gone. */
  readonly forget: (ids: readonly Identifier[]) => void;
  readonly clear: () => void;
}

/** The list that is ticked in. */
export interface Ticking {
  readonly ticks: TickStore;
  /** The rows in sight, in order. */
  readonly page: readonly Identifier[];
  readonly filter: FilterValues;
  readonly total?: number | undefined;
}

/** Absent where rows cannot be ticked. */
export const SelectionContext = createContext<Ticking | undefined>(undefined);

const NOWHERE: Ticking = { ticks: createTickStore(), page: [], filter: {} };

/** Where the rows of the list around keep their ticks. */
export const useTicking = (): Ticking => useContext(SelectionContext) ?? NOWHERE;

/** What is ticked. Whoever uses it is drawn again with every tick. */
export const useSelection = (): Selection | undefined => {
  const ticking = useContext(SelectionContext);
  const { ticks } = ticking ?? NOWHERE;
  const { ids, matching } = useSyncExternalStore(ticks.subscribe, ticks.read);
  if (!ticking) return undefined;
  const { filter, total } = ticking;
  return {
    ids,
    matching,
    filter,
    total,
    count: matching ? (total ?? ids.size) : ids.size,
    toggle: id => ticks.set([id], !ticks.isTicked(id)),
    togglePage: (page, on) => ticks.set(page, on, page),
    selectMatching: ticks.selectMatching,
    forget: ticks.forget,
    clear: ticks.clear,
  };
};
