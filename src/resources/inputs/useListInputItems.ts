import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';

import type { FieldOfKind } from '../../schema/field.ts';
import { getDefaultItem } from '../values/getDefaultValues.ts';

const SET_VALUE_OPTIONS = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const;

/** The items of a list input. Focus follows the change: to a new item, a moved one, the next one. */
export function useListInputItems(field: FieldOfKind<'list'>, name: string, label: string) {
  const translate = useTranslate();
  const { setValue, getValues } = useFormContext();
  const value: unknown = useWatch({ name });
  const containerRef = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const count = Array.isArray(value) ? value.length : 0;
  const items = (): readonly unknown[] => {
    const current: unknown = getValues(name);
    return Array.isArray(current) ? current : [];
  };
  // The items are inputs of their own: they follow the form, not this field.
  const change = (next: readonly unknown[]) => setValue(name, next, SET_VALUE_OPTIONS);
  const focus = (selector: string) =>
    requestAnimationFrame(() =>
      containerRef.current?.querySelector<HTMLElement>(selector)?.focus(),
    );

  const add = () => {
    change([...items(), getDefaultItem(field.item)]);
    focus(`[data-row="${count}"] :is(input, textarea, [role=combobox])`);
  };
  const remove = (index: number) => {
    change(items().toSpliced(index, 1));
    const next = Math.min(index, count - 2);
    focus(next < 0 ? '[data-adds]' : `[data-row="${next}"] [data-removes]`);
  };
  const move = (from: number, to: number) => {
    if (to === from || to < 0 || to >= count) return;
    const rows = items();
    change(rows.toSpliced(from, 1).toSpliced(to, 0, rows[from]));
    setAnnouncement(
      translate('form.list.moved', { field: label, from: from + 1, to: to + 1, count }),
    );
    focus(`[data-row="${to}"] [data-moves]`);
  };
  return { containerRef, count, announcement, add, remove, move };
}
