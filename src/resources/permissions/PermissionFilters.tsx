import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'react-admin';

import { type Product, PRODUCT_MODES } from '../../domain/modules.ts';
import { FilterSelect, SearchField } from '../../ui/FilterFields.tsx';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';
import type { ServiceOperations } from './permissionMatrix.ts';
import { useRoleLabel } from '../access/useRoleLabel.ts';
import type { MatrixQuery } from './useMatrixQuery.ts';

/** No operation has a longer text. */
const MAX_SEARCH_LENGTH = 100;

interface PermissionFiltersProps {
  readonly services: ServiceOperations;
  readonly roles: readonly string[];
  /** The role whose column is shown; empty for all. */
  readonly role: string;
  readonly query: MatrixQuery;
  /** The product for which section access is shown. */
  readonly product: Product;
  readonly onQueryChange: (change: Partial<MatrixQuery>) => void;
}

/** Filters the matrix by text, document, role and restriction. */
export const PermissionFilters = ({
  services,
  roles,
  role,
  query,
  product,
  onQueryChange,
}: PermissionFiltersProps) => {
  const translate = useTranslate();
  const getRoleLabel = useRoleLabel();
  const text = useLocalizedText();
  const isKnown = Object.hasOwn(services, query.service);
  return (
    <>
      <SearchField
        className="w-260 max-sm:flex-[1_1_100%]"
        value={query.searchText}
        placeholder={translate('access.matrix.search.hint')}
        maxLength={MAX_SEARCH_LENGTH}
        onChange={searchText => onQueryChange({ searchText })}
      />
      <FilterSelect
        className="min-w-160 max-sm:min-w-0 max-sm:flex-[1_1_40%]"
        label={translate('access.matrix.service')}
        allLabel={translate('access.matrix.service.all')}
        value={isKnown ? query.service : ''}
        options={Object.entries(services).map(([service, { label }]) => [service, text(label)])}
        onChange={service => onQueryChange({ service })}
      />
      <FilterSelect
        className="min-w-160 max-sm:min-w-0 max-sm:flex-[1_1_40%]"
        label={translate('access.matrix.role')}
        allLabel={translate('access.matrix.role.all')}
        value={role}
        options={roles.map(each => [each, getRoleLabel(each)])}
        onChange={chosen => onQueryChange({ role: chosen })}
      />
      <FilterSelect
        className="min-w-160 max-sm:min-w-0 max-sm:flex-[1_1_40%]"
        label={translate('access.matrix.mode')}
        value={product.mode ?? ''}
        options={PRODUCT_MODES.map(mode => [mode, translate(`access.mode.${mode}`)])}
        onChange={mode => onQueryChange({ mode })}
      />
      <FormControlLabel
        control={
          <Switch
            checked={product.hasProject === true}
            onChange={(_, has) => onQueryChange({ project: has ? 'yes' : 'no' })}
          />
        }
        label={translate('access.matrix.project')}
      />
      <FormControlLabel
        control={
          <Switch
            checked={query.restricted}
            onChange={(_, restricted) => onQueryChange({ restricted })}
          />
        }
        label={translate('access.matrix.restricted')}
      />
    </>
  );
};
