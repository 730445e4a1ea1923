import type { ServiceRules } from '../platform/rule.ts';
import { items } from './media/items.ts';
import {
  getPreview,
  getPreviewFrame,
  previewFormatText,
  previewItem,
  previewScene,
} from './media/previews.ts';
import { programs } from './media/programs.ts';
import { createProject, deleteProject, publishProject, updateProject } from './media/projects.ts';
import { scenes } from './media/scenes.ts';
import { getMediaStatistics } from './media/statistics.ts';
import { zones } from './media/zones.ts';

/** The rules of `openapi/media.yaml`. @see spec B3 to B9 */
export const mediaRules: ServiceRules = {
  operations: {
    createProject,
    updateProject,
    deleteProject,
    publishProject,

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

    listZones: zones.list,
    createZone: zones.create,
    getZone: zones.one,
    updateZone: zones.update,
    deleteZone: zones.remove,
    orderZones: zones.order,

    listItems: items.list,
    createItem: items.create,
    getItem: items.one,
    updateItem: items.update,
    deleteItem: items.remove,
    orderItems: items.order,

    previewScene,
    previewItem,
    previewFormatText,
    getPreview,
    getPreviewFrame,
    getMediaStatistics,
  },
};
