import { useRef, useState } from 'react';
import { useDataProvider, useListContext, useNotify, useTranslate } from 'react-admin';

import type { ConsoleDataProvider } from '../../../data/ConsoleDataProvider.ts';
import { formatDateTime } from '../../../domain/dateTime.ts';
import { useZoneWords } from '../../../ui/SiteTime.tsx';
import { useSiteZone } from '../../../ui/SiteZone.ts';
import { useWhere } from '../../AddressesContext.ts';
import { useSelection } from '../../list/selection.ts';
import { withWhere } from '../../places/where.ts';
import { startTask } from '../../tasks/tasks.ts';
import { useErrorWords } from '../../useErrorWords.ts';
import { useText } from '../../useText.ts';
import { headsOf, transferColumns } from '../cells/transferColumns.ts';
import { fileName, saveFile } from '../saveFile.ts';
import { LongCellError } from '../table/xlsxWriter.ts';
import { useCellWords } from '../useCellWords.ts';
import { useRecordNames } from '../useRecordNames.ts';
import { useCounted } from '../useCounted.ts';
import type { ExportSource } from './ExportSource.ts';
import type { ExportChoice } from './useExportChoice.ts';
import { type Exported, runExport } from './runExport.ts';

/** Which records are meant: all that the list finds, or those that are ticked. */
export type ExportScope = 'matching' | 'ticked';

/** Starts an export as a task. The file is saved when it is done, wherever the person is by then. */
export function useExport({ descriptor, fetchExtraData }: ExportSource, onDone: () => void) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const list = useListContext();
  const selection = useSelection();
  const translate = useTranslate();
  const counted = useCounted();
  const notify = useNotify();
  const text = useText();
  const words = useCellWords();
  const zone = useSiteZone();
  const named = useZoneWords();
  const nameOf = useRecordNames();
  const errorWords = useErrorWords();
  const [id, setId] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const where = useWhere(descriptor.name);
  const isHere = useRef(true);

  const start = (scope: ExportScope, { sources, style, format }: ExportChoice) => {
    const chosen = sources.flatMap(source => descriptor.fields.filter(f => f.source === source));
    const columns = transferColumns(chosen);
    const isStored = style === 'stored';
    const title = text(descriptor.plural);
    const began = formatDateTime(new Date(), zone)?.slice(0, 16) ?? '';
    const name = fileName([title, began], format);
    const partName = fileName([title, began, translate('transfer.export.part')], format);
    const order = {
      resource: descriptor.name,
      provider,
      ids: scope === 'ticked' && selection ? [...selection.ids] : undefined,
      filter: withWhere(list.filterValues as Readonly<Record<string, unknown>>, where),
      sort: list.sort,
      columns,
      heads: isStored ? columns.map(column => column.name) : headsOf(columns, text, named),
      ...{ format, title, nameOf, fetchExtraData },
      words: isStored ? undefined : words,
    };
    setProblem(undefined);
    const task = startTask<Exported>({
      title: translate('transfer.export.task', { name }),
      run: async control => {
        const exported = await runExport(order, control);
        saveFile(exported.isIncomplete ? partName : name, exported.content);
        return exported;
      },
    });
    setId(task.id);
    void task.over.then(({ state, error, result }) => {
      if (!isHere.current) return;
      setId(undefined);
      if (state === 'failed') setProblem(failure(error));
      if (state !== 'done') return;
      const { rows, isIncomplete } = result as Exported;
      if (isIncomplete)
        notify('transfer.export.done.part', {
          type: 'warning',
          messageArgs: { name: partName, ...counted(rows) },
        });
      else
        notify('transfer.export.done', {
          type: 'success',
          messageArgs: { name, ...counted(rows) },
        });
      onDone();
    });
  };

  const failure = (error: unknown) =>
    error instanceof LongCellError
      ? translate('transfer.export.longCell', { text: `${[...error.text].slice(0, 30).join('')}…` })
      : errorWords(error);

  /** The task goes on by itself. */
  const leave = () => {
    isHere.current = false;
  };
  return { start, id, problem, leave };
}
