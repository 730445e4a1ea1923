import { httpErrors } from '../../platform/HttpError.ts';
import type { OperationCall } from '../../platform/operationRule.ts';
import type { Row } from '../../platform/Store.ts';
import {
  type ContentLevel,
  type ContentNode,
  getChildNodes,
  toNodeResponse,
  withChildren,
} from '../../model/media/contentTree.ts';
import type { ProjectContent } from '../../model/media/mediaModel.ts';
import { describeLevel, getNodeName, getParentNode, listNodes } from './nodePaths.ts';
import { getContent, getProject, saveContent } from './projectContent.ts';

interface NodeContext {
  readonly project: Row;
  readonly content: ProjectContent;
  /** The ids on the path to the parent of the nodes. */
  readonly ancestorIds: readonly string[];
  readonly siblings: readonly ContentNode[];
}

/**
 * Reads and stores the nodes of a level for the calls that name one of them by its path.
 *
 * @param matchesQuery whether a node matches the query of a call
 */
export function createNodeAccess(
  level: ContentLevel,
  matchesQuery: (node: ContentNode, call: OperationCall) => boolean,
) {
  const { depth, parameter, noun, getAncestorIds } = describeLevel(level);

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

  return { getNodeContext, getExistingNode, assertMatchesQuery, saveSiblings, toResponse };
}
