import { useTranslate } from 'react-admin';

import { Icon } from '../../ui/icons/Icon.tsx';
import type { SectionRow, SectionVerdict } from './sectionRows.ts';
import { useModuleName } from './useModuleName.ts';

interface SectionGroupProps {
  readonly rows: readonly SectionRow[];
  /** The places of the roles whose columns are shown. */
  readonly columns: readonly number[];
}

/** Who may enter which section: the first rows of the matrix. */
export const SectionGroup = ({ rows, columns }: SectionGroupProps) => {
  const translate = useTranslate();
  const moduleName = useModuleName();
  if (rows.length === 0) return null;
  return (
    <tbody>
      <tr className="matrix-group">
        <th scope="rowgroup" colSpan={columns.length + 1}>
          <span className="matrix-name">{translate('access.sections')}</span>
        </th>
      </tr>
      {rows.map(({ module, path, verdicts }) => (
        <tr key={module}>
          <th scope="row">
            <span className="matrix-name">{moduleName(module)}</span>
            <code>{path}</code>
          </th>
          {columns.map(index => (
            <SectionCell
              key={index}
              verdict={verdicts[index] ?? 'never'}
              module={moduleName(module)}
            />
          ))}
        </tr>
      ))}
    </tbody>
  );
};

const SectionCell = ({
  verdict,
  module,
}: {
  readonly verdict: SectionVerdict;
  readonly module: string;
}) => {
  const translate = useTranslate();
  const may = verdict === 'all' || verdict === 'module';
  const why = translate(`access.section.why.${verdict}`, { module });
  return (
    <td className={may ? 'matrix-may' : 'matrix-never'} title={why}>
      <span aria-hidden="true" className="matrix-cell">
        <Icon name={may ? 'check' : 'minus'} size={14} />
        {translate(`access.section.${verdict}`, { module })}
      </span>
      <span className="spoken-only">{why}</span>
    </td>
  );
};
