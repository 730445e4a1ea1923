import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { useLocalizedText } from '../../resources/descriptor/useLocalizedText.ts';
import type { ErrorDefinition } from './errorDefinitions.ts';
import { ReferenceTable } from './ReferenceTable.tsx';

const columnKeys = ['module', 'key', 'english', 'chinese', 'thrown', 'version'] as const;

/** The definitions with keys instead of numbers. */
export const ErrorDefinitionTable = ({
  definitions,
}: {
  readonly definitions: readonly ErrorDefinition[];
}) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  if (definitions.length === 0) return null;
  return (
    <ReferenceTable group="definitions" count={definitions.length} columnKeys={columnKeys}>
      {definitions.map(({ module, key, text: localizedText, thrown, version }) => (
        <tr key={key}>
          <td>{text(module)}</td>
          <th scope="row">
            <Link to={{ search: `code=${key}` }}>{key}</Link>
          </th>
          <td lang="en">{localizedText.en}</td>
          <td lang="zh">{localizedText.zh}</td>
          <td>{translate(`reference.thrown.${thrown}`)}</td>
          <td>{version}</td>
        </tr>
      ))}
    </ReferenceTable>
  );
};
