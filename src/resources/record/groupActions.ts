import { normalizeSearchText } from '../../domain/removeInvisible.ts';
import type { RecordAction } from './RecordAction.ts';

/** Some entries of a menu, with their heading. */
export interface RecordActionGroup {
  readonly title?: string;
  readonly actions: readonly RecordAction[];
}

/**
 * Groups the entries of a menu: ungrouped ones first, then the groups in the order of their document, then deletion,
 * and unavailable ones last.
 *
 * @example groupActions([edit, remove], 'Not available') // [{ actions: [edit] }, { actions: [remove] }]
 */
export function groupActions(
  actions: readonly RecordAction[],
  unavailableTitle: string,
): readonly RecordActionGroup[] {
  const available = actions.filter(({ isUnavailable }) => !isUnavailable);
  const grouped = Map.groupBy(
    available.filter(({ group, danger }) => group !== undefined && !danger),
    ({ group }) => group?.label ?? '',
  );
  const titledGroups = [...grouped.entries()].toSorted(
    ([, [one]], [, [other]]) => getGroupIndex(one) - getGroupIndex(other),
  );
  return [
    { actions: available.filter(({ group, danger }) => group === undefined && !danger) },
    ...titledGroups.map(([title, members]) => ({ title, actions: sortReadOnlyLast(members) })),
    { actions: available.filter(({ danger }) => danger) },
    { title: unavailableTitle, actions: actions.filter(({ isUnavailable }) => isUnavailable) },
  ].filter(group => group.actions.length > 0);
}

const sortReadOnlyLast = (actions: readonly RecordAction[]): readonly RecordAction[] =>
  actions.toSorted(
    (one, other) => Number(one.isReadOnly ?? false) - Number(other.isReadOnly ?? false),
  );

const getGroupIndex = (action: RecordAction | undefined): number => action?.group?.index ?? 0;

/** Returns the entries whose label or group contains the text, ignoring case. */
export function filterActions(
  actions: readonly RecordAction[],
  text: string,
): readonly RecordAction[] {
  const searchText = normalizeSearchText(text).toLowerCase();
  return actions.filter(({ label, group }) =>
    [label, group?.label ?? ''].some(name => name.toLowerCase().includes(searchText)),
  );
}
