import { newId } from '../../platform/newId.ts';
import { codes, refuse } from '../../platform/Refusal.ts';
import type { Call, Rule } from '../../platform/rule.ts';
import type { Row } from '../../platform/Store.ts';
import { contentOf, keepContent, projectOf, refuseOverriding } from './content.ts';
import type { Content } from './model.ts';
import { childrenOf, findNode, KEYS, type Level, type Node, told, withChildren } from './tree.ts';

/** The parameters of the path that name the nodes above and at each level. */
const PARAMETERS = ['programId', 'sceneId', 'zoneId', 'itemId'] as const;
const NOUNS = ['program', 'scene', 'zone', 'item'] as const;

/** What is special about the nodes of one level. */
export interface LevelRules {
  /** A new node of a body. */
  readonly make: (id: string, call: Call, project: Row) => Node;
  /** A node after a change. */
  readonly change: (before: Node, call: Call, project: Row) => Node;
  /** Whether a node is what the query of a call says it is. */
  readonly isMeant?: (node: Node, call: Call) => boolean;
}

/** The six rules of one level, by what they do. */
export interface LevelOperations {
  readonly list: Rule;
  readonly create: Rule;
  readonly one: Rule;
  readonly update: Rule;
  readonly remove: Rule;
  readonly order: Rule;
}

interface Place {
  readonly project: Row;
  readonly content: Content;
  /** The ids that lead to the parent of the nodes. */
  readonly above: readonly string[];
  readonly siblings: readonly Node[];
}

/**
 * The rules of the nodes of a level: kept in the order of their parent's list, changed only on the version that the
 * caller knows, if he says which.
 *
 * @see spec B7, MEDIA-15
 */
export function createLevel(
  level: Level,
  { make, change, isMeant = () => true }: LevelRules,
): LevelOperations {
  const depth = KEYS.indexOf(level);
  const parameter = PARAMETERS[depth] ?? '';
  const noun = NOUNS[depth] ?? '';

  function place(call: Call): Place {
    const project = projectOf(call);
    const content = contentOf(call.platform.store, String(project.id));
    const above = PARAMETERS.slice(0, depth).map(name => call.path[name] ?? '');
    return { project, content, above, siblings: childrenOf(parentOf(content, above), depth) };
  }

  function existing(call: Call, { siblings }: Place): Node {
    const id = call.path[parameter] ?? '';
    const node = siblings.find(sibling => sibling.id === id);
    if (!node) throw refuse.unknown(noun, id);
    refuseOther(node, call);
    return node;
  }

  function refuseOther(node: Node, call: Call): void {
    if (!isMeant(node, call)) throw refuse.malformed(`The ${noun} is of another kind.`);
  }

  /** Keeps another list of siblings, of which the caller has changed one, or the order of all. */
  function keep(
    call: Call,
    { project, content, above }: Place,
    next: readonly Node[],
    changed?: Node,
  ): void {
    const nodes = above.map((_, i) => findNode(content, above.slice(0, i + 1)));
    const names = [...nodes, changed].flatMap(node => (node ? [nameOf(node)] : []));
    keepContent(
      call,
      project,
      withChildren(content, above, () => next),
      names,
    );
  }

  const answer = (node: Node, siblings: readonly Node[]) =>
    told(
      node,
      depth + 1,
      siblings.findIndex(({ id }) => id === node.id),
    );

  return {
    list: call => {
      const { siblings } = place(call);
      const meant = siblings.filter(node => isMeant(node, call));
      return meant.map(node => answer(node, siblings));
    },

    create: call => {
      const at = place(call);
      refuseOverriding(at.project, call.query.version);
      const node = make(newId(call.platform.random), call, at.project);
      refuseOther(node, call);
      const next = [...at.siblings, node];
      keep(call, at, next, node);
      return answer(node, next);
    },

    one: call => {
      const at = place(call);
      return answer(existing(call, at), at.siblings);
    },

    update: call => {
      const at = place(call);
      const before = existing(call, at);
      refuseOverriding(at.project, call.query.version);
      const node = change(before, call, at.project);
      const next = at.siblings.map(sibling => (sibling === before ? node : sibling));
      keep(call, at, next, node);
      return answer(node, next);
    },

    remove: call => {
      const at = place(call);
      const { [parameter]: id } = call.path;
      const node = at.siblings.find(sibling => sibling.id === id);
      if (!node) return { count: 0 };
      refuseOther(node, call);
      refuseOverriding(at.project, call.query.version);
      keep(
        call,
        at,
        at.siblings.filter(sibling => sibling !== node),
        node,
      );
      return { count: 1 };
    },

    order: call => {
      const at = place(call);
      refuseOverriding(at.project, call.query.version);
      const { ids } = call.body as { readonly ids: readonly string[] };
      refuseOtherIds(ids, at.siblings, noun);
      const next = ids.flatMap(id => at.siblings.filter(sibling => sibling.id === id));
      keep(call, at, next);
      return next.map((node, i) => told(node, depth + 1, i));
    },
  };
}

/** What a line of the log calls a node; an item has no name but its kind. */
const nameOf = ({ name, kind }: Node): string => String(name ?? kind);

/** @throws Refusal 404 (6) naming the first that is not there */
function parentOf(content: Content, ids: readonly string[]): Node {
  ids.forEach((id, depth) => {
    if (!findNode(content, ids.slice(0, depth + 1))) throw refuse.unknown(NOUNS[depth] ?? '', id);
  });
  return findNode(content, ids) ?? content;
}

/** An order names each of those there are, once. @throws Refusal 422 (6 for one that is not there, 22) */
function refuseOtherIds(ids: readonly string[], nodes: readonly Node[], noun: string): void {
  const details = ids.flatMap((id, i) =>
    nodes.some(node => node.id === id)
      ? []
      : [{ path: `/ids/${i}`, code: 'reference', message: `knows no ${noun} "${id}"` }],
  );
  if (details.length > 0) throw refuse.invalid(details, codes.unknownTarget);
  const missing = nodes.filter(({ id }) => !ids.includes(id));
  if (missing.length === 0) return;
  const message = `must name every ${noun}; ${missing.map(({ id }) => id).join(', ')} is missing`;
  throw refuse.invalid([{ path: '/ids', code: 'complete', message }]);
}
