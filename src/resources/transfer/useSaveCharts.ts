import { useTranslate } from 'react-admin';

import type { ChartData } from '../../ui/charts/chartData.ts';
import { formatColumnHeader } from '../../ui/charts/formatColumnHeader.ts';
import type { Cell } from '../cells/Cell.ts';
import { buildFileName, saveFile } from './saveFile.ts';
import { tableMediaTypes } from './table/TableWriter.ts';

/** The table of a chart. */
export interface ExportedChart {
  readonly title: string;
  readonly data: ChartData;
  /** The header of the points: Night, Domain. */
  readonly pointHead: string;
}

/**
 * Saves the data of charts as one spreadsheet: one table below the other, with numeric cells.
 *
 * @example
 * const saveCharts = useSaveCharts();
 * await saveCharts(['Lamp 12', '2026-11-12'], [{ title: 'Energy', data, pointHead: 'Night' }]);
 */
export function useSaveCharts() {
  const translate = useTranslate();
  return async (nameParts: readonly string[], charts: readonly ExportedChart[]): Promise<void> => {
    // The writer is loaded only for an export.
    const { createXlsxWriter } = await import('./table/createXlsxWriter.ts');
    const writer = createXlsxWriter({ sheet: translate('chart.sheet') });
    writer.add(charts.flatMap(buildChartRows));
    saveFile(
      buildFileName(nameParts, 'xlsx'),
      new Blob([...writer.end()], { type: tableMediaTypes.xlsx }),
    );
  };
}

function buildChartRows(
  { title, data, pointHead }: ExportedChart,
  index: number,
): readonly Cell[][] {
  const { points, series, unit, rightAxis } = data;
  const heads = series.map(({ name, usesRightAxis }) =>
    formatColumnHeader(name, usesRightAxis ? rightAxis?.unit : unit),
  );
  return [
    ...(index > 0 ? [[]] : []),
    [title],
    [pointHead, ...heads],
    ...points.map(({ label, name = label }, at) => [
      name,
      ...series.map(({ values }) => values[at] ?? undefined),
    ]),
  ];
}
