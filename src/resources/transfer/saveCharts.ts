import { useTranslate } from 'react-admin';

import type { ChartData } from '../../ui/charts/chart.ts';
import { headOf } from '../../ui/charts/headOf.ts';
import type { Cell } from './cells/Cell.ts';
import { fileName, saveFile } from './saveFile.ts';
import { mediaTypes } from './table/TableWriter.ts';

/** The table behind a chart. */
export interface SavedChart {
  readonly title: string;
  readonly data: ChartData;
  /** What its points are: Night, Domain. */
  readonly pointHead: string;
}

/** Hands over what charts show as one spreadsheet: their tables below each other, numbers as numbers. */
export function useSaveCharts() {
  const translate = useTranslate();
  return async (words: readonly string[], charts: readonly SavedChart[]): Promise<void> => {
    // Only who exports needs what packs the file.
    const { xlsxWriter } = await import('./table/xlsxWriter.ts');
    const writer = xlsxWriter({ sheet: translate('chart.sheet') });
    writer.add(charts.flatMap(rowsOf));
    saveFile(fileName(words, 'xlsx'), new Blob([...writer.end()], { type: mediaTypes.xlsx }));
  };
}

function rowsOf({ title, data, pointHead }: SavedChart, index: number): readonly Cell[][] {
  const { points, series, unit, right } = data;
  const heads = series.map(({ name, isRight }) => headOf(name, isRight ? right?.unit : unit));
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
