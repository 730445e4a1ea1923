import { Icon } from '../../../ui/icons/Icon.tsx';
import { getNodeIcon, useNodeName } from '../labels/nodeLabels.ts';
import type { MediaNode, NodeOf } from '../model/mediaTree.ts';
import { useGestureLabel } from './GestureContext.ts';
import { type Handle, HANDLES } from './stageGesture.ts';
import type { StagePointer } from './createStagePointer.ts';

interface AreaHandlesProps {
  readonly id: string;
  readonly pointer: StagePointer;
}

/** The handles that resize an area. */
export const AreaHandles = ({ id, pointer }: AreaHandlesProps) =>
  HANDLES.map(handle => (
    <span
      key={handle}
      className="media-handle absolute z-2 -m-5 size-10 rounded-[2px] border-2 border-(--accent) bg-[#fff]"
      style={getHandleStyle(handle)}
      aria-hidden="true"
      onPointerDown={event => pointer.startResize(event, id, handle)}
    />
  ));

/** Handles are on the edges; their cursor shows where they move. */
const getHandleStyle = (handle: Handle) => ({
  left: handle.includes('w') ? '0%' : handle.includes('e') ? '100%' : '50%',
  top: handle.includes('n') ? '0%' : handle.includes('s') ? '100%' : '50%',
  cursor: `${handle}-resize`,
});

/** The position of an area while it is moved, its size while it is resized. */
export const GestureLabel = ({ id }: { readonly id: string }) => {
  const label = useGestureLabel(id);
  return label === undefined ? null : (
    <span
      className="absolute top-full left-4 rounded-1 bg-(--surface) px-4 text-12 whitespace-nowrap text-1"
      aria-hidden="true"
    >
      {label}
    </span>
  );
};

interface AreaTagProps {
  readonly area: NodeOf<'area'>;
  readonly isActive: boolean;
  readonly shownItem: MediaNode | undefined;
}

/** The name of an area, or of the item that is selected in it. */
export const AreaTag = ({ area, isActive, shownItem }: AreaTagProps) => {
  const nameOf = useNodeName();
  const node = shownItem ?? area;
  return (
    <span
      className="row pointer-events-none absolute top-4 right-auto bottom-auto left-4 max-w-[calc(100%-8px)] gap-4 rounded-1 bg-[rgb(10_16_19/0.86)] px-6 py-1 text-12 text-[#fff] data-selected:top-auto data-selected:right-auto data-selected:bottom-full data-selected:-left-2 data-selected:rounded-t-1 data-selected:rounded-b-none data-selected:bg-(--media-select) data-selected:font-medium data-selected:text-[#04191d]"
      data-selected={isActive || undefined}
      aria-hidden="true"
    >
      {shownItem && <Icon name={getNodeIcon(shownItem)} size={12} />}
      <bdi className="truncate">{nameOf(node)}</bdi>
    </span>
  );
};
