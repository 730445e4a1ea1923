import './matrix.css';

import useMediaQuery from '@mui/material/useMediaQuery';
import { useDeferredValue, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { paths } from '../../paths.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { matrixOf, narrow, type Services } from './matrix.ts';
import { MatrixTable } from './MatrixTable.tsx';
import { MatrixTools } from './MatrixTools.tsx';
import { useMatrixQuestion } from './useMatrixQuestion.ts';

/** Who may do what: every role by every operation, as the documents say and the platform holds it. */
export const PermissionsPage = ({ services }: { readonly services: Services }) => {
  const translate = useTranslate();
  const matrix = useMemo(() => matrixOf(services), [services]);
  const { asked, ask } = useMatrixQuestion();
  const question = useDeferredValue(asked);
  const found = useMemo(() => narrow(matrix, question), [matrix, question]);
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
      count={found.groups.reduce((sum, { rows }) => sum + rows.length, 0)}
      crumbs={
        <nav>
          <Link to={paths.users}>{translate('shell.module.permission')}</Link>
        </nav>
      }
      toolbar={
        <MatrixTools
          services={Object.keys(services)}
          roles={matrix.roles}
          role={role ?? ''}
          asked={asked}
          onAsk={ask}
        />
      }
      lined
    >
      {found.groups.length > 0 ? (
        <MatrixTable matrix={found} role={role} />
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
