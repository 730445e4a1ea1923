import { useAssignedDomains } from './useAssignedDomains.ts';

/**
 * Returns the message key of "everything": the whole city, or the whole area of a user who is restricted to domains.
 *
 * @param cityKey the message key for an unrestricted user
 * @example translate(useWholeAreaLabel('command.city')) // 'The whole city', or 'Your whole area'
 */
export function useWholeAreaLabel(cityKey: string): string {
  const domains = useAssignedDomains();
  return domains && domains.length > 0 ? 'shell.area.whole' : cityKey;
}
