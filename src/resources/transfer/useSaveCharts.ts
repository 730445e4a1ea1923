import { useTranslate } from 'react-admin';

import type { ChartData } from '../../ui/charts/chartData.ts';
import { formatColumnHeader } from '../../ui/charts/formatColumnHeader.ts';
import type { Cell } from './cells/Cell.ts';
import { buildFileName, saveFile } from './saveFile.ts';
import { tableMediaTypes } from './table/TableWriter.ts';

/** The table behind a chart. */
export interface ExportedChart {
  readonly title: string;
  readonly data: ChartData;
  /** What its points are: Night, Domain. */
  readonly pointHead: string;
}

/** Hands over what charts show as one spreadsheet: their tables below each other, numbers as numbers. */
export function useSaveCharts() {
  const translate = useTranslate();
  return async (nameParts: readonly string[], charts: readonly ExportedChart[]): Promise<void> => {
    // Only who exports needs what packs the file.
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
