import type { RuleContext } from '../../platform/operationRule.ts';

/** Returns the platform without the scope of a caller: time-dependent changes affect all domains. */
export const withUnscopedStore = (platform: RuleContext): RuleContext => ({
  ...platform,
  store: platform.store.unscoped,
});
