import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { useText } from '../../resources/useText.ts';
import type { Definition } from './definitions.ts';
import { ReferenceTable } from './ReferenceTable.tsx';

const heads = ['module', 'key', 'english', 'chinese', 'thrown', 'version'] as const;

/** What the modules define by keys instead of numbers. */
export const DefinitionTable = ({
  definitions,
}: {
  readonly definitions: readonly Definition[];
}) => {
  const translate = useTranslate();
  const text = useText();
  if (definitions.length === 0) return null;
  return (
    <ReferenceTable group="definitions" count={definitions.length} heads={heads}>
      {definitions.map(({ module, key, text: words, thrown, version }) => (
        <tr key={key}>
          <td>{text(module)}</td>
          <th scope="row">
            <Link to={{ search: `code=${key}` }}>{key}</Link>
          </th>
          <td lang="en">{words.en}</td>
          <td lang="zh">{words.zh}</td>
          <td>{translate(`reference.thrown.${thrown}`)}</td>
          <td>{version}</td>
        </tr>
      ))}
    </ReferenceTable>
  );
};
