import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { Icon } from '../../ui/icons/Icon.tsx';
import { dataPaths } from '../dataPaths.ts';
import { useText } from '../useText.ts';
import type { Matrix, MatrixGroup, MatrixRow, Verdict } from './matrix.ts';
import { SectionGroup } from './SectionGroup.tsx';
import type { SectionRow } from './sectionRows.ts';
import { useRoleWord } from './useRoleWord.ts';
import { useVerdictWords } from './useVerdictWords.ts';

interface MatrixTableProps {
  readonly matrix: Matrix;
  readonly sections: readonly SectionRow[];
  /** The one role to show; absent for all. */
  readonly role: string | undefined;
}

/** Roles across, operations down, by service and resource; heads stay while it scrolls. */
export const MatrixTable = ({ matrix: { roles, groups }, sections, role }: MatrixTableProps) => {
  const translate = useTranslate();
  const roleWord = useRoleWord();
  const columns = roles.flatMap((each, index) =>
    role === undefined || each === role ? [{ role: each, index }] : [],
  );
  return (
    <table className="matrix">
      <caption className="spoken-only">{translate('access.matrix.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{translate('access.matrix.operation')}</th>
          {columns.map(column => (
            <th key={column.role} scope="col">
              {roleWord(column.role)}
            </th>
          ))}
        </tr>
      </thead>
      <SectionGroup rows={sections} columns={columns.map(({ index }) => index)} />
      {groups.map(group => (
        <tbody key={`${group.service} ${group.resource?.name ?? ''}`}>
          <GroupHead group={group} span={columns.length + 1} />
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

const GroupHead = ({ group: { label, resource }, span }: { group: MatrixGroup; span: number }) => {
  const translate = useTranslate();
  const text = useText();
  return (
    <tr className="matrix-group">
      <th scope="rowgroup" colSpan={span}>
        <span className="matrix-name">
          {resource?.verbs.list ? (
            <Link to={dataPaths.list(resource)}>{text(resource.plural)}</Link>
          ) : resource ? (
            text(resource.plural)
          ) : (
            translate('access.matrix.others')
          )}{' '}
          <span className="matrix-service">{text(label)}</span>
        </span>
      </th>
    </tr>
  );
};

const OperationRow = ({ row, columns }: { row: MatrixRow; columns: readonly number[] }) => {
  const text = useText();
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
        <VerdictCell key={index} verdict={row.verdicts[index] ?? 'never'} />
      ))}
    </tr>
  );
};

/** Short to the eye; why it is so in the tooltip, and to the ear. */
const VerdictCell = ({ verdict }: { verdict: Verdict }) => {
  const words = useVerdictWords()(verdict);
  const isNever = verdict === 'never';
  return (
    <td className={isNever ? 'matrix-never' : 'matrix-may'} title={words.why}>
      <span aria-hidden="true" className="matrix-cell">
        <Icon name={isNever ? 'minus' : 'check'} size={14} />
        {words.short}
      </span>
      <span className="spoken-only">{words.why}</span>
    </td>
  );
};
