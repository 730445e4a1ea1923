import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { getRemedy } from '../../resources/failures/remedies.ts';
import { type ErrorCode, type ReferenceGroup, splitErrorCode } from './errorReference.ts';
import { ErrorCodePartList } from './ErrorCodePartList.tsx';
import { ReferenceTable } from './ReferenceTable.tsx';

interface ErrorCodeTableProps {
  readonly group: Exclude<ReferenceGroup, 'definitions'>;
  readonly codes: readonly ErrorCode[];
}

const columnKeys = ['code', 'name', 'english', 'chinese', 'remedy'] as const;
const moduleColumnKeys = ['code', 'parts', ...columnKeys.slice(1)] as const;

/** Numeric codes; those of eight digits with their three parts. */
export const ErrorCodeTable = ({ group, codes }: ErrorCodeTableProps) => {
  const translate = useTranslate();
  if (codes.length === 0) return null;
  return (
    <ReferenceTable
      group={group}
      count={codes.length}
      columnKeys={group === 'modules' ? moduleColumnKeys : columnKeys}
    >
      {codes.map(({ code, name, text }) => {
        const remedy = getRemedy({ code });
        const parts = splitErrorCode(code);
        return (
          <tr key={code}>
            <th scope="row">
              <Link to={{ search: `code=${code}` }}>{code}</Link>
            </th>
            {parts && (
              <td data-head={translate('reference.parts')}>
                <ErrorCodePartList parts={parts} />
              </td>
            )}
            <td className="text-2" lang="en">
              {name}
            </td>
            <td lang="en">{text.en}</td>
            <td lang="zh">{text.zh}</td>
            <td className="text-2">{remedy && translate(remedy)}</td>
          </tr>
        );
      })}
    </ReferenceTable>
  );
};
