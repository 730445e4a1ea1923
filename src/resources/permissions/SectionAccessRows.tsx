import { useTranslate } from 'react-admin';

import { Icon } from '../../ui/icons/Icon.tsx';
import type { SectionRow, SectionAccessDecision } from './sectionRows.ts';
import { useModuleName } from '../access/useModuleName.ts';

interface SectionAccessRowsProps {
  readonly rows: readonly SectionRow[];
  /** The indexes of the roles whose columns are shown. */
  readonly columns: readonly number[];
}

/** The section rows, at the top of the matrix. */
export const SectionAccessRows = ({ rows, columns }: SectionAccessRowsProps) => {
  const translate = useTranslate();
  const getModuleName = useModuleName();
  if (rows.length === 0) return null;
  return (
    <tbody>
      <tr className="matrix-group">
        <th scope="rowgroup" colSpan={columns.length + 1}>
          <span className="matrix-name">{translate('access.sections')}</span>
        </th>
      </tr>
      {rows.map(({ module, path, decisions }) => (
        <tr key={module}>
          <th scope="row">
            <span className="matrix-name">{getModuleName(module)}</span>
            <code>{path}</code>
          </th>
          {columns.map(index => (
            <SectionDecisionCell
              key={index}
              decision={decisions[index] ?? 'never'}
              module={getModuleName(module)}
            />
          ))}
        </tr>
      ))}
    </tbody>
  );
};

const SectionDecisionCell = ({
  decision,
  module,
}: {
  readonly decision: SectionAccessDecision;
  readonly module: string;
}) => {
  const translate = useTranslate();
  const isAllowed = decision === 'all' || decision === 'module';
  const reason = translate(`access.section.reason.${decision}`, { module });
  return (
    <td className={isAllowed ? '[&_.icon]:text-(--normal)' : 'text-3'} title={reason}>
      <span aria-hidden="true" className="inline-row gap-6">
        <Icon name={isAllowed ? 'check' : 'minus'} size={14} />
        {translate(`access.section.${decision}`, { module })}
      </span>
      <span className="visually-hidden">{reason}</span>
    </td>
  );
};
