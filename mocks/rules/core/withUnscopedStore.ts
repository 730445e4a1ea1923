import type { RuleContext } from '../../platform/operationRule.ts';

/** The platform itself, not bounded by the domains of a caller: what time brings about happens everywhere. */
export const withUnscopedStore = (platform: RuleContext): RuleContext => ({
  ...platform,
  store: platform.store.unscoped,
});
