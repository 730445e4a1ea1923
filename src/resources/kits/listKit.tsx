import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';

import type { FieldOf } from '../../schema/field.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { EditProps, FieldKit, KitOf, ShowProps } from '../fieldKit.ts';
import { useEditor } from '../form/useEditor.ts';
import { Absent } from './Ellipsis.tsx';
import { FieldSet } from './FieldSet.tsx';

type Listed = FieldOf<'list'>;

const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const TOUCHED = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const;

/** A list of values of one shape: shown one after the other, edited as rows that can be added and removed. */
export const listKit = (kitOf: KitOf): FieldKit<Listed> => ({
  Show: ({ field: { item }, value, owner }: ShowProps<Listed>) => {
    const { Show } = kitOf(item);
    const translate = useTranslate();
    const items = itemsOf(value);
    if (items.length === 0) return <Absent />;
    return items.map((each, index) => (
      <span key={index}>
        {index > 0 && translate('form.comma')}
        <Show field={item} value={each} owner={owner} />
      </span>
    ));
  },

  Edit: ({ field, name }: EditProps<Listed>) => {
    const editor = useEditor(field, name);
    const translate = useTranslate();
    const { Edit } = kitOf(field.item);
    const { setValue } = useFormContext();
    const items = itemsOf(editor.value);
    // The rows are fields of their own: they follow the form, not this field.
    const change = (next: readonly unknown[]) => setValue(name, next, TOUCHED);
    const isFull = items.length >= (field.maxItems ?? Infinity);
    return (
      <FieldSet editor={editor}>
        {items.map((_, index) => (
          <Box key={index} sx={{ display: 'flex', gap: 2, alignItems: 'flex-end' }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Edit field={field.item} name={`${name}.${index}`} />
            </Box>
            <IconButton
              aria-label={translate('form.list.remove', { field: editor.label, n: index + 1 })}
              onClick={() => change(items.toSpliced(index, 1))}
            >
              <Icon name="trash" />
            </IconButton>
          </Box>
        ))}
        {!field.readOnly && (
          <Button
            variant="auxiliary"
            startIcon={<Icon name="plus" />}
            disabled={isFull}
            onClick={() => change([...items, field.item.default ?? null])}
            sx={{ justifySelf: 'start' }}
          >
            {translate('form.list.add')}
          </Button>
        )}
      </FieldSet>
    );
  },
});
