import { useTranslate } from 'react-admin';

import { Icon } from '../../../ui/icons/Icon.tsx';
import { isErrorHead } from '../../cells/guessMapping.ts';
import type { TransferColumn } from '../../cells/buildTransferColumns.ts';
import type { ColumnMapping, ImportFileInfo } from '../importWorker/ImportWorker.ts';
import { type ColumnNotation, getNotationPart } from '../importWorker/notations.ts';
import { isSecret, MASK } from './isSecret.ts';
import { NotationSelect } from './NotationSelect.tsx';

interface MappingTableProps {
  readonly fileInfo: ImportFileInfo;
  readonly mapping: ColumnMapping;
  readonly columns: readonly TransferColumn[];
  readonly titles: Readonly<Record<string, string>>;
  readonly onChange: (mapping: ColumnMapping) => void;
  readonly notations: readonly ColumnNotation[];
  readonly onNotationsChange: (notations: readonly ColumnNotation[]) => void;
}

/** Shows each column of the file: its header, its samples, and its field. */
export const MappingTable = ({
  fileInfo: { heads, samples },
  mapping,
  columns,
  titles,
  onChange,
  notations,
  onNotationsChange,
}: MappingTableProps) => {
  const translate = useTranslate();
  // A field has one column: assigning it removes it from another one.
  const setColumn = (index: number, name: string | undefined) =>
    onChange(
      mapping.map((other, at) => (at === index ? name : other === name ? undefined : other)),
    );
  const kindOf = (at: number) => columns.find(({ name }) => name === mapping[at])?.field.kind;
  const secretColumns = new Set(
    columns.flatMap(({ name, field }) => (isSecret(field) ? [name, titles[name]] : [])),
  );
  // A column of passwords stays masked when it is not imported.
  const isHidden = (at: number, head: string) =>
    secretColumns.has(mapping[at]) || secretColumns.has(head);
  return (
    <table className="transfer-table plain-table type-13 transfer-map">
      <thead>
        <tr>
          <th scope="col">{translate('transfer.columns.file')}</th>
          <th scope="col">{translate('transfer.columns.sample')}</th>
          <th scope="col">{translate('transfer.columns.field')}</th>
        </tr>
      </thead>
      <tbody>
        {heads.map((head, at) => (
          // Headers of a file may repeat; their indexes do not.
          <tr key={`${at} ${head}`}>
            <th scope="row">{head || translate('transfer.columns.noHead', { n: at + 1 })}</th>
            <td className="text-2">
              {samples
                .map(cells => cells[at] ?? '')
                .filter(cell => cell !== '')
                .map(cell => (isHidden(at, head) ? MASK : cell))
                .join(' · ')}
            </td>
            <td>
              {isErrorHead(head) ? (
                <span className="transfer-hint type-12 text-3">
                  {translate('transfer.columns.ours')}
                </span>
              ) : (
                // A native select without a wrapper component: a file may have hundreds of columns.
                <span className="native-select min-w-160 [&_select]:h-[max(32px,var(--phone-target))] [&_select]:w-full [&_select]:text-ellipsis [&_select:hover]:border-(--outline)">
                  <select
                    aria-label={translate('transfer.columns.for', { head })}
                    value={mapping[at] ?? ''}
                    onChange={({ target }) => setColumn(at, target.value || undefined)}
                  >
                    <option value="">{translate('transfer.columns.skip')}</option>
                    {columns.map(({ name }) => (
                      <option key={name} value={name}>
                        {titles[name]}
                      </option>
                    ))}
                  </select>
                  <Icon name="down" size={14} />
                </span>
              )}
              <NotationSelect
                head={head}
                part={getNotationPart(kindOf(at))}
                notation={notations[at]}
                onChange={next => onNotationsChange(notations.with(at, next))}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
