import type { DragEvent } from 'react';

import { useAddParts } from '../contents/useAddParts.ts';
import { useEditor } from '../editor/EditorContext.ts';
import { readDraggedFile } from '../library/draggedFile.ts';
import { DEFAULT_TEXT_AREA } from '../model/itemDefaults.ts';

/** Handles files that are dragged from the library: into the area under the pointer, else into a new one. */
export function useLibraryDrop({ scale }: { readonly scale: number }) {
  const editor = useEditor();
  const { addArea, addItem } = useAddParts();
  return {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      const file = readDraggedFile(event.dataTransfer);
      if (!file) return;
      event.preventDefault();
      const area = (event.target as Element).closest<HTMLElement>('[data-area]');
      if (area?.dataset['area'] === undefined) {
        const box = event.currentTarget.getBoundingClientRect();
        const size = file.size ?? DEFAULT_TEXT_AREA;
        const x = Math.round((event.clientX - box.left) / scale - size.width / 2);
        const y = Math.round((event.clientY - box.top) / scale - size.height / 2);
        addArea({ x, y, ...size });
        addItem(file.kind, file.source, editor.get().activeId);
        return;
      }
      addItem(file.kind, file.source, area.dataset['area']);
    },
  };
}
