import '../transfer.css';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId } from 'react';
import { createPortal } from 'react-dom';
import { useDataProvider, useListContext, useTranslate } from 'react-admin';

import type { ConsoleDataProvider } from '../../../data/ConsoleDataProvider.ts';
import { useFigures } from '../../../ui/useFigures.ts';
import { useZoneWords } from '../../../ui/SiteTime.tsx';
import { useWhere } from '../../AddressesContext.ts';
import type { Column } from '../../list/columns.ts';
import { withWhere } from '../../places/where.ts';
import { startTask } from '../../tasks/tasks.ts';
import { useTellFailure } from '../../useTellFailure.tsx';
import { useText } from '../../useText.ts';
import { headsOf, transferColumns } from '../cells/transferColumns.ts';
import { useCellWords } from '../useCellWords.ts';
import { useRecordNames } from '../useRecordNames.ts';
import type { ExportSource } from '../export/ExportSource.ts';
import { fetchPrint, MAX_PRINTED, type PrintedRows } from './fetchPrint.ts';
import { PrintTable } from './PrintTable.tsx';

interface ListPrintProps {
  readonly source: ExportSource;
  readonly columns: readonly Column[];
  readonly onDone: () => void;
}

/** Reads all rows that a list finds, up to a limit, as a task, and opens the print dialog of the browser with them. */
export default function ListPrint({ source, columns, onDone }: ListPrintProps) {
  const { descriptor, columns: overrides, fetchExtraData } = source;
  const list = useListContext();
  const provider = useDataProvider<ConsoleDataProvider>();
  const translate = useTranslate();
  const tellFailure = useTellFailure();
  const figure = useFigures();
  const text = useText();
  const words = useCellWords();
  const nameOf = useRecordNames();
  const zone = useZoneWords();
  const where = useWhere(descriptor.name);
  const sources = columns.flatMap(
    ({ field }) => overrides?.[field.source]?.sources ?? field.source,
  );
  const fields = sources.flatMap(one => descriptor.fields.find(f => f.source === one) ?? []);
  const cells = transferColumns(fields);
  const title = text(descriptor.plural);

  const { data: printed, isError } = useQuery({
    queryKey: ['print', useId()],
    queryFn: async () => {
      const { over } = startTask<PrintedRows>({
        title: translate('transfer.print.task', { name: title }),
        run: control =>
          fetchPrint(
            {
              ...{ provider, fetchExtraData, nameOf, words, columns: cells },
              heads: headsOf(cells, text, zone),
              resource: descriptor.name,
              filter: withWhere(list.filterValues as Readonly<Record<string, unknown>>, where),
              sort: list.sort,
            },
            control,
          ),
      });
      const { state, result, error } = await over;
      if (state === 'done') return result as PrintedRows;
      if (state === 'failed') tellFailure(translate('list.print'), error);
      throw new Error('Nothing is printed');
    },
    // What is printed is what was there when it was begun.
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
  const { rows, total, ...table } = printed;
  const note = translate(total > rows.length ? 'transfer.print.most' : 'transfer.print.rows', {
    ...{ from: figure(Math.min(1, rows.length)), to: figure(rows.length), total: figure(total) },
    max: figure(MAX_PRINTED),
  });
  return createPortal(<PrintTable {...table} rows={rows} note={note} />, page);
}
