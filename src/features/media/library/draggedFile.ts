import type { StageSize } from '../../../domain/media/sceneLayouts.ts';
import type { ItemSource } from '../state/useAddParts.ts';
import type { ItemKind } from '../model/mediaTree.ts';

/** A file of the library that is dragged to the stage. */
export interface DraggedFile {
  readonly kind: ItemKind;
  readonly source: ItemSource;
  readonly size: StageSize | undefined;
}

const MEDIA_TYPE = 'application/x-media-file';

/** Dropped data may come from anywhere, so the file itself is stored here and the drop only refers to it. */
let dragged: DraggedFile | undefined;

export function writeDraggedFile(transfer: DataTransfer, file: DraggedFile): void {
  dragged = file;
  transfer.setData(MEDIA_TYPE, file.source.id);
  transfer.effectAllowed = 'copy';
}

export function readDraggedFile(transfer: DataTransfer): DraggedFile | undefined {
  const id = transfer.getData(MEDIA_TYPE);
  return dragged?.source.id === id ? dragged : undefined;
}
