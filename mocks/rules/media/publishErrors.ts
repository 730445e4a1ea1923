import type { ProgramScene, ProjectContent } from '../../model/media/mediaModel.ts';
import type { HttpErrorDetail } from '../../platform/HttpError.ts';
import type { Row } from '../../platform/Store.ts';
import { findOutside } from './zonePosition.ts';

/** Finds every part that is missing or invisible, so that a project cannot be published. @see MEDIA-08 */
export const findPublishErrors = (
  content: ProjectContent,
  project: Row,
): readonly HttpErrorDetail[] => [...findMissing(content), ...findZonesOutside(content, project)];

/** Finds the parts that a project lacks for playback; a program without scenes lacks none. @see MEDIA-08 */
function findMissing({ programs }: ProjectContent): readonly HttpErrorDetail[] {
  if (programs.length === 0) {
    return [{ path: '/programs', code: 'minItems', message: 'must have a program' }];
  }
  return programs.flatMap(({ name, scenes }, i) => {
    const path = `/programs/${i}`;
    return scenes.flatMap((scene, j) =>
      scene.zones.length > 0
        ? []
        : [
            {
              path: `${path}/scenes/${j}/zones`,
              code: 'minItems',
              message: `of "${scene.name}" in "${name}" must have a zone`,
            },
          ],
    );
  });
}

/** Finds zones outside the stage after its reduction. */
const findZonesOutside = ({ programs }: ProjectContent, project: Row): readonly HttpErrorDetail[] =>
  programs.flatMap(({ scenes }, i) =>
    scenes.flatMap(({ zones }: ProgramScene, j) =>
      zones.flatMap(({ position }, k) =>
        findOutside(position, project).map(({ path, ...detail }) => ({
          ...detail,
          path: `/programs/${i}/scenes/${j}/zones/${k}${path}`,
        })),
      ),
    ),
  );
