import MenuItem from '@mui/material/MenuItem';
import { sameId } from '../../domain/sameId.ts';
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
  const offered = offeredRoles(roles);
  const current = roles.find(({ id }) => sameId(id, editor.value));
  return (
    <EditorField
      select
      editor={editor}
      value={current?.id ?? ''}
      disabled={field.readOnly}
      onChange={event => editor.onChange(event.target.value)}
    >
      {roles
        .filter(role => offered.includes(role) || role === current)
        .map(role => (
          <MenuItem
            key={role.id}
            value={role.id}
            // By style: the item's own display would win over the attribute.
            sx={offered.includes(role) ? undefined : { display: 'none' }}
          >
            <bdi>{roleName(role.name)}</bdi>
          </MenuItem>
        ))}
    </EditorField>
  );
};
