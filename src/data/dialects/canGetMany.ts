import type { ResourceDescriptor } from '../../schema/resource.ts';

/** Whether the records of several keys can be requested in one call. */
export const canGetMany = ({ dialect, verbs, listing }: ResourceDescriptor): boolean => {
  if (!verbs.list) return false;
  return dialect !== 'plain' || listing?.ids !== undefined || !listing?.paging;
};
