import fc from 'fast-check';

import { applyEdit, type Edit } from '../../src/features/media/model/edits.ts';
import {
  type Branch,
  CHILD_LEVELS,
  type Level,
  type MediaNode,
  type MediaTree,
} from '../../src/features/media/model/mediaTree.ts';
import { readBranch } from '../../src/features/media/model/branches.ts';
import {
  copyBranch,
  createIdSource,
  listTreeIds,
} from '../../src/features/media/model/temporaryIds.ts';
import { buildProject, fieldsOf } from './mediaProjects.ts';

/** Generated edits of projects, for tests of the model. */

/** The choices of one generated edit. */
interface EditChoice {
  readonly kind: 'setFields' | 'insert' | 'remove' | 'move' | 'copy' | 'clear';
  readonly pick: number;
  readonly target: number;
  readonly index: number;
}

const editChoice: fc.Arbitrary<EditChoice> = fc.record({
  kind: fc.constantFrom('setFields', 'insert', 'remove', 'move', 'copy', 'clear'),
  pick: fc.nat(1_000),
  target: fc.nat(1_000),
  index: fc.nat(5),
});

const pickFrom = <T>(values: readonly T[], number: number): T | undefined =>
  values[number % values.length];

/** Returns the edit that some choices describe in a tree; undefined where it has no such node. */
function buildEdit(
  tree: MediaTree,
  { kind, pick, target, index }: EditChoice,
  createId: (level: Level) => string,
): Edit | undefined {
  const nodes = Object.values(tree.nodes);
  const parts = nodes.filter(({ level }) => level !== 'project');
  const node = pickFrom<MediaNode>(parts, pick);
  const parentsOf = (level: Level) => nodes.filter(each => CHILD_LEVELS[each.level] === level);
  if (kind === 'insert') {
    const parent = pickFrom(
      nodes.filter(({ level }) => level !== 'item'),
      pick,
    );
    const level = parent && CHILD_LEVELS[parent.level];
    if (!parent || !level) return undefined;
    const branch: Branch = {
      id: createId(level),
      level,
      fields: fieldsOf[level](target),
      children: [],
    };
    return { kind, parentId: parent.id, index, branches: [branch] };
  }
  if (!node) return undefined;
  if (kind === 'remove') return { kind, ids: [node.id] };
  if (kind === 'setFields') {
    return { kind, changes: { [node.id]: fieldsOf[node.level](target + 1) } };
  }
  if (kind === 'clear') {
    const isText = node.level === 'item' && 'inTransition' in node.fields;
    return isText
      ? { kind: 'setFields', changes: { [node.id]: { inTransition: undefined } } }
      : undefined;
  }
  const parent = pickFrom(parentsOf(node.level), target);
  if (!parent) return undefined;
  if (kind === 'move') return { kind, ids: [node.id], parentId: parent.id, index };
  const branch = copyBranch(readBranch(tree, node.id), createId);
  return { kind: 'insert', parentId: parent.id, index, branches: [branch] };
}

/** A project and what a sequence of edits makes of it, with the edits that fit. */
export interface EditedProject {
  readonly before: MediaTree;
  readonly after: MediaTree;
  readonly edits: readonly Edit[];
}

/** Applies choices one after the other. */
export function applyChoices(
  before: MediaTree,
  choices: readonly EditChoice[],
  seed = 1,
): EditedProject {
  let state = seed;
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const createId = createIdSource(listTreeIds(before), random);
  let after = before;
  const edits: Edit[] = [];
  for (const choice of choices) {
    const edit = buildEdit(after, choice, createId);
    if (!edit) continue;
    after = applyEdit(edit, after);
    edits.push(edit);
  }
  return { before, after, edits };
}

export const editChoices = fc.array(editChoice, { maxLength: 12 });

/** Generated projects with edits. */
export const editedProject: fc.Arbitrary<EditedProject> = fc
  .record({
    shape: fc.tuple(fc.nat(3), fc.nat(2), fc.nat(2), fc.nat(2)),
    choices: editChoices,
  })
  .map(({ shape, choices }) => applyChoices(buildProject(...shape), choices));
