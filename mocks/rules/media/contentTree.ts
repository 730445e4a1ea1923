import type { Row } from '../../platform/Store.ts';
import type { ProjectContent, ProgramScene } from './mediaModel.ts';
import { md5 } from './md5.ts';

/** The list that a node has of those below it, from the project down. */
export const LEVEL_KEYS = ['programs', 'scenes', 'zones', 'items'] as const;

export type ContentLevel = (typeof LEVEL_KEYS)[number];

/** A project, program, scene, zone or item. */
export type ContentNode = Row & { readonly id: string };

/** The level of the nodes whose change is a change of their digest. */
const SCENE_DEPTH = 1;

/** The nodes below a node; `depth` is that of the node itself, the project's is 0. */
export const getChildNodes = (node: ContentNode, depth: number): readonly ContentNode[] =>
  (node[LEVEL_KEYS[depth] ?? ''] ?? []) as readonly ContentNode[];

/** The node that the ids lead to, each being the id of a node below the one before. */
export function findNode(content: ContentNode, ids: readonly string[]): ContentNode | undefined {
  let node: ContentNode | undefined = content;
  ids.forEach((id, depth) => {
    node = node && getChildNodes(node, depth).find(child => child.id === id);
  });
  return node;
}

/**
 * The content with another list below the node that the ids lead to. Scenes on the way get their new digest.
 *
 * @param ids must lead to a node
 */
export function withChildren(
  content: ProjectContent,
  ids: readonly string[],
  change: (children: readonly ContentNode[]) => readonly ContentNode[],
): ProjectContent {
  const changeBelow = (node: ContentNode, depth: number): ContentNode => {
    const key = LEVEL_KEYS[depth] ?? '';
    const children = getChildNodes(node, depth);
    const id = ids[depth];
    const next =
      id === undefined
        ? change(children)
        : children.map(child => (child.id === id ? changeBelow(child, depth + 1) : child));
    const changed = { ...node, [key]: next };
    return depth === SCENE_DEPTH + 1 ? withDigest(changed) : changed;
  };
  return changeBelow(content, 0) as ProjectContent;
}

/** A scene with the digest of what it shows. */
export const withDigest = (scene: ContentNode): ProgramScene => {
  const digestInput = JSON.stringify({ ...scene, md5: undefined, md5Preview: undefined });
  return { ...(scene as ProgramScene), md5: md5(digestInput) };
};

/** A node as it is answered: every node below it says its place. */
export function toNodeResponse(node: ContentNode, depth: number, order?: number): Row {
  const key = LEVEL_KEYS[depth];
  return {
    ...node,
    ...(order !== undefined && { order }),
    ...(key && {
      [key]: getChildNodes(node, depth).map((child, i) => toNodeResponse(child, depth + 1, i)),
    }),
  };
}
