import './kits.css';

import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useTranslate } from 'react-admin';

import type { FieldOf } from '../../schema/field.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { EditOf, EditProps } from '../fieldKit.ts';
import { useEditor } from '../form/useEditor.ts';
import { FieldSet } from './FieldSet.tsx';
import { ListRow } from './ListRow.tsx';
import { useRows } from './useRows.ts';

interface ListRowsProps extends EditProps<FieldOf<'list'>> {
  readonly editOf: EditOf;
}

/** A list as rows that can be added, removed, and moved by drag or by key. */
export const ListRows = ({ field, name, editOf }: ListRowsProps) => {
  const editor = useEditor(field, name);
  const translate = useTranslate();
  const { element, count, said, add, remove, move } = useRows(field, name, editor.label);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const Edit = editOf(field.item);
  const ids = Array.from({ length: count }, (_, index) => `${name}.${index}`);
  const { maxItems = Infinity } = field;
  return (
    <FieldSet editor={editor}>
      <div ref={element} className="list-rows">
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          accessibility={{ screenReaderInstructions: { draggable: '' }, announcements: SILENT }}
          onDragEnd={({ active, over }) => {
            if (over) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
          }}
        >
          <SortableContext items={ids} strategy={verticalListSortingStrategy}>
            {ids.map((id, index) => (
              <ListRow
                key={id}
                id={id}
                index={index}
                label={editor.label}
                isFixed={field.readOnly}
                onMove={to => move(index, to)}
                onRemove={() => remove(index)}
              >
                <Edit field={field.item} name={id} />
              </ListRow>
            ))}
          </SortableContext>
        </DndContext>
        {!field.readOnly && (
          <ActionButton
            kind="auxiliary"
            startIcon={<Icon name="plus" />}
            disabled={count >= maxItems}
            reason={translate('form.list.full', { max: maxItems })}
            onClick={add}
            data-adds
          >
            {translate('form.list.add')}
          </ActionButton>
        )}
        <span role="status" className="spoken-only">
          {said}
        </span>
      </div>
    </FieldSet>
  );
};

/** The drag speaks only English; what it did is said in the words of the screen, beside the rows. */
const silent = () => undefined;
const SILENT = {
  onDragStart: silent,
  onDragOver: silent,
  onDragEnd: silent,
  onDragCancel: silent,
};
