import { useLocale, useTranslate } from 'react-admin';

import type { AssignedDomain } from '../data/useAssignedDomains.ts';
import { formatNameList } from '../domain/formatNameList.ts';

/** Returns a function that lists the first domain names of a user, and the number of the others. */
export function useFormatDomainNames() {
  const translate = useTranslate();
  const locale = useLocale();
  return (branches: readonly AssignedDomain[], max: number): string => {
    if (branches.length === 0) return translate('shell.area.city');
    const names = branches.slice(0, max).map(({ name }) => name);
    const text = formatNameList(locale, names);
    const count = branches.length - names.length;
    return count === 0 ? text : translate('shell.area.more', { names: text, count });
  };
}
