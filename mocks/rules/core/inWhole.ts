import type { Surroundings } from '../../platform/rule.ts';

/** The platform itself, not bounded by the domains of a caller: what time brings about happens everywhere. */
export const inWhole = (platform: Surroundings): Surroundings => ({
  ...platform,
  store: platform.store.whole,
});
