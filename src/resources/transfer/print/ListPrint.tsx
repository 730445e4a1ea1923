import '../transfer.css';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId } from 'react';
import { createPortal } from 'react-dom';
import { useDataProvider, useListContext, useLocale, useTranslate } from 'react-admin';

import type { ConsoleDataProvider } from '../../../data/ConsoleDataProvider.ts';
import { useFormatNumber } from '../../../ui/useFormatNumber.ts';
import { useZoneLabel } from '../../../ui/SiteTime.tsx';
import { useRouteWhere } from '../../routes/ResourceRoutesContext.ts';
import type { ListColumn } from '../../columns/columns.ts';
import { mergeWhere } from '../../conditions/resourceWhere.ts';
import { startTask } from '../../tasks/tasks.ts';
import { useNotifyError } from '../../failures/useNotifyError.tsx';
import { useLocalizedText } from '../../descriptor/useLocalizedText.ts';
import { formatColumnHeads, buildTransferColumns } from '../../cells/buildTransferColumns.ts';
import { useCellFormat } from '../useCellFormat.ts';
import { useFormatRecordName } from '../useFormatRecordName.ts';
import type { ExportSource } from '../export/ExportSource.ts';
import { fetchPrintRows, MAX_PRINTED_ROWS, type PrintedRows } from './fetchPrintRows.ts';
import { PrintTable } from './PrintTable.tsx';

interface ListPrintProps {
  readonly source: ExportSource;
  readonly columns: readonly ListColumn[];
  readonly onDone: () => void;
}

/** Loads all rows of a list, up to a limit, as a task, and opens the print dialog of the browser with them. */
export default function ListPrint({ source, columns, onDone }: ListPrintProps) {
  const { descriptor, columns: overrides, fetchExtraData } = source;
  const list = useListContext();
  const provider = useDataProvider<ConsoleDataProvider>();
  const translate = useTranslate();
  const notifyError = useNotifyError();
  const formatNumber = useFormatNumber();
  const text = useLocalizedText();
  const cellFormat = useCellFormat();
  const nameOf = useFormatRecordName();
  const zone = useZoneLabel();
  const language = useLocale();
  const where = useRouteWhere(descriptor.name);
  const sources = columns.flatMap(
    ({ field }) => overrides?.[field.source]?.sources ?? field.source,
  );
  const fields = sources.flatMap(
    fieldSource => descriptor.fields.find(f => f.source === fieldSource) ?? [],
  );
  const cells = buildTransferColumns(fields);
  const title = text(descriptor.plural);

  const { data: printed, isError } = useQuery({
    queryKey: ['print', useId()],
    queryFn: async () => {
      const { finished } = startTask<PrintedRows>({
        title: translate('transfer.print.task', { name: title }),
        run: control =>
          fetchPrintRows(
            {
              ...{ provider, fetchExtraData, nameOf, cellFormat, language, columns: cells },
              heads: formatColumnHeads(cells, text, zone),
              resource: descriptor.name,
              filter: mergeWhere(list.filterValues as Readonly<Record<string, unknown>>, where),
              sort: list.sort,
            },
            control,
          ),
      });
      const { state, result, error } = await finished;
      if (state === 'done') return result as PrintedRows;
      if (state === 'failed') notifyError(translate('list.print'), error);
      throw new Error('Nothing is printed');
    },
    // The printed data stays that of the start.
    ...{ staleTime: Infinity, gcTime: 0, retry: false },
  });

  const print = useEffectEvent(() => {
    window.addEventListener('afterprint', onDone, { once: true });
    window.print();
  });
  useEffect(() => {
    if (printed) print();
  }, [printed]);
  const stop = useEffectEvent(onDone);
  useEffect(() => {
    if (isError) stop();
  }, [isError]);

  const page = document.querySelector('main .page-body');
  if (!printed || !page) return null;
  const { rows, total, isIncomplete, ...table } = printed;
  const limited = total > rows.length ? 'limited' : 'rows';
  const note = translate(`transfer.print.${isIncomplete ? 'incomplete' : limited}`, {
    from: formatNumber(Math.min(1, rows.length)),
    to: formatNumber(rows.length),
    total: formatNumber(total),
    max: formatNumber(MAX_PRINTED_ROWS),
  });
  return createPortal(<PrintTable {...table} rows={rows} note={note} />, page);
}
