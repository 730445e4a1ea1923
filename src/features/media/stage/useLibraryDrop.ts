import { type DragEvent, useState } from 'react';
import { useNotify } from 'react-admin';

import type { StageSize } from '../../../domain/media/sceneLayouts.ts';
import { useAddParts } from '../state/useAddParts.ts';
import { useEditor, useReadOnlyReason } from '../state/EditorContext.ts';
import { type DraggedFile, readDraggedFile } from '../library/draggedFile.ts';
import { type StoredFile, useLibrary } from '../library/LibraryContext.ts';
import { DEFAULT_TEXT_AREA, SOURCE_KINDS } from '../model/itemDefaults.ts';
import { findNodeOf } from '../model/mediaTree.ts';
import { findDropIndex } from './findDropIndex.ts';

const toDraggedFile = ({ id, name, type, width, height, duration }: StoredFile): DraggedFile => ({
  kind: SOURCE_KINDS[type],
  source: { id, name, duration },
  size: width && height ? { width, height } : undefined,
});

interface LibraryDropOptions {
  readonly sceneId: string;
  readonly scale: number;
}

/**
 * Handles files that are dropped on the stage: into the area under the pointer, else into a new one. Those of the library
 * are added at once, those of the computer each when it is uploaded, by a retry too: by then, the area or the scene may
 * be deleted, or another scene is open.
 *
 * @see MEDIA-14
 */
export function useLibraryDrop({ sceneId, scale }: LibraryDropOptions) {
  const editor = useEditor();
  const notify = useNotify();
  const { addArea, addItem } = useAddParts();
  const { open, upload } = useLibrary();
  const isReadOnly = useReadOnlyReason() !== undefined;
  const [isOver, setIsOver] = useState(false);

  /** Returns the area under the pointer; undefined between the areas. */
  const getAreaId = (event: DragEvent) =>
    (event.target as Element).closest<HTMLElement>('[data-area]')?.dataset['area'];

  /** Adds an area of the size of a file to the scene of the drop, and returns its id. */
  const addDropArea = ({ size }: DraggedFile, at: Point): string | undefined => {
    editor.reveal(sceneId);
    return addArea(centerAt(at, size ?? DEFAULT_TEXT_AREA));
  };

  const findArea = (id: string | undefined) => findNodeOf(editor.get().history.tree, 'area', id);

  /** Returns a function that adds the files of a drop in their order, whichever of them comes first. */
  const startDrop = (areaId: string | undefined, at: Point) => {
    let targetId = areaId;
    let isReported = false;
    const placedIds = new Map<number, string>();
    return (file: DraggedFile, fileIndex: number) => {
      if (!findArea(targetId)) {
        if (!findNodeOf(editor.get().history.tree, 'scene', sceneId)) {
          if (!isReported) notify('media.drop.sceneDeleted', { type: 'warning' });
          isReported = true;
          return;
        }
        targetId = addDropArea(file, at);
      }
      const index = findDropIndex(findArea(targetId)?.childIds ?? [], placedIds, fileIndex);
      // What is selected during the uploads stays selected.
      const isSelected = [...placedIds.values()].at(-1) === editor.get().activeId;
      const position = index === undefined ? undefined : { index, isSelected };
      const itemId = addItem(file.kind, file.source, targetId, position);
      if (itemId !== undefined) placedIds.set(fileIndex, itemId);
    };
  };

  return {
    'data-drop': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(!isReadOnly);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      if (isReadOnly) return;
      const box = event.currentTarget.getBoundingClientRect();
      const at = { x: (event.clientX - box.left) / scale, y: (event.clientY - box.top) / scale };
      const areaId = getAreaId(event);
      const dragged = readDraggedFile(event.dataTransfer);
      const files = [...event.dataTransfer.files];
      const addFile = startDrop(areaId, at);
      if (dragged) addFile(dragged, 0);
      else if (files.length > 0) {
        open();
        upload(files, (stored, index) => addFile(toDraggedFile(stored), index));
      }
    },
  };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const centerAt = ({ x, y }: Point, { width, height }: StageSize) => ({
  x: Math.round(x - width / 2),
  y: Math.round(y - height / 2),
  ...{ width, height },
});
