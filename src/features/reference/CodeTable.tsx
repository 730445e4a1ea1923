import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { remedyOf } from '../../resources/remedies.ts';
import { type Code, type Group, partsOf } from './catalogue.ts';
import { CodeParts } from './CodeParts.tsx';
import { ReferenceTable } from './ReferenceTable.tsx';

interface CodeTableProps {
  readonly group: Exclude<Group, 'definitions'>;
  readonly codes: readonly Code[];
}

const heads = ['code', 'name', 'english', 'chinese', 'remedy'] as const;
const headsOfModules = ['code', 'parts', ...heads.slice(1)] as const;

/** Codes that are numbers; those of eight digits in their three parts as well. */
export const CodeTable = ({ group, codes }: CodeTableProps) => {
  const translate = useTranslate();
  if (codes.length === 0) return null;
  return (
    <ReferenceTable
      group={group}
      count={codes.length}
      heads={group === 'modules' ? headsOfModules : heads}
    >
      {codes.map(({ code, name, text }) => {
        const remedy = remedyOf({ code });
        const parts = partsOf(code);
        return (
          <tr key={code}>
            <th scope="row">
              <Link to={{ search: `code=${code}` }}>{code}</Link>
            </th>
            {parts && (
              <td data-head={translate('reference.parts')}>
                <CodeParts parts={parts} />
              </td>
            )}
            <td className="reference-name" lang="en">
              {name}
            </td>
            <td lang="en">{text.en}</td>
            <td lang="zh">{text.zh}</td>
            <td className="reference-remedy">{remedy && translate(remedy)}</td>
          </tr>
        );
      })}
    </ReferenceTable>
  );
};
