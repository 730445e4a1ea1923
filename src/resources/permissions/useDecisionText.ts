import { useTranslate } from 'react-admin';

import type { AccessDecision } from './permissionMatrix.ts';
import { useModuleName } from '../access/useModuleName.ts';

/** Returns a function that formats a decision: short for a cell, and in full with its reason. */
export function useDecisionText() {
  const translate = useTranslate();
  const getModuleName = useModuleName();
  return (decision: AccessDecision): { readonly short: string; readonly reason: string } => {
    const by = typeof decision === 'string' ? decision : decision.by;
    const reasons = [translate(`access.reason.${by}`)];
    const module = typeof decision === 'string' ? undefined : decision.module;
    if (module) reasons.push(translate('access.reason.module', { module: getModuleName(module) }));
    return {
      short: module
        ? translate('access.decision.module', { module: getModuleName(module) })
        : translate(`access.decision.${by}`),
      reason: reasons.join(translate('access.and')),
    };
  };
}
