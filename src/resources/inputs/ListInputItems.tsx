import './fields.css';

import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useTranslate } from 'react-admin';

import type { FieldOfKind } from '../../schema/field.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { GetFieldInput, FieldInputProps } from '../descriptor/fieldComponents.ts';
import { useInputState } from './useInputState.ts';
import { FieldSet } from './FieldSet.tsx';
import { ListInputItem } from './ListInputItem.tsx';
import { useListInputItems } from './useListInputItems.ts';

interface ListInputItemsProps extends FieldInputProps<FieldOfKind<'list'>> {
  readonly getFieldInput: GetFieldInput;
}

/** The items of a list input, which can be added, removed, and moved by drag or key. */
export const ListInputItems = ({ field, name, getFieldInput }: ListInputItemsProps) => {
  const input = useInputState(field, name);
  const translate = useTranslate();
  const { containerRef, count, announcement, add, remove, move } = useListInputItems(
    field,
    name,
    input.label,
  );
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const Input = getFieldInput(field.item);
  const ids = Array.from({ length: count }, (_, index) => `${name}.${index}`);
  const { maxItems = Infinity } = field;
  return (
    <FieldSet input={input}>
      <div ref={containerRef} className="list-input-items grid min-w-0 gap-12">
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          accessibility={{
            screenReaderInstructions: { draggable: '' },
            announcements: NO_ANNOUNCEMENTS,
          }}
          onDragEnd={({ active, over }) => {
            if (over) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
          }}
        >
          <SortableContext items={ids} strategy={verticalListSortingStrategy}>
            {ids.map((id, index) => (
              <ListInputItem
                key={id}
                id={id}
                index={index}
                label={input.label}
                isReadOnly={field.readOnly}
                onMove={to => move(index, to)}
                onRemove={() => remove(index)}
              >
                <Input field={field.item} name={id} />
              </ListInputItem>
            ))}
          </SortableContext>
        </DndContext>
        {!field.readOnly && (
          <ActionButton
            kind="auxiliary"
            startIcon={<Icon name="plus" />}
            disabled={count >= maxItems}
            disabledReason={translate('form.list.full', { max: maxItems })}
            onClick={add}
            data-adds
          >
            {translate('form.list.add')}
          </ActionButton>
        )}
        <span role="status" className="visually-hidden">
          {announcement}
        </span>
      </div>
    </FieldSet>
  );
};

/** The drag library announces in English only; the list announces moves itself, localized. */
const noAnnouncement = () => undefined;
const NO_ANNOUNCEMENTS = {
  onDragStart: noAnnouncement,
  onDragOver: noAnnouncement,
  onDragEnd: noAnnouncement,
  onDragCancel: noAnnouncement,
};
