import { createId } from '../../platform/createId.ts';
import type { Row } from '../../platform/Store.ts';
import { createLevelRules } from './createLevelRules.ts';
import type { ProgramScene } from '../../model/media/mediaModel.ts';
import { createLayoutZones, type SceneLayout } from '../../model/media/sceneZones.ts';
import { withDigest } from '../../model/media/contentTree.ts';

interface NewScene {
  readonly name: string;
  readonly layout?: SceneLayout;
}

/** The scenes of a program; each has the digest of its content. @see MEDIA-10 */
export const scenes = createLevelRules('scenes', {
  create(id, { body, platform }, project) {
    const { name, layout } = body as NewScene;
    const stage = { width: Number(project.width), height: Number(project.height) };
    const zones = layout ? createLayoutZones(layout, stage, () => createId(platform.random)) : [];
    return withDigest({ id, name, ...(layout && { layout }), zones });
  },
  change: (before, { body }) => withDigest({ ...(before as ProgramScene), ...(body as Row) }),
});
