import { useTranslate } from 'react-admin';

import type { Denial } from '../../data/access.ts';
import { useModuleName } from './useModuleName.ts';

/** Returns a function that formats why access is denied, and whom to contact. */
export function useDenialMessage() {
  const translate = useTranslate();
  const getModuleName = useModuleName();
  return (denial: Denial) =>
    denial.by === 'module'
      ? translate('access.denied.module', { module: getModuleName(denial.module) })
      : translate(denial.by === 'owner' ? 'access.denied.owner' : 'action.denied');
}
