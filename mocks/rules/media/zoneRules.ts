import type { SceneZone } from '../../model/media/mediaModel.ts';
import { createZone } from '../../model/media/sceneZones.ts';
import { createLevelRules } from './createLevelRules.ts';
import { assertOnStage, mergePosition, type ZoneBody } from './zonePosition.ts';

/** The zones of a scene. @see MEDIA-05 */
export const zones = createLevelRules('zones', {
  change(before, { body }, project) {
    const zone = before as SceneZone;
    const { name = zone.name, ...bounds } = body as ZoneBody;
    // The stage may be smaller by now: a name can be changed all the same.
    if (Object.keys(bounds).length === 0) return { ...zone, name };
    return createZone(
      { ...zone, name },
      assertOnStage(mergePosition(zone.position, bounds), project),
    );
  },
});
