import MenuItem from '@mui/material/MenuItem';
import { isSameId } from '../../domain/isSameId.ts';
import type { FieldInputProps } from '../../resources/fieldComponents.ts';
import { useInputState } from '../../resources/form/useInputState.ts';
import { FormTextField } from '../../resources/fields/FormTextField.tsx';
import { useRoleName } from './useRoleName.ts';
import { getAssignableRoles, useRoles } from './useRoles.ts';

/** Chooses a role by its translated name. One that may not be given is shown while a user has it, and not offered. */
export const RoleInput = ({ field, name }: FieldInputProps) => {
  const input = useInputState(field, name);
  const getRoleName = useRoleName();
  const { data: roles = [] } = useRoles();
  const assignableRoles = getAssignableRoles(roles);
  const current = roles.find(({ id }) => isSameId(id, input.value));
  return (
    <FormTextField
      select
      input={input}
      value={current?.id ?? ''}
      disabled={field.readOnly}
      onChange={event => input.onChange(event.target.value)}
    >
      {roles
        .filter(role => assignableRoles.includes(role) || role === current)
        .map(role => (
          <MenuItem
            key={role.id}
            value={role.id}
            // By style: the item's own display would win over the attribute.
            sx={assignableRoles.includes(role) ? undefined : { display: 'none' }}
          >
            <bdi>{getRoleName(role.name)}</bdi>
          </MenuItem>
        ))}
    </FormTextField>
  );
};
