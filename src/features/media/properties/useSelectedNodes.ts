import { useEditor, useEditorState, useMediaTree } from '../state/EditorContext.ts';
import type { FieldChanges } from '../model/edits.ts';
import { findNodeOf, type Level, type LevelFields, type NodeOf } from '../model/mediaTree.ts';
import { isDeepEqual } from '../model/isDeepEqual.ts';

export interface SelectedNodes<L extends Level> {
  readonly nodes: readonly NodeOf<L>[];
  /** Returns the value that all nodes have; undefined where they differ. */
  readonly common: <Value>(read: (fields: LevelFields[L]) => Value) => Value | undefined;
  /**
   * Changes all nodes as one step; changes of one group in succession are one step too. A node that no longer exists is
   * not changed.
   */
  readonly change: (
    build: (fields: LevelFields[L]) => Partial<LevelFields[L]>,
    group: string,
  ) => void;
}

/** Returns the selected nodes of the level of one node, which the properties edit together. */
export function useSelectedNodes<L extends Level>(node: NodeOf<L>): SelectedNodes<L> {
  const editor = useEditor();
  const tree = useMediaTree();
  const selectedIds = useEditorState(state => state.selectedIds);
  const selected = selectedIds.flatMap(id => findNodeOf(tree, node.level, id) ?? []);
  const others = selected.filter(({ id }) => id !== node.id);
  const nodes = selected.some(({ id }) => id === node.id) ? [node, ...others] : [node];
  return {
    nodes,
    common: read => {
      const [first, ...rest] = nodes.map(({ fields }) => read(fields));
      return rest.every(value => isDeepEqual(value, first)) ? first : undefined;
    },
    change: (build, group) => {
      // A file is chosen long after the last render of the button that opened the library.
      const { tree: current } = editor.get().history;
      const latest = nodes.flatMap(({ id }) => findNodeOf(current, node.level, id) ?? []);
      if (latest.length === 0) return;
      const changes = Object.fromEntries(
        latest.map(({ id, fields }) => [id, build(fields) as FieldChanges]),
      );
      const ids = latest.map(({ id }) => id).join(' ');
      editor.perform({ kind: 'setFields', changes }, { group: `${group} ${ids}` });
    },
  };
}
