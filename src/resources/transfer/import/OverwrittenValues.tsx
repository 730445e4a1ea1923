import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';

import type { ConsoleDataProvider } from '../../../data/ConsoleDataProvider.ts';
import { isReadable } from '../../../schema/readableValue.ts';
import { cellText } from '../cells/Cell.ts';
import { transferColumns } from '../cells/transferColumns.ts';
import { writeCell } from '../cells/writeCell.ts';
import type { FieldChange } from '../desk/Desk.ts';
import { recordNames } from '../export/recordNames.ts';
import { useCellWords } from '../useCellWords.ts';
import { useRecordNames } from '../useRecordNames.ts';
import { isSecret, MASK } from './isSecret.ts';
import type { Import } from './useImport.ts';

interface OverwrittenValuesProps {
  readonly changes: readonly FieldChange[];
  readonly work: Import;
}

/** Each value that a row overwrites, before and after; records that it names by their names. */
export const OverwrittenValues = ({ changes, work }: OverwrittenValuesProps) => {
  const translate = useTranslate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const words = useCellWords();
  const nameOf = useRecordNames();
  const { data: names } = useQuery({
    queryKey: ['import', 'names', changes],
    queryFn: async ({ signal }) => {
      const known = recordNames(provider, nameOf);
      const columns = transferColumns(changes.flatMap(({ source }) => work.fieldAt(source) ?? []));
      const rows = (['before', 'after'] as const).map(side =>
        Object.fromEntries(changes.map(change => [change.source, change[side]])),
      );
      await known.learn(columns, rows, signal);
      return known;
    },
    gcTime: 0,
  });
  const said = (source: string, value: unknown) => {
    const field = work.fieldAt(source);
    if (isSecret(field)) return MASK;
    if (field && !isReadable(field, value)) return JSON.stringify(value);
    const cell =
      field && writeCell(field, value, { ...words, ...(names && { nameOf: names.nameOf }) });
    return cellText(cell) || translate('transfer.preview.none');
  };
  return (
    <ul className="transfer-changes">
      {changes.map(({ source, before, after }) => (
        <li key={source}>
          {translate('transfer.fate.from', {
            field: work.words.nameOf(source),
            before: said(source, before),
            after: said(source, after),
          })}
        </li>
      ))}
    </ul>
  );
};
