import type { Row } from '../../platform/Store.ts';
import { createLevelRules } from './createLevelRules.ts';
import { assertValidTimes } from './programTimes.ts';

/** The programs of a project. @see MEDIA-03 */
export const programs = createLevelRules('programs', {
  change(before, { body, platform }) {
    assertValidTimes(body);
    const updateTime = new Date(platform.clock()).toISOString();
    return { ...before, ...(body as Row), updateTime };
  },
});
