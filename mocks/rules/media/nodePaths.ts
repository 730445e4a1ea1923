import {
  type ContentLevel,
  type ContentNode,
  findNode,
  getChildNodes,
  LEVEL_KEYS,
} from '../../model/media/contentTree.ts';
import type { ProjectContent } from '../../model/media/mediaModel.ts';
import { errorCodes, httpErrors } from '../../platform/HttpError.ts';

/** The path parameters of the nodes above and at each level. */
const LEVEL_PARAMETERS = ['programId', 'sceneId', 'zoneId', 'itemId'] as const;
const LEVEL_NOUNS = ['program', 'scene', 'zone', 'item'] as const;

/** How the nodes of a level are called in paths and messages. */
export function describeLevel(level: ContentLevel) {
  const depth = LEVEL_KEYS.indexOf(level);
  return {
    depth,
    parameter: LEVEL_PARAMETERS[depth] ?? '',
    noun: LEVEL_NOUNS[depth] ?? '',
    /** Returns the ids on the path to the parent of the nodes. */
    getAncestorIds: (ids: Readonly<Record<string, string>>): readonly string[] =>
      LEVEL_PARAMETERS.slice(0, depth).map(name => ids[name] ?? ''),
  };
}

/** Lists the nodes on a path, from the program on. */
export const listNodes = (
  content: ProjectContent,
  ids: readonly string[],
): readonly ContentNode[] => ids.flatMap((_, i) => findNode(content, ids.slice(0, i + 1)) ?? []);

/** Finds a node of a level by its id alone, wherever it is, with its order. */
export function findNodeById(
  content: ContentNode,
  depth: number,
  id: string,
): { readonly node: ContentNode; readonly order: number } | undefined {
  let parents: readonly ContentNode[] = [content];
  for (let level = 0; level < depth; level += 1)
    parents = parents.flatMap(parent => getChildNodes(parent, level));
  for (const parent of parents) {
    const siblings = getChildNodes(parent, depth);
    const order = siblings.findIndex(sibling => sibling.id === id);
    const node = siblings[order];
    if (node) return { node, order };
  }
  return undefined;
}

/** Returns the name of a node for the log; an item has only a kind. */
export const getNodeName = ({ name, kind }: ContentNode): string => String(name ?? kind);

/** @throws HttpError 404 (6) with the first missing one */
export function getParentNode(content: ProjectContent, ids: readonly string[]): ContentNode {
  ids.forEach((id, depth) => {
    if (!findNode(content, ids.slice(0, depth + 1)))
      throw httpErrors.notFound(LEVEL_NOUNS[depth] ?? '', id);
  });
  return findNode(content, ids) ?? content;
}

/** Returns the new parent of a moved node. @throws HttpError 422 (6) with the first missing ancestor */
export function getMoveTarget(content: ProjectContent, ids: readonly string[]): ContentNode {
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
