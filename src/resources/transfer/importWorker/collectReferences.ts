import { removeInvisible } from '../../../domain/removeInvisible.ts';
import { splitList } from '../../cells/listCell.ts';
import type { ImportTable } from '../table/readTable.ts';
import type { MappingOptions } from './ImportWorker.ts';
import { normalizeKey, getFileKeys } from './getFileKeys.ts';

/** The maximum number of distinct references to look up: above it, the platform validates them on save. */
const MAX_REFERENCES = 20_000;

/** Collects the distinct keys and references of a file. */
export function collectReferences(table: ImportTable['rows'], options: MappingOptions) {
  const { plan, mapping } = options;
  const [, ...rows] = table;
  const fileKeys = getFileKeys(table, options);
  const fields = new Map(plan.columns.map(({ name, field }) => [name, field]));
  const keys = new Set<string>();
  const references: Record<string, Set<string>> = {};
  for (const [at, name] of mapping.entries()) {
    const field = name === undefined ? undefined : fields.get(name);
    const isLookedUp =
      name === plan.key || field?.kind === 'reference' || field?.kind === 'referenceList';
    if (!field || !isLookedUp) continue;
    for (const cells of rows) {
      const cell = removeInvisible(cells[at] ?? '').trim();
      if (cell === '') continue;
      if (name === plan.key) keys.add(normalizeKey(field, cell));
      if (field.kind === 'reference' && field.reference === plan.resource && fileKeys.has(cell))
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
        written.size > MAX_REFERENCES ? undefined : [...written],
      ]),
    ),
  };
}
