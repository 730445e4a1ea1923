import { codes, refuse } from '../../platform/Refusal.ts';
import type { Row, Store } from '../../platform/Store.ts';

/** The tree has this many levels. @see spec A9 */
const LEVELS = 4;

/** The level of what stands below a domain; of a root without one. */
export const levelBelow = (parent: Row | undefined): number => Number(parent?.level ?? 0) + 1;

/** The domain above; none of a root. @throws Refusal 422 (6) no such domain */
export function parentOf(store: Store, parentId: string | undefined): Row | undefined {
  if (parentId === undefined) return undefined;
  const parent = store.table('domains').get(parentId);
  if (parent) return parent;
  const message = `knows no domain "${parentId}"`;
  throw refuse.invalid([{ path: '/parentId', code: 'reference', message }], codes.unknownTarget);
}

/** There are four levels. @throws Refusal 422 (78) below the last */
export function refuseTooDeep(level: number) {
  if (level <= LEVELS) return;
  const message = `would be of level ${level}; there are ${LEVELS}`;
  throw refuse.invalid([{ path: '/parentId', code: 'level', message }], codes.tooLarge);
}

/** Siblings have different names. @throws Refusal 422 (68) the name is taken */
export function refuseTakenName(store: Store, name: unknown, parentId: unknown, id?: unknown) {
  const where = { name, parentId: parentId ?? null };
  const others = store.table('domains').find({ where, limit: 2 });
  if (others.every(other => other.id === id)) return;
  const message = 'is the name of a domain beside it';
  throw refuse.invalid([{ path: '/name', code: 'unique', message }], codes.nameTaken);
}

/** A domain cannot be moved to where it is itself. */
export const belowItself = () =>
  refuse.invalid([
    { path: '/parentId', code: 'reference', message: 'is the domain itself or below it' },
  ]);
