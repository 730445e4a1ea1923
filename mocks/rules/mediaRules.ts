import { type ContentNode, withDigest } from '../model/media/contentTree.ts';
import type { ProgramScene } from '../model/media/mediaModel.ts';
import type { Row } from '../platform/Store.ts';
import type { ServiceRules } from '../platform/operationRule.ts';
import { createLevelRules } from './media/createLevelRules.ts';
import { items } from './media/itemRules.ts';
import {
  getPreview,
  getPreviewFrame,
  previewFormatText,
  previewItem,
  previewScene,
} from './media/previews.ts';
import {
  closeProjectEditor,
  listProjectEditors,
  reportProjectEditor,
} from './media/projectEditors.ts';
import { assertValidTimes } from './media/programTimes.ts';
import {
  createProject,
  deleteProject,
  listPublishedPrograms,
  publishProject,
  updateProject,
} from './media/projectRules.ts';
import { getMediaStatistics } from './media/getMediaStatistics.ts';
import { withoutNull } from './media/withoutNull.ts';
import { zones } from './media/zoneRules.ts';

/** The programs of a project. @see MEDIA-03 */
const programs = createLevelRules('programs', {
  change(before, { body, platform }) {
    assertValidTimes(body);
    const updateTime = new Date(platform.clock()).toISOString();
    return { ...(withoutNull({ ...before, ...(body as Row) }) as ContentNode), updateTime };
  },
});

/** The scenes of a program; each has the digest of its content. @see MEDIA-10 */
const scenes = createLevelRules('scenes', {
  change: (before, { body }) => withDigest({ ...(before as ProgramScene), ...(body as Row) }),
});

/** The rules of `openapi/media.yaml`. @see MOCK-01 */
export const mediaRules: ServiceRules = {
  operations: {
    createProject,
    updateProject,
    deleteProject,
    publishProject,
    listPublishedPrograms,
    listProjectEditors,
    reportProjectEditor,
    closeProjectEditor,

    listPrograms: programs.list,
    createProgram: programs.create,
    getProgram: programs.one,
    updateProgram: programs.update,
    deleteProgram: programs.remove,
    orderPrograms: programs.order,

    listProgramScenes: scenes.list,
    createProgramScene: scenes.create,
    getProgramScene: scenes.one,
    updateProgramScene: scenes.update,
    deleteProgramScene: scenes.remove,
    orderProgramScenes: scenes.order,
    moveProgramScene: scenes.move,

    listZones: zones.list,
    createZone: zones.create,
    getZone: zones.one,
    updateZone: zones.update,
    deleteZone: zones.remove,
    orderZones: zones.order,
    moveZone: zones.move,

    listItems: items.list,
    createItem: items.create,
    getItem: items.one,
    updateItem: items.update,
    deleteItem: items.remove,
    orderItems: items.order,
    moveItem: items.move,

    previewScene,
    previewItem,
    previewFormatText,
    getPreview,
    getPreviewFrame,
    getMediaStatistics,
  },
};
