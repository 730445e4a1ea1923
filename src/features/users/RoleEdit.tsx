import MenuItem from '@mui/material/MenuItem';
import type { EditProps } from '../../resources/fieldKit.ts';
import { useEditor } from '../../resources/form/useEditor.ts';
import { EditorField } from '../../resources/kits/EditorField.tsx';
import { useRoleName } from './useRoleName.ts';
import { offeredRoles, useRoles } from './useRoles.ts';

/** Chooses a role by its translated name. One that may not be given is shown while a user has it, and not offered. */
export const RoleEdit = ({ field, name }: EditProps) => {
  const editor = useEditor(field, name);
  const roleName = useRoleName();
  const { data: roles = [] } = useRoles();
  const offered = new Set(offeredRoles(roles).map(({ id }) => id));
  const value = roles.some(({ id }) => id === editor.value) ? editor.value : '';
  return (
    <EditorField
      select
      editor={editor}
      value={value}
      onChange={event => editor.onChange(event.target.value)}
    >
      {roles.map(role => (
        <MenuItem key={role.id} value={role.id} hidden={!offered.has(role.id)}>
          {roleName(role.name)}
        </MenuItem>
      ))}
    </EditorField>
  );
};
