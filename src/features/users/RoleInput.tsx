import MenuItem from '@mui/material/MenuItem';
import { isSameId } from '../../domain/isSameId.ts';
import type {
  FieldInputProps,
  InputOverrides,
} from '../../resources/descriptor/fieldComponents.ts';
import { useInputState } from '../../resources/inputs/useInputState.ts';
import { FormTextField } from '../../resources/inputs/FormTextField.tsx';
import { useRoleName } from './useRoleName.ts';
import { getAssignableRoles, useRoles } from './useRoles.ts';

/** Selects a role by its translated name. A role that cannot be assigned appears only as the current value. */
const RoleInput = ({ field, name }: FieldInputProps) => {
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
            // As a style, because the item's own display overrides the attribute.
            sx={assignableRoles.includes(role) ? undefined : { display: 'none' }}
          >
            <bdi>{getRoleName(role.name)}</bdi>
          </MenuItem>
        ))}
    </FormTextField>
  );
};

/** The input of the role in the forms of a user. */
export const roleInputs: InputOverrides = { roleId: RoleInput };
