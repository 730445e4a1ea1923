import { useTranslate } from 'react-admin';

import type { Verdict } from './matrix.ts';
import { useModuleName } from './useModuleName.ts';

/** A verdict in short, as a cell has it, and whole: why it is so. */
export function useVerdictWords() {
  const translate = useTranslate();
  const moduleName = useModuleName();
  return (verdict: Verdict): { readonly short: string; readonly why: string } => {
    const by = typeof verdict === 'string' ? verdict : verdict.by;
    const whys = [translate(`access.why.${by}`)];
    const module = typeof verdict === 'string' ? undefined : verdict.module;
    if (module) whys.push(translate('access.why.module', { module: moduleName(module) }));
    return {
      short: module
        ? translate('access.verdict.module', { module: moduleName(module) })
        : translate(`access.verdict.${by}`),
      why: whys.join(translate('access.and')),
    };
  };
}
