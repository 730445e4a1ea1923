import type { Row } from '../../platform/Store.ts';
import type { Content, Scene } from './model.ts';
import { md5 } from './md5.ts';

/** The list that a node has of those below it, from the project down. */
export const KEYS = ['programs', 'scenes', 'zones', 'items'] as const;

export type Level = (typeof KEYS)[number];

/** A project, program, scene, zone or item. */
export type Node = Row & { readonly id: string };

/** The level of the nodes whose change is a change of their digest. */
const SCENE = 1;

/** The nodes below a node; `depth` is that of the node itself, the project's is 0. */
export const childrenOf = (node: Node, depth: number): readonly Node[] =>
  (node[KEYS[depth] ?? ''] ?? []) as readonly Node[];

/** The node that the ids lead to, each being the id of a node below the one before. */
export function findNode(content: Node, ids: readonly string[]): Node | undefined {
  let node: Node | undefined = content;
  ids.forEach((id, depth) => {
    node = node && childrenOf(node, depth).find(child => child.id === id);
  });
  return node;
}

/**
 * The content with another list below the node that the ids lead to. Scenes on the way get their new digest.
 *
 * @param ids must lead to a node
 */
export function withChildren(
  content: Content,
  ids: readonly string[],
  change: (children: readonly Node[]) => readonly Node[],
): Content {
  const below = (node: Node, depth: number): Node => {
    const key = KEYS[depth] ?? '';
    const children = childrenOf(node, depth);
    const id = ids[depth];
    const next =
      id === undefined
        ? change(children)
        : children.map(child => (child.id === id ? below(child, depth + 1) : child));
    const changed = { ...node, [key]: next };
    return depth === SCENE + 1 ? withDigest(changed) : changed;
  };
  return below(content, 0) as Content;
}

/** A scene with the digest of what it shows. */
export const withDigest = (scene: Node): Scene => {
  const shown = JSON.stringify({ ...scene, md5: undefined, md5Preview: undefined });
  return { ...(scene as Scene), md5: md5(shown) };
};

/** A node as it is answered: every node below it says its place. */
export function told(node: Node, depth: number, order?: number): Row {
  const key = KEYS[depth];
  return {
    ...node,
    ...(order !== undefined && { order }),
    ...(key && { [key]: childrenOf(node, depth).map((child, i) => told(child, depth + 1, i)) }),
  };
}
