import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';

import type { ConsoleDataProvider } from '../../../data/ConsoleDataProvider.ts';
import { isReadable } from '../../../schema/readableValue.ts';
import { formatCell } from '../../cells/Cell.ts';
import { buildTransferColumns } from '../../cells/buildTransferColumns.ts';
import { writeCell } from '../../cells/writeCell.ts';
import type { FieldChange } from '../importWorker/ImportWorker.ts';
import { createRecordNames } from '../export/createRecordNames.ts';
import { useCellFormat } from '../useCellFormat.ts';
import { useFormatRecordName } from '../useFormatRecordName.ts';
import { isSecret, MASK } from './isSecret.ts';
import type { ImportController } from './useImport.ts';

interface OverwrittenValuesProps {
  readonly changes: readonly FieldChange[];
  readonly controller: ImportController;
}

/** Shows each overwritten value of a row, before and after; references by their names. */
export const OverwrittenValues = ({ changes, controller }: OverwrittenValuesProps) => {
  const translate = useTranslate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const cellFormat = useCellFormat();
  const nameOf = useFormatRecordName();
  const { data: loadedNames } = useQuery({
    queryKey: ['import', 'names', changes],
    queryFn: async ({ signal }) => {
      const nameCache = createRecordNames(provider, nameOf);
      const columns = buildTransferColumns(
        changes.flatMap(({ source }) => controller.getField(source) ?? []),
      );
      const rows = (['before', 'after'] as const).map(key =>
        Object.fromEntries(changes.map(change => [change.source, change[key]])),
      );
      await nameCache.loadNames(columns, rows, signal);
      return nameCache;
    },
    gcTime: 0,
  });
  const formatValue = (source: string, value: unknown) => {
    const field = controller.getField(source);
    if (isSecret(field)) return MASK;
    if (field && !isReadable(field, value)) return JSON.stringify(value);
    const cell =
      field &&
      writeCell(field, value, {
        ...cellFormat,
        ...(loadedNames && { nameOf: loadedNames.nameOf }),
      });
    return formatCell(cell) || translate('transfer.preview.none');
  };
  return (
    <ul className="mt-2">
      {changes.map(({ source, before, after }) => (
        <li key={source}>
          {translate('transfer.action.from', {
            field: controller.messages.getFieldName(source),
            before: formatValue(source, before),
            after: formatValue(source, after),
          })}
        </li>
      ))}
    </ul>
  );
};
