import { splitList } from '../cells/listCell.ts';
import type { Table } from '../table/readTable.ts';
import type { GatherOptions } from './Desk.ts';
import { keyIn, ownKeys } from './ownKeys.ts';

/** More different records than this are not asked for one by one: the platform judges them when they are sent. */
const MOST_REFERENCES = 20_000;

/** The keys and references of a file, each once. */
export function gather(table: Table['rows'], options: GatherOptions) {
  const { plan, mapping } = options;
  const [, ...rows] = table;
  const own = ownKeys(table, options);
  const fields = new Map(plan.columns.map(({ name, field }) => [name, field]));
  const keys = new Set<string>();
  const references: Record<string, Set<string>> = {};
  for (const [at, name] of mapping.entries()) {
    const field = name === undefined ? undefined : fields.get(name);
    const isAsked =
      name === plan.key || field?.kind === 'reference' || field?.kind === 'referenceList';
    if (!field || !isAsked) continue;
    for (const cells of rows) {
      const cell = (cells[at] ?? '').trim();
      if (cell === '') continue;
      if (name === plan.key) keys.add(keyIn(field, cell));
      if (field.kind === 'reference' && field.reference === plan.resource && own.has(cell))
        continue;
      if (field.kind === 'reference') (references[field.reference] ??= new Set()).add(cell);
      if (field.kind === 'referenceList')
        for (const one of splitList(cell))
          (references[field.reference] ??= new Set()).add(String(one));
    }
  }
  return {
    keys,
    references: Object.fromEntries(
      Object.entries(references).map(([resource, written]) => [
        resource,
        written.size > MOST_REFERENCES ? undefined : [...written],
      ]),
    ),
  };
}
