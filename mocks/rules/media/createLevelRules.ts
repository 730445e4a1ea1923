import { errorCodes, httpErrors } from '../../platform/HttpError.ts';
import type { OperationCall, OperationRule } from '../../platform/operationRule.ts';
import type { Row } from '../../platform/Store.ts';
import { createNode } from './createNode.ts';
import { getContent, saveContent, getProject, assertCurrentVersion } from './projectContent.ts';
import type { ProjectContent } from '../../model/media/mediaModel.ts';
import {
  getChildNodes,
  findNode,
  LEVEL_KEYS,
  type ContentLevel,
  type ContentNode,
  toNodeResponse,
  withChildren,
} from '../../model/media/contentTree.ts';

/** The path parameters of the nodes above and at each level. */
const LEVEL_PARAMETERS = ['programId', 'sceneId', 'zoneId', 'itemId'] as const;
const LEVEL_NOUNS = ['program', 'scene', 'zone', 'item'] as const;

/** The specific rules of the nodes of one level. */
export interface LevelRules {
  /** Returns a node after a change. */
  readonly change: (before: ContentNode, call: OperationCall, project: Row) => ContentNode;
  /** Whether a node matches the query of a call. */
  readonly matchesQuery?: (node: ContentNode, call: OperationCall) => boolean;
}

/** The rules of one level, by operation. */
export interface LevelOperations {
  readonly list: OperationRule;
  readonly create: OperationRule;
  readonly one: OperationRule;
  readonly update: OperationRule;
  readonly remove: OperationRule;
  readonly order: OperationRule;
  /** Moves a node to another parent of the same kind. */
  readonly move: OperationRule;
}

interface NodeContext {
  readonly project: Row;
  readonly content: ProjectContent;
  /** The ids on the path to the parent of the nodes. */
  readonly ancestorIds: readonly string[];
  readonly siblings: readonly ContentNode[];
}

/**
 * Creates the rules of the nodes of a level: stored in the order of their parent's list, changed only on the version in
 * the request, if it has one.
 *
 * @see MEDIA-15
 */
export function createLevelRules(
  level: ContentLevel,
  { change, matchesQuery = () => true }: LevelRules,
): LevelOperations {
  const depth = LEVEL_KEYS.indexOf(level);
  const parameter = LEVEL_PARAMETERS[depth] ?? '';
  const noun = LEVEL_NOUNS[depth] ?? '';

  const getAncestorIds = (ids: Readonly<Record<string, string>>): readonly string[] =>
    LEVEL_PARAMETERS.slice(0, depth).map(name => ids[name] ?? '');

  function getNodeContext(call: OperationCall): NodeContext {
    const project = getProject(call);
    const content = getContent(call.platform.store, String(project.id));
    const ancestorIds = getAncestorIds(call.path);
    return {
      project,
      content,
      ancestorIds,
      siblings: getChildNodes(getParentNode(content, ancestorIds), depth),
    };
  }

  function getExistingNode(call: OperationCall, { siblings }: NodeContext): ContentNode {
    const id = call.path[parameter] ?? '';
    const node = siblings.find(sibling => sibling.id === id);
    if (!node) throw httpErrors.notFound(noun, id);
    assertMatchesQuery(node, call);
    return node;
  }

  function assertMatchesQuery(node: ContentNode, call: OperationCall): void {
    if (!matchesQuery(node, call)) throw httpErrors.badRequest(`The ${noun} is of another kind.`);
  }

  /** Stores another list of siblings, with one changed node, or a new order. */
  function saveSiblings(
    call: OperationCall,
    { project, content, ancestorIds }: NodeContext,
    next: readonly ContentNode[],
    changed?: ContentNode,
  ): void {
    const nodes = [...listNodes(content, ancestorIds), ...(changed ? [changed] : [])];
    saveContent(call, {
      project,
      content: withChildren(content, ancestorIds, () => next),
      changedNames: nodes.map(getNodeName),
      changedProgramIds: ancestorIds.slice(0, 1),
    });
  }

  const toResponse = (node: ContentNode, siblings: readonly ContentNode[]) =>
    toNodeResponse(
      node,
      depth + 1,
      siblings.findIndex(({ id }) => id === node.id),
    );

  return {
    list: call => {
      const { siblings } = getNodeContext(call);
      const matching = siblings.filter(node => matchesQuery(node, call));
      return matching.map(node => toResponse(node, siblings));
    },

    create: call => {
      const context = getNodeContext(call);
      assertCurrentVersion(context.project, call.query.version);
      const assignedIds = new Map<string, string>();
      const { platform, body } = call;
      const node = createNode(level, body as Row, {
        platform,
        project: context.project,
        assignedIds,
      });
      assertMatchesQuery(node, call);
      const next = context.siblings.toSpliced(getNewOrder(call), 0, node);
      saveSiblings(call, context, next, node);
      const ids = assignedIds.size > 0 && { ids: Object.fromEntries(assignedIds) };
      return { ...toResponse(node, next), ...ids };
    },

    one: call => {
      const context = getNodeContext(call);
      return toResponse(getExistingNode(call, context), context.siblings);
    },

    update: call => {
      const context = getNodeContext(call);
      const before = getExistingNode(call, context);
      assertCurrentVersion(context.project, call.query.version);
      const node = change(before, call, context.project);
      const next = context.siblings.map(sibling => (sibling === before ? node : sibling));
      saveSiblings(call, context, next, node);
      return toResponse(node, next);
    },

    remove: call => {
      const context = getNodeContext(call);
      const { [parameter]: id } = call.path;
      const node = context.siblings.find(sibling => sibling.id === id);
      if (!node) return { count: 0 };
      assertMatchesQuery(node, call);
      assertCurrentVersion(context.project, call.query.version);
      saveSiblings(
        call,
        context,
        context.siblings.filter(sibling => sibling !== node),
        node,
      );
      return { count: 1 };
    },

    order: call => {
      const context = getNodeContext(call);
      assertCurrentVersion(context.project, call.query.version);
      const { ids } = call.body as { readonly ids: readonly string[] };
      assertSameIds(ids, context.siblings, noun);
      const next = ids.flatMap(id => context.siblings.filter(sibling => sibling.id === id));
      saveSiblings(call, context, next);
      return next.map((node, i) => toNodeResponse(node, depth + 1, i));
    },

    move: call => {
      const context = getNodeContext(call);
      const node = getExistingNode(call, context);
      assertCurrentVersion(context.project, call.query.version);
      const { project, content, ancestorIds, siblings } = context;
      const targetIds = getAncestorIds(call.body as Readonly<Record<string, string>>);
      const removed = withChildren(content, ancestorIds, () =>
        siblings.filter(sibling => sibling !== node),
      );
      const neighbours = getChildNodes(getMoveTarget(removed, targetIds), depth);
      const next = neighbours.toSpliced(getNewOrder(call), 0, node);
      saveContent(call, {
        project,
        content: withChildren(removed, targetIds, () => next),
        changedNames: [...listNodes(removed, targetIds), node].map(getNodeName),
        changedProgramIds: [ancestorIds[0] ?? '', targetIds[0] ?? ''],
      });
      return toResponse(node, next);
    },
  };
}

/** Returns the position of a new node among its neighbours: behind them when the query names none. */
const getNewOrder = ({ query: { order } }: OperationCall): number =>
  typeof order === 'number' ? order : Infinity;

/** Lists the nodes on a path, from the program on. */
const listNodes = (content: ProjectContent, ids: readonly string[]): readonly ContentNode[] =>
  ids.flatMap((_, i) => findNode(content, ids.slice(0, i + 1)) ?? []);

/** Returns the name of a node for the log; an item has only a kind. */
const getNodeName = ({ name, kind }: ContentNode): string => String(name ?? kind);

/** @throws HttpError 404 (6) with the first missing one */
function getParentNode(content: ProjectContent, ids: readonly string[]): ContentNode {
  ids.forEach((id, depth) => {
    if (!findNode(content, ids.slice(0, depth + 1)))
      throw httpErrors.notFound(LEVEL_NOUNS[depth] ?? '', id);
  });
  return findNode(content, ids) ?? content;
}

/** Returns the new parent of a moved node. @throws HttpError 422 (6) with the first missing ancestor */
function getMoveTarget(content: ProjectContent, ids: readonly string[]): ContentNode {
  ids.forEach((id, depth) => {
    if (findNode(content, ids.slice(0, depth + 1))) return;
    const [parameter, noun] = [LEVEL_PARAMETERS[depth] ?? '', LEVEL_NOUNS[depth] ?? ''];
    const message = `knows no ${noun} "${id}"`;
    throw httpErrors.invalidBody(
      [{ path: `/${parameter}`, code: 'reference', message }],
      errorCodes.unknownTarget,
    );
  });
  return findNode(content, ids) ?? content;
}

/** Asserts that an order contains each existing id exactly once. @throws HttpError 422 (6 for a missing one, 22) */
function assertSameIds(ids: readonly string[], nodes: readonly ContentNode[], noun: string): void {
  const details = ids.flatMap((id, i) =>
    nodes.some(node => node.id === id)
      ? []
      : [{ path: `/ids/${i}`, code: 'reference', message: `knows no ${noun} "${id}"` }],
  );
  if (details.length > 0) throw httpErrors.invalidBody(details, errorCodes.unknownTarget);
  const missing = nodes.filter(({ id }) => !ids.includes(id));
  if (missing.length === 0) return;
  const message = `must name every ${noun}; ${missing.map(({ id }) => id).join(', ')} is missing`;
  throw httpErrors.invalidBody([{ path: '/ids', code: 'complete', message }]);
}
