import { createId } from '../../platform/createId.ts';
import { HttpError, httpErrors } from '../../platform/HttpError.ts';
import type { RuleContext } from '../../platform/operationRule.ts';
import type { Row } from '../../platform/Store.ts';
import { completeItem } from '../../model/media/completeItem.ts';
import {
  type ContentLevel,
  type ContentNode,
  LEVEL_KEYS,
  withDigest,
} from '../../model/media/contentTree.ts';
import { createDefaultTimes } from '../../model/media/createDefaultTimes.ts';
import type { MediaItem, SceneZone } from '../../model/media/mediaModel.ts';
import { createLayoutZones, createZone, type SceneLayout } from '../../model/media/sceneZones.ts';
import { assertValidItem, withSource } from './itemSource.ts';
import { assertValidTimes } from './programTimes.ts';
import { withoutNull } from './withoutNull.ts';
import { assertOnStage, mergePosition, type ZoneBody } from './zonePosition.ts';

interface CreationContext {
  readonly platform: RuleContext;
  readonly project: Row;
  /** The level of the node of the request, above or at that of each created node. */
  readonly level: ContentLevel;
  /** The ids of the request, each with the one that replaces it. */
  readonly assignedIds: Map<string, string>;
}

/** Creates a node of one level from a body without its id and children. */
type NodeFactory = (
  id: string,
  body: Row,
  context: CreationContext,
  children: readonly ContentNode[] | undefined,
) => ContentNode;

const NODE_FACTORIES: Readonly<Record<ContentLevel, NodeFactory>> = {
  programs(id, body, { platform }, scenes = []) {
    assertValidTimes(body);
    const now = platform.clock();
    const updateTime = new Date(now).toISOString();
    return { ...withoutNull({ id, ...createDefaultTimes(now), ...body }), id, updateTime, scenes };
  },

  scenes(id, body, { platform, project }, children) {
    const { name, layout } = body as { readonly name: string; readonly layout?: SceneLayout };
    const stage = { width: Number(project.width), height: Number(project.height) };
    const createZones = () =>
      layout
        ? createLayoutZones(
            layout,
            stage,
            () => createId(platform.random),
            platform.city?.names === 'en' ? 'Area' : undefined,
          )
        : [];
    return withDigest({ id, name, ...(layout && { layout }), zones: children ?? createZones() });
  },

  zones(id, body, { project, level }, items = []) {
    const { name = '', ...bounds } = body as ZoneBody;
    const position = mergePosition({ w: 1, h: 1, x: 0, y: 0 }, bounds);
    const zone = { id, name, items: items as SceneZone['items'] };
    // A copy of a plan or a scene, or an undone deletion, has what a smaller stage has left outside.
    return createZone(zone, level === 'zones' ? assertOnStage(position, project) : position);
  },

  items(id, body, { platform }) {
    const item: MediaItem = withSource(completeItem(id, body), platform.store);
    assertValidItem(item);
    return item;
  },
};

/**
 * Creates a node with everything below it.
 *
 * @param body may have an id of the editor, which the context notes with the new one, and `children`
 * @throws HttpError 422 with the path of the invalid part; the code is that of the part
 * @see MEDIA-15
 */
export function createNode(level: ContentLevel, body: Row, context: CreationContext): ContentNode {
  const { id: temporaryId, children, ...fields } = body;
  const id = createId(context.platform.random);
  assignId(temporaryId, id, context);
  const childLevel = LEVEL_KEYS[LEVEL_KEYS.indexOf(level) + 1];
  const nodes =
    childLevel &&
    (children as readonly Row[] | undefined)?.map((child, i) =>
      withPathPrefix(`/children/${i}`, () => createNode(childLevel, child, context)),
    );
  return NODE_FACTORIES[level](id, fields, context, nodes);
}

/** @throws HttpError 422 (22) another part of the request has the same id */
function assignId(temporaryId: unknown, id: string, { assignedIds }: CreationContext): void {
  if (typeof temporaryId !== 'string') return;
  if (assignedIds.has(temporaryId)) {
    const message = `is the id of another part: "${temporaryId}"`;
    throw httpErrors.invalidBody([{ path: '/id', code: 'unique', message }]);
  }
  assignedIds.set(temporaryId, id);
}

/** Returns the result of a function, whose errors get a longer path. */
function withPathPrefix<Result>(prefix: string, create: () => Result): Result {
  try {
    return create();
  } catch (error) {
    if (!(error instanceof HttpError) || !error.details) throw error;
    const details = error.details.map(detail => ({ ...detail, path: prefix + detail.path }));
    throw httpErrors.invalidBody(details, error.code);
  }
}
