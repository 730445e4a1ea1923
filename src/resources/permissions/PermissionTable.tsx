import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { Icon } from '../../ui/icons/Icon.tsx';
import { useResourceRoutes } from '../routes/ResourceRoutesContext.ts';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';
import type {
  PermissionMatrix,
  PermissionGroup,
  PermissionRow,
  AccessDecision,
} from './permissionMatrix.ts';
import { SectionAccessRows } from './SectionAccessRows.tsx';
import type { SectionRow } from './sectionRows.ts';
import { useRoleLabel } from '../access/useRoleLabel.ts';
import { useDecisionText } from './useDecisionText.ts';

interface PermissionTableProps {
  readonly matrix: PermissionMatrix;
  readonly sections: readonly SectionRow[];
  /** The only role to show; absent for all. */
  readonly role: string | undefined;
}

/** The matrix: roles as columns, operations as rows, by service and resource, with sticky headers. */
export const PermissionTable = ({
  matrix: { roles, groups },
  sections,
  role,
}: PermissionTableProps) => {
  const translate = useTranslate();
  const getRoleLabel = useRoleLabel();
  const columns = roles.flatMap((each, index) =>
    role === undefined || each === role ? [{ role: each, index }] : [],
  );
  return (
    <table className="matrix min-w-full border-separate [border-spacing:0]">
      <caption className="visually-hidden">{translate('access.matrix.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{translate('access.matrix.operation')}</th>
          {columns.map(column => (
            <th key={column.role} scope="col">
              {getRoleLabel(column.role)}
            </th>
          ))}
        </tr>
      </thead>
      <SectionAccessRows rows={sections} columns={columns.map(({ index }) => index)} />
      {groups.map(group => (
        <tbody key={`${group.service} ${group.resource?.name ?? ''}`}>
          <GroupHeader group={group} columnSpan={columns.length + 1} />
          {group.rows.map(row => (
            <OperationRow
              key={row.operation.id}
              row={row}
              columns={columns.map(({ index }) => index)}
            />
          ))}
        </tbody>
      ))}
    </table>
  );
};

const GroupHeader = ({
  group: { label, resource },
  columnSpan,
}: {
  group: PermissionGroup;
  columnSpan: number;
}) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  const routes = useResourceRoutes();
  return (
    <tr className="matrix-group">
      <th scope="rowgroup" colSpan={columnSpan}>
        <span className="matrix-name">
          {resource?.verbs.list ? (
            <Link to={routes.list(resource)}>{text(resource.plural)}</Link>
          ) : resource ? (
            text(resource.plural)
          ) : (
            translate('access.matrix.others')
          )}{' '}
          <span className="ml-8 text-12 font-regular text-3">{text(label)}</span>
        </span>
      </th>
    </tr>
  );
};

const OperationRow = ({ row, columns }: { row: PermissionRow; columns: readonly number[] }) => {
  const text = useLocalizedText();
  const { label, method, path } = row.operation;
  return (
    <tr>
      <th scope="row">
        <span className="matrix-name">{text(label)}</span>
        <code title={`${method.toUpperCase()} ${path}`}>
          {method.toUpperCase()} {path}
        </code>
      </th>
      {columns.map(index => (
        <DecisionCell key={index} decision={row.decisions[index] ?? 'never'} />
      ))}
    </tr>
  );
};

/** Visibly short; the reason is in the tooltip and in the accessible name. */
const DecisionCell = ({ decision }: { decision: AccessDecision }) => {
  const decisionText = useDecisionText()(decision);
  const isNever = decision === 'never';
  return (
    <td className={isNever ? 'text-3' : '[&_.icon]:text-(--normal)'} title={decisionText.reason}>
      <span aria-hidden="true" className="inline-row gap-6">
        <Icon name={isNever ? 'minus' : 'check'} size={14} />
        {decisionText.short}
      </span>
      <span className="visually-hidden">{decisionText.reason}</span>
    </td>
  );
};
