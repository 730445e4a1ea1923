import { useBranches } from './useBranches.ts';

/** The message key of "everything": the whole city, or the whole area of a user who is bounded by domains. */
export function useWholeLabel(city: string): string {
  const branches = useBranches();
  return branches && branches.length > 0 ? 'shell.area.whole' : city;
}
