import type { components, Readable } from '../../../generated/media/types.ts';
import { formatScalar } from '../../../resources/descriptor/representRecord.ts';
import { isId } from '../../../resources/fields/ids.ts';
import { isObject } from '../../../schema/isObject.ts';
import { toTree } from './branches.ts';
import { ITEM_TYPES } from './itemDefaults.ts';
import type { Branch, MediaTree } from './mediaTree.ts';

type Schemas = components['schemas'];
export type ProjectRecord = Readable<Schemas['Project']>;
export type ProgramRecord = Readable<Schemas['Program']>;
type SceneRecord = Readable<Schemas['ProgramScene']>;
type ZoneRecord = Readable<Schemas['Zone']>;
type ItemRecord = Readable<Schemas['Item']>;

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
    children: readParts(project, programs, readPlan),
  });
};

const readPlan = (program: ProgramRecord): Branch => ({
  id: program.id,
  level: 'plan',
  fields: {
    name: formatScalar(program.name),
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
  children: readParts(program, program.scenes, readScene),
});

const readScene = ({ id, name, layout, zones }: SceneRecord): Branch => ({
  id,
  level: 'scene',
  fields: { name: formatScalar(name), ...(typeof layout === 'string' && { layout }) },
  children: readParts({ id }, zones, readArea),
});

const readArea = ({ id, name, width, height, x, y, items }: ZoneRecord): Branch => ({
  id,
  level: 'area',
  fields: {
    name: formatScalar(name),
    ...{ width: toNumber(width), height: toNumber(height), x: toNumber(x), y: toNumber(y) },
  },
  children: readParts({ id }, items, readItem),
});

const readItem = ({ id, order: _, ...fields }: ItemRecord): Branch => ({
  id,
  level: 'item',
  // Only what a user changes is sent: an item that lacks its record stays as it is.
  fields: isObject(fields.baseInfo)
    ? fields
    : { ...fields, baseInfo: { type: ITEM_TYPES[fields.kind], logFlag: false } },
  children: [],
});

const toNumber = (value: unknown): number => (Number.isFinite(value) ? (value as number) : 0);

/** Reads the parts of a part. Those that are no records are left out: no call can name them; one without an id is shown. */
const readParts = <Part extends { readonly id: string }>(
  parent: { readonly id: string },
  parts: readonly Part[] | null | undefined,
  read: (part: Part) => Branch,
): readonly Branch[] =>
  (Array.isArray(parts) ? (parts as readonly Part[]) : [])
    .filter(isObject)
    .map((part, i) => read({ ...part, id: isId(part.id) ? part.id : `${parent.id}/${i}` }));
