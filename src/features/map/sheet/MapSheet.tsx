import './mapSheet.css';

import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';

import { getNextSheetHeight, getSnappedSheetHeight, type SheetHeight } from './sheetHeights.ts';

interface MapSheetProps {
  readonly height: SheetHeight;
  readonly onChange: (height: SheetHeight) => void;
  /** The text of the handle: what is in view. */
  readonly summary: string;
  /** The name of the selected device: the text of the handle instead, so that the name is first. */
  readonly title: string | undefined;
  /** The buttons next to the handle. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/**
 * The panel of a phone at the lower edge of the map: its summary, half the map, or nearly all of it. The handle is
 * dragged, or pressed for the next height.
 */
export const MapSheet = ({
  height,
  onChange,
  summary,
  title,
  actions,
  children,
}: MapSheetProps) => {
  const translate = useTranslate();
  const sheet = useRef<HTMLElement>(null);
  const startY = useRef<number>(undefined);
  // A mouse sends a click after a drag too.
  const wasDragged = useRef(false);
  const [dragOffset, setDragOffset] = useState(0);
  const handlePointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    startY.current = event.clientY;
    wasDragged.current = false;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const handlePointerMove = ({ clientY }: PointerEvent) => {
    if (startY.current !== undefined) setDragOffset(clientY - startY.current);
  };
  const endDrag = () => {
    if (startY.current === undefined) return;
    startY.current = undefined;
    setDragOffset(0);
    const visible = (sheet.current?.offsetHeight ?? 0) - dragOffset;
    const available = sheet.current?.parentElement?.offsetHeight ?? 0;
    wasDragged.current = Math.abs(dragOffset) > CLICK_TOLERANCE_PX;
    if (wasDragged.current) onChange(getSnappedSheetHeight(visible, available));
  };
  return (
    <section
      ref={sheet}
      className={`map-sheet absolute inset-x-0 bottom-0 z-3 h-[calc(var(--sheet-height)-var(--drag))] min-h-68 rounded-t-4 rounded-b-none bg-(--raised) pt-12 elevation-2 before:absolute before:top-8 before:left-[calc(50%-18px)] before:h-4 before:w-36 before:rounded-(--r-full) before:bg-(--line-2) before:content-[''] map-sheet-at-${height} stack`}
      aria-label={translate('map.panel')}
      style={{ '--drag': `${dragOffset}px` } as object}
    >
      <div className="row flex-none gap-4 px-8 pt-4 pb-8">
        <button
          type="button"
          className={`map-sheet-handle plain-button min-h-44 min-w-0 flex-1 cursor-grab touch-none px-8 py-0 text-left ${title === undefined ? 'type-13 text-2' : 'type-16 truncate font-semibold'}`}
          aria-expanded={height !== 'summary'}
          onPointerDown={handlePointerDown}
          onPointerMove={handlePointerMove}
          onPointerUp={endDrag}
          onPointerCancel={endDrag}
          onClick={({ detail }) => {
            // A key has no detail.
            if (detail === 0 || !wasDragged.current) onChange(getNextSheetHeight(height));
            wasDragged.current = false;
          }}
        >
          {title === undefined ? summary : <bdi>{title}</bdi>}
        </button>
        {actions}
      </div>
      {(height !== 'summary' || dragOffset !== 0) && (
        <div className="stack min-h-0 flex-1 overflow-auto">{children}</div>
      )}
    </section>
  );
};

/** A shorter drag is a press. */
const CLICK_TOLERANCE_PX = 8;
