import {
  type ContentLevel,
  type ContentNode,
  getChildNodes,
  toNodeResponse,
  withChildren,
} from '../../model/media/contentTree.ts';
import type { OperationCall, OperationRule } from '../../platform/operationRule.ts';
import type { Row } from '../../platform/Store.ts';
import { assertSameIds } from './assertSameIds.ts';
import { createNode } from './createNode.ts';
import { repeatCreation, storeCreation } from './creations.ts';
import { createNodeAccess } from './nodeAccess.ts';
import { describeLevel, getMoveTarget, getNodeName, listNodes } from './nodePaths.ts';
import { assertCurrentVersion, saveContent } from './projectContent.ts';

/** The specific rules of the nodes of one level. */
export interface LevelRules {
  /** Returns a node after a change. */
  readonly change: (before: ContentNode, call: OperationCall, project: Row) => ContentNode;
  readonly matchesQuery?: (node: ContentNode, call: OperationCall) => boolean;
}

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
  const { depth, parameter, noun, getAncestorIds } = describeLevel(level);
  const { getNodeContext, getExistingNode, assertMatchesQuery, saveSiblings, toResponse } =
    createNodeAccess(level, matchesQuery);

  return {
    list: call => {
      const { siblings } = getNodeContext(call);
      const matching = siblings.filter(node => matchesQuery(node, call));
      return matching.map(node => toResponse(node, siblings));
    },

    create: call => {
      const repeated = repeatCreation(call, level);
      if (repeated) return repeated;
      const context = getNodeContext(call);
      assertCurrentVersion(context.project, call.query.version);
      const assignedIds = new Map<string, string>();
      const { platform, body } = call;
      const node = createNode(level, body as Row, {
        platform,
        project: context.project,
        level,
        assignedIds,
      });
      assertMatchesQuery(node, call);
      const next = context.siblings.toSpliced(getNewOrder(call), 0, node);
      saveSiblings(call, context, next, node);
      const ids = Object.fromEntries(assignedIds);
      storeCreation(call, { nodeId: node.id, ids });
      return { ...toResponse(node, next), ...(assignedIds.size > 0 && { ids }) };
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
