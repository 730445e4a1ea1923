import './matrix.css';

import useMediaQuery from '@mui/material/useMediaQuery';
import { useDeferredValue, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { DEFAULT_MODE, type Product } from '../../domain/modules.ts';
import { paths } from '../../paths.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { matrixOf, narrow, type Services } from './matrix.ts';
import { MatrixTable } from './MatrixTable.tsx';
import { MatrixTools } from './MatrixTools.tsx';
import { productOf, sectionRows } from './sectionRows.ts';
import { useMatrixQuestion } from './useMatrixQuestion.ts';
import { useModuleName } from './useModuleName.ts';

interface PermissionsPageProps {
  readonly services: Services;
  /** What the platform is now; another one can be looked at. */
  readonly product?: Product;
}

const UNKNOWN: Product = { mode: DEFAULT_MODE, hasProject: undefined };

/** Who may do what: every role by every section, as the guards ask, and by every operation, as the documents say and the platform holds it. */
export const PermissionsPage = ({ services, product: is = UNKNOWN }: PermissionsPageProps) => {
  const translate = useTranslate();
  const matrix = useMemo(() => matrixOf(services), [services]);
  const { asked, ask } = useMatrixQuestion();
  const question = useDeferredValue(asked);
  const found = useMemo(() => narrow(matrix, question), [matrix, question]);
  const product = productOf(asked, is);
  const moduleName = useModuleName();
  const words = question.words.trim().toLowerCase();
  const sections = sectionRows(matrix.roles, product).filter(
    ({ module, path }) =>
      question.service === '' &&
      [moduleName(module), path].some(each => each.toLowerCase().includes(words)),
  );
  const count = found.groups.reduce((sum, { rows }) => sum + rows.length, sections.length);
  // A phone has room for one role beside the operations.
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  const role = matrix.roles.includes(asked.role)
    ? asked.role
    : isPhone
      ? matrix.roles[0]
      : undefined;
  return (
    <Page
      title={translate('access.matrix')}
      count={count}
      crumbs={
        <nav>
          <Link to={paths.users}>{translate('shell.module.permission')}</Link>
        </nav>
      }
      toolbar={
        <MatrixTools
          services={services}
          roles={matrix.roles}
          role={role ?? ''}
          asked={asked}
          product={product}
          onAsk={ask}
        />
      }
      lined
    >
      {count > 0 ? (
        <MatrixTable matrix={found} sections={sections} role={role} />
      ) : (
        <EmptyState
          kind="noMatch"
          title={translate('list.noMatch')}
          action={
            <ActionButton onClick={() => ask({ words: '', service: '', restricted: false })}>
              {translate('list.noMatch.clear')}
            </ActionButton>
          }
        />
      )}
    </Page>
  );
};
