import { useRef, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';

import type { ConsoleDataProvider } from '../../../data/ConsoleDataProvider.ts';
import { formatDateTime } from '../../../domain/formatDateTime.ts';
import { getPlatformTime } from '../../../domain/platformClock.ts';
import { useZoneLabel } from '../../../ui/SiteTime.tsx';
import { useSiteZone } from '../../../ui/SiteZone.ts';
import { startTask } from '../../tasks/tasks.ts';
import { useErrorMessage } from '../../failures/useErrorMessage.ts';
import { useLocalizedText } from '../../descriptor/useLocalizedText.ts';
import { formatColumnHeads, buildTransferColumns } from '../../cells/buildTransferColumns.ts';
import { buildFileName, saveFile } from '../saveFile.ts';
import { LongCellError } from '../table/createXlsxWriter.ts';
import { useCellFormat } from '../useCellFormat.ts';
import { useFormatRecordName } from '../useFormatRecordName.ts';
import { useCountArgs } from '../useCountArgs.ts';
import type { ExportSource } from './ExportSource.ts';
import type { ExportPreferences } from './useExportPreferences.ts';
import { useExportRecords } from './useExportRecords.ts';
import { type ExportResult, runExport } from './runExport.ts';

/** The exported records: all that match the filter, or the selected ones. */
export type ExportScope = 'matching' | 'selected';

/** Starts an export as a task. The file is saved at its end, whichever screen is open then. */
export function useExport(source: ExportSource, onDone: () => void) {
  const { descriptor, fetchExtraData } = source;
  const provider = useDataProvider<ConsoleDataProvider>();
  const { selectedIds, matching } = useExportRecords(source);
  const translate = useTranslate();
  const getCountArgs = useCountArgs();
  const notify = useNotify();
  const text = useLocalizedText();
  const cellFormat = useCellFormat();
  const zone = useSiteZone();
  const zoneLabel = useZoneLabel();
  const nameOf = useFormatRecordName();
  const getErrorMessage = useErrorMessage();
  const [id, setId] = useState<string>();
  const [errorMessage, setErrorMessage] = useState<string>();
  const isAttached = useRef(true);

  const startExport = (scope: ExportScope, { sources, style, format }: ExportPreferences) => {
    const chosen = sources.flatMap(source => descriptor.fields.filter(f => f.source === source));
    const columns = buildTransferColumns(chosen);
    const isStored = style === 'stored';
    const title = text(descriptor.plural);
    const startedAt = formatDateTime(new Date(getPlatformTime()), zone)?.slice(0, 16) ?? '';
    const name = buildFileName([title, startedAt], format);
    const partName = buildFileName([title, startedAt, translate('transfer.export.part')], format);
    const options = {
      resource: descriptor.name,
      provider,
      ids: scope === 'selected' ? selectedIds : undefined,
      filter: matching?.filter ?? {},
      sort: matching?.sort ?? { field: descriptor.key, order: 'ASC' as const },
      columns,
      heads: isStored
        ? columns.map(column => column.name)
        : formatColumnHeads(columns, text, zoneLabel),
      ...{ format, title, nameOf, fetchExtraData },
      cellFormat: isStored ? undefined : cellFormat,
    };
    setErrorMessage(undefined);
    const task = startTask<ExportResult>({
      title: translate('transfer.export.task', { name }),
      run: async control => {
        const exported = await runExport(options, control);
        saveFile(exported.isIncomplete ? partName : name, exported.content);
        return exported;
      },
    });
    setId(task.id);
    void task.finished.then(({ state, error, result }) => {
      if (!isAttached.current) return;
      setId(undefined);
      if (state === 'failed') setErrorMessage(formatFailure(error));
      if (state !== 'done') return;
      const { rows, isIncomplete } = result as ExportResult;
      if (isIncomplete)
        notify('transfer.export.done.part', {
          type: 'warning',
          messageArgs: { name: partName, ...getCountArgs(rows) },
        });
      else
        notify('transfer.export.done', {
          type: 'success',
          messageArgs: { name, ...getCountArgs(rows) },
        });
      onDone();
    });
  };

  const formatFailure = (error: unknown) =>
    error instanceof LongCellError
      ? translate('transfer.export.longCell', { text: `${[...error.text].slice(0, 30).join('')}…` })
      : getErrorMessage(error);

  /** The task continues without the dialog. */
  const detach = () => {
    isAttached.current = false;
  };
  return { startExport, id, errorMessage, detach };
}
