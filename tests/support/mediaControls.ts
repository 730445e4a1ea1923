import { fireEvent, within } from '@testing-library/react';

import type { openEditor } from './mediaEditor.ts';

/** Changes the properties of a selected item as a user does. */
export type Control = (editor: Awaited<ReturnType<typeof openEditor>>) => Promise<unknown>;

/** The fields of the properties with a label; sections have labels, too. */
const field = ({ properties }: Parameters<Control>[0], name: string, index = 0) =>
  properties()
    .getAllByLabelText(name)
    .filter(element => element.matches('input, textarea, select'))[index]!;

export const number =
  (name: string, value: number, index = 0): Control =>
  editor =>
    editor.type(field(editor, name, index), String(value));
export const text =
  (name: string, value: string): Control =>
  editor =>
    editor.type(field(editor, name), value);
export const choose =
  (name: string, option: string): Control =>
  ({ user, properties }) =>
    user.selectOptions(properties().getByRole('combobox', { name }), option);
export const radio =
  (group: string, option: string): Control =>
  ({ user, properties }) =>
    user.click(
      within(properties().getByRole('group', { name: group })).getByRole('radio', { name: option }),
    );
export const press =
  (name: string, index = 0): Control =>
  ({ user, properties }) =>
    user.click(properties().getAllByRole('button', { name })[index]!);
export const toggle =
  (name: string): Control =>
  editor =>
    editor.user.click(field(editor, name));
export const set =
  (name: string, value: string, index = 0): Control =>
  async editor => {
    await editor.properties().findAllByLabelText(name);
    fireEvent.change(field(editor, name, index), { target: { value } });
  };
/** A colour, and its opacity from 0 to 255. */
export const color =
  (name: string, hex: string, alpha: number, index = 0): Control =>
  async editor => {
    await set(name, hex, index)(editor);
    await set(`${name}: opacity`, String(alpha), index)(editor);
  };
