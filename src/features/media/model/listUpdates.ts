import type { Change } from './change.ts';
import type { FieldChanges } from './edits.ts';
import { isDeepEqual } from './isDeepEqual.ts';
import type { MediaNode, MediaTree } from './mediaTree.ts';

/** Returns the updates of the nodes whose fields differ. */
export function listUpdates(
  saved: MediaTree,
  edited: MediaTree,
  isNew: (id: string) => boolean,
  parentIdsOf: (id: string) => readonly string[],
): readonly Change[] {
  return Object.values(edited.nodes).flatMap((node): readonly Change[] => {
    const before = saved.nodes[node.id];
    if (!before || before.fields === node.fields || isNew(node.id)) return [];
    const fields = diffFields(before, node);
    if (Object.keys(fields).length === 0) return [];
    return [
      node.level === 'project'
        ? { kind: 'updateProject', fields }
        : {
            ...{ kind: 'update', level: node.level, id: node.id },
            parentIds: parentIdsOf(node.id),
            fields,
          },
    ];
  });
}

/** Returns the changed fields of a node; a removed one is undefined. */
function diffFields(before: MediaNode, after: MediaNode): FieldChanges {
  const [a, b] = [before.fields, after.fields] as unknown as Record<string, unknown>[];
  const names = new Set([...Object.keys(a ?? {}), ...Object.keys(b ?? {})]);
  return Object.fromEntries(
    [...names].filter(name => !isDeepEqual(a?.[name], b?.[name])).map(name => [name, b?.[name]]),
  );
}
