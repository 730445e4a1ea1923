import type { Row } from '../../platform/Store.ts';
import type { ProjectContent, ProgramScene } from './mediaModel.ts';
import { md5 } from '../../shared/md5.ts';

/** The list property for the children of a node, from the project down. */
export const LEVEL_KEYS = ['programs', 'scenes', 'zones', 'items'] as const;

export type ContentLevel = (typeof LEVEL_KEYS)[number];

/** A project, program, scene, zone or item. */
export type ContentNode = Row & { readonly id: string };

/** The depth of the nodes with a digest, which every change below updates. */
const SCENE_DEPTH = 1;

/** Returns the children of a node; `depth` is that of the node itself, the project's is 0. */
export const getChildNodes = (node: ContentNode, depth: number): readonly ContentNode[] =>
  (node[LEVEL_KEYS[depth] ?? ''] ?? []) as readonly ContentNode[];

/** Finds the node of the ids, each the id of a child of the one before. */
export function findNode(content: ContentNode, ids: readonly string[]): ContentNode | undefined {
  let node: ContentNode | undefined = content;
  ids.forEach((id, depth) => {
    node = node && getChildNodes(node, depth).find(child => child.id === id);
  });
  return node;
}

/**
 * Returns the content with another list below the node of the ids. Scenes on the path get their new digest.
 *
 * @param ids of an existing node
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

/** Returns a scene with the digest of its content. */
export const withDigest = (scene: ContentNode): ProgramScene => {
  const digestInput = JSON.stringify({ ...scene, md5: undefined, md5Preview: undefined });
  return { ...(scene as ProgramScene), md5: md5(digestInput) };
};

/** Returns a node for a response: every descendant has its order. */
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
