import type { Change, PartLevel } from '../model/change.ts';
import type { FieldChanges } from '../model/edits.ts';
import type { AreaFields, Branch } from '../model/mediaTree.ts';

/** The names of the path parameters of the levels. */
const ID_PARAMETERS: Readonly<Record<PartLevel, string>> = {
  plan: 'programId',
  scene: 'sceneId',
  area: 'zoneId',
  item: 'itemId',
};

const LEVELS: readonly PartLevel[] = ['plan', 'scene', 'area', 'item'];

/** The operations of each level of the platform. */
const OPERATIONS = {
  plan: {
    create: 'createProgram',
    update: 'updateProgram',
    delete: 'deleteProgram',
    order: 'orderPrograms',
    move: undefined,
  },
  scene: {
    create: 'createProgramScene',
    update: 'updateProgramScene',
    delete: 'deleteProgramScene',
    order: 'orderProgramScenes',
    move: 'moveProgramScene',
  },
  area: {
    create: 'createZone',
    update: 'updateZone',
    delete: 'deleteZone',
    order: 'orderZones',
    move: 'moveZone',
  },
  item: {
    create: 'createItem',
    update: 'updateItem',
    delete: 'deleteItem',
    order: 'orderItems',
    move: 'moveItem',
  },
} as const;

type OperationTable = (typeof OPERATIONS)[PartLevel];
export type ChangeOperation =
  | Exclude<OperationTable[keyof OperationTable], undefined>
  | 'updateProject';

/** A call of the media service. */
export interface ChangeRequest {
  readonly operation: ChangeOperation;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

interface RequestContext {
  readonly projectId: string;
  /** The version that the change is based on. */
  readonly version: number;
  /** Returns the id of the platform for an id of the editor. */
  readonly toServerId: (id: string) => string;
  /** The number of an item, which its calls repeat. */
  readonly getItemType: (id: string) => number | undefined;
}

/** Returns the call that makes a change. Each names the version that it is based on. @see MEDIA-15 */
export function toRequest(change: Change, context: RequestContext): ChangeRequest {
  const { projectId, version, toServerId } = context;
  if (change.kind === 'updateProject') {
    const body = { ...nullMissing(change.fields), version };
    return { operation: 'updateProject', path: { id: projectId }, query: {}, body };
  }
  const { level, parentIds } = change;
  const path = { id: projectId, ...toIdParameters(parentIds.map(toServerId)) };
  const ownPath =
    'id' in change ? { ...path, [ID_PARAMETERS[level]]: toServerId(change.id) } : path;
  const operation = OPERATIONS[level][change.kind];
  if (!operation) throw new Error(`A ${level} cannot be moved.`);
  const itemType = level === 'item' && 'id' in change ? context.getItemType(change.id) : undefined;
  const typeQuery = itemType === undefined ? {} : { itemType };
  switch (change.kind) {
    case 'create': {
      const { branch, order, sent } = change;
      const key = sent && { creationKey: sent.key };
      const query = { version, order, ...createTypeQuery(branch), ...key };
      return { operation, path, query, body: toCreateBody(branch) };
    }
    case 'update': {
      const body = toUpdateBody(level, change.fields);
      return { operation, path: ownPath, query: { version, ...typeQuery }, body };
    }
    case 'delete':
      return { operation, path: ownPath, query: { version, ...typeQuery } };
    case 'order':
      return { operation, path, query: { version }, body: { ids: change.ids.map(toServerId) } };
    case 'move': {
      const body = toIdParameters(change.newParentIds.map(toServerId));
      return { operation, path: ownPath, query: { version, order: change.order }, body };
    }
  }
}

const toIdParameters = (ids: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(ids.map((id, i) => [ID_PARAMETERS[LEVELS[i] ?? 'plan'], id]));

/** The platform removes the optional fields of a project and of a plan; an item without one is created again. */
function toUpdateBody(level: PartLevel, fields: FieldChanges): object {
  if (level === 'plan') return nullMissing(fields);
  return level === 'area' ? toAreaChange(fields) : fields;
}

/** An optional field is removed by null. */
const nullMissing = (fields: FieldChanges) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, (value as unknown) ?? null]),
  );

const createTypeQuery = ({ level, fields }: Branch) =>
  level === 'item' && 'baseInfo' in fields ? { itemType: fields.baseInfo.type } : {};

/** The position repeats the rectangle. @see MEDIA-05 */
export const toPosition = ({ width: w, height: h, x, y }: AreaFields) => ({ w, h, x, y });

const POSITION_NAMES = { width: 'w', height: 'h', x: 'x', y: 'y' } as const;

/** The platform completes a position from the four numbers; a changed one is sent in both notations where all are known. */
function toAreaChange(fields: FieldChanges): object {
  const isWhole = Object.keys(POSITION_NAMES).every(name => name in fields);
  return isWhole ? { ...fields, position: toPosition(fields as AreaFields) } : fields;
}

/** Returns a new branch with its temporary ids. */
function toCreateBody({ id, level, fields, children }: Branch): unknown {
  const parts = children.map(toCreateBody);
  switch (level) {
    case 'area':
      return { id, ...fields, position: toPosition(fields as AreaFields), children: parts };
    case 'item':
      return { id, ...fields };
    case 'project':
    case 'plan':
    case 'scene':
      return { id, ...fields, children: parts };
  }
}
