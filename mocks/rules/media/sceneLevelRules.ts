import type { Row } from '../../platform/Store.ts';
import type { ProgramScene } from '../../model/media/mediaModel.ts';
import { withDigest } from '../../model/media/contentTree.ts';
import { createLevelRules } from './createLevelRules.ts';

/** The scenes of a program; each has the digest of its content. @see MEDIA-10 */
export const scenes = createLevelRules('scenes', {
  change: (before, { body }) => withDigest({ ...(before as ProgramScene), ...(body as Row) }),
});
