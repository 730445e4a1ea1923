import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { useLocalizedText } from '../descriptor/useLocalizedText.ts';
import { ColumnItem } from './ColumnItem.tsx';
import type { ListColumn } from './columns.ts';

interface SortableColumnListProps {
  readonly columns: readonly ListColumn[];
  readonly shown: readonly string[];
  readonly onShow: (source: string, shown: boolean) => void;
  /** Moves a column to the index of another; absent while the list is filtered. */
  readonly onMove?: (source: string, to: number) => void;
}

/** A column list that is reordered by drag or by keyboard. Moves are announced to screen readers. */
export const SortableColumnList = ({ columns, shown, onShow, onMove }: SortableColumnListProps) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  const [announcement, setMoved] = useState('');
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const sources = columns.map(({ field }) => field.source);

  const move = (source: string, to: number) => {
    const column = columns[sources.indexOf(source)];
    if (!column || to < 0 || to >= columns.length) return;
    onMove?.(source, to);
    const position = { n: to + 1, count: columns.length };
    setMoved(translate('columns.moved', { column: text(column.label), ...position }));
  };
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) move(String(active.id), sources.indexOf(String(over.id)));
  };
  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        modifiers={VERTICAL_ONLY}
        accessibility={NO_ANNOUNCEMENTS}
        onDragEnd={handleDragEnd}
      >
        <SortableContext items={sources} strategy={verticalListSortingStrategy}>
          <ul className="flex-1 [overflow:hidden_auto] px-6 pb-6">
            {columns.map((column, index) => (
              <ColumnItem
                key={column.field.source}
                column={column}
                shown={shown.includes(column.field.source)}
                onShow={on => onShow(column.field.source, on)}
                {...(onMove && { onStep: step => move(column.field.source, index + step) })}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
    </>
  );
};

const VERTICAL_ONLY: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })];

/** The announcements of the drag library are English; the status line below the list replaces them. */
const noAnnouncement = () => undefined;
const NO_ANNOUNCEMENTS = {
  announcements: {
    onDragStart: noAnnouncement,
    onDragOver: noAnnouncement,
    onDragEnd: noAnnouncement,
    onDragCancel: noAnnouncement,
  },
  screenReaderInstructions: { draggable: '' },
};
