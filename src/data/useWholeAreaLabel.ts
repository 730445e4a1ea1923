import { useAssignedDomains } from './useAssignedDomains.ts';

/** The message key of "everything": the whole city, or the whole area of a user who is bounded by domains. */
export function useWholeAreaLabel(cityKey: string): string {
  const domains = useAssignedDomains();
  return domains && domains.length > 0 ? 'shell.area.whole' : cityKey;
}
