import './permissionMatrix.css';

import useMediaQuery from '@mui/material/useMediaQuery';
import { useDeferredValue, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { DEFAULT_MODE, type Product } from '../../domain/modules.ts';
import { normalizeSearchText } from '../../domain/removeInvisible.ts';
import { paths } from '../../paths.ts';
import { NoMatch } from '../../ui/NoMatch.tsx';
import { Page } from '../../ui/Page.tsx';
import { buildPermissionMatrix, filterMatrix, type ServiceOperations } from './permissionMatrix.ts';
import { PermissionTable } from './PermissionTable.tsx';
import { PermissionFilters } from './PermissionFilters.tsx';
import { resolveProduct, buildSectionRows } from './sectionRows.ts';
import { useMatrixQuery } from './useMatrixQuery.ts';
import { useModuleName } from '../access/useModuleName.ts';

interface PermissionsPageProps {
  readonly services: ServiceOperations;
  /** The current product; the query can override it. */
  readonly product?: Product;
}

const UNKNOWN_PRODUCT: Product = { mode: DEFAULT_MODE, hasProject: undefined };

/**
 * Shows the permissions of every role: by section, as the guards decide, and by operation, as the documents specify.
 */
export const PermissionsPage = ({
  services,
  product: currentProduct = UNKNOWN_PRODUCT,
}: PermissionsPageProps) => {
  const translate = useTranslate();
  const matrix = useMemo(() => buildPermissionMatrix(services), [services]);
  const { query, setQuery } = useMatrixQuery();
  const deferredQuery = useDeferredValue(query);
  const filteredMatrix = useMemo(
    () => filterMatrix(matrix, deferredQuery),
    [matrix, deferredQuery],
  );
  const product = resolveProduct(query, currentProduct);
  const getModuleName = useModuleName();
  const searchText = normalizeSearchText(deferredQuery.searchText).toLowerCase();
  const sections = buildSectionRows(matrix.roles, product).filter(
    ({ module, path }) =>
      deferredQuery.service === '' &&
      [getModuleName(module), path].some(each => each.toLowerCase().includes(searchText)),
  );
  const count = filteredMatrix.groups.reduce((sum, { rows }) => sum + rows.length, sections.length);
  // A phone has room for one role column next to the operations.
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  const role = matrix.roles.includes(query.role)
    ? query.role
    : isPhone
      ? matrix.roles[0]
      : undefined;
  return (
    <Page
      title={translate('access.matrix')}
      count={count}
      breadcrumbs={
        <nav>
          <Link to={paths.users}>{translate('shell.module.permission')}</Link>
        </nav>
      }
      toolbar={
        <PermissionFilters
          services={services}
          roles={matrix.roles}
          role={role ?? ''}
          query={query}
          product={product}
          onQueryChange={setQuery}
        />
      }
      hasDivider
    >
      {count > 0 ? (
        <PermissionTable matrix={filteredMatrix} sections={sections} role={role} />
      ) : (
        <NoMatch
          onClearFilters={() => setQuery({ searchText: '', service: '', restricted: false })}
        />
      )}
    </Page>
  );
};
