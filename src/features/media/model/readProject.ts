import type { components, Readable } from '../../../generated/media/types.ts';
import { toTree } from './branches.ts';
import type { Branch, MediaTree } from './mediaTree.ts';

type Schemas = components['schemas'];
export type ProjectRecord = Readable<Schemas['Project']>;
export type ProgramRecord = Readable<Schemas['Program']>;
type SceneRecord = Readable<Schemas['ProgramScene']>;
type ZoneRecord = Readable<Schemas['Zone']>;

/** Returns the tree of a project and its plans as the platform responds. */
export const readProject = (
  project: ProjectRecord,
  programs: readonly ProgramRecord[],
): MediaTree => {
  const { name, width, height, description } = project;
  return toTree({
    id: project.id,
    level: 'project',
    fields: { name, width, height, ...(description && { description }) },
    children: programs.map(readPlan),
  });
};

const readPlan = (program: ProgramRecord): Branch => ({
  id: program.id,
  level: 'plan',
  fields: {
    name: program.name,
    type: program.type,
    dateRange: program.dateRange,
    week: program.week,
    timeRange: program.timeRange,
    pause: program.pause,
    interval: program.interval,
    playMode: program.playMode,
    ...(typeof program.playDuration === 'number' && { playDuration: program.playDuration }),
    playTimes: program.playTimes,
  },
  children: program.scenes.map(readScene),
});

const readScene = ({ id, name, layout, zones }: SceneRecord): Branch => ({
  id,
  level: 'scene',
  fields: { name, ...(layout && { layout }) },
  children: zones.map(readArea),
});

const readArea = ({ id, name, width, height, x, y, items }: ZoneRecord): Branch => ({
  id,
  level: 'area',
  fields: { name, width, height, x, y },
  children: items.map(({ id: itemId, order: _, ...fields }) => ({
    id: itemId,
    level: 'item',
    fields,
    children: [],
  })),
});
