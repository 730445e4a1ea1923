import './charts.css';

import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';

import { Icon } from '../icons/Icon.tsx';
import { BarChart, LineChart } from './Chart.tsx';
import type { ChartData, ChartRange } from './chartData.ts';
import { ChartLegend } from './ChartLegend.tsx';
import { ChartTable } from './ChartTable.tsx';
import { formatColumnHeader } from './formatColumnHeader.ts';

export interface ChartCardProps {
  readonly title: string;
  /** Absent while it loads. */
  readonly data?: ChartData | undefined;
  readonly kind: 'line' | 'bar';
  /** The column header of the points: Night, Hour, Domain. */
  readonly pointHeader: string;
  /** The legend of an incomplete step, if there is one. */
  readonly incompleteLabel?: string | undefined;
  /** A custom chart instead of bars or lines. */
  readonly customChart?: ReactNode;
  /** The error with its remedy. */
  readonly failure?: ReactNode;
  /** The text of an empty chart that is about now; absent, that its period has no data. */
  readonly emptyLabel?: string;
  /** One sentence below. */
  readonly note?: ReactNode;
  readonly height?: number;
  readonly onPointClick?: (index: number) => void;
  /** The highlighted points. */
  readonly selectedRange?: ChartRange | undefined;
  /** Makes ranges of points selectable. */
  readonly onRangeSelect?: ((range: ChartRange) => void) | undefined;
  /** Exports the data of the chart as a file. */
  readonly onExport?: ((data: ChartData, pointHeader: string) => void) | undefined;
}

type ChartCardView = 'chart' | 'table';

/** A chart with its table and its export. Printing shows both. */
export const ChartCard = (props: ChartCardProps) => {
  const { title, data, kind, pointHeader, incompleteLabel, failure, note, onExport } = props;
  const translate = useTranslate();
  const id = useId();
  const [view, setView] = useState<ChartCardView>('chart');
  const hasIncomplete = data?.points.some(({ isOpen }) => isOpen) === true;
  return (
    <section
      className="chart-card card stack min-w-0 break-inside-avoid px-16 pt-12 pb-14 print:block print:break-inside-avoid print:px-12 print:pt-6 print:pb-8"
      aria-labelledby={id}
    >
      <header className="chart-head cluster min-h-32 gap-x-16 gap-y-4 pb-10 print:m-0 print:min-h-0 print:p-0 [&_h2]:max-w-[calc(100%-120px)] [&_h2]:flex-[1_0_auto] [&_h2]:text-14 [&_h2]:leading-14 [&_h2]:font-semibold max-sm:[&_h2]:flex-[1_1_0] print:[&_h2]:max-w-none">
        <h2 id={id}>{title}</h2>
        {data && !props.customChart && view === 'chart' && (
          <ChartLegend
            series={addUnitsToNames(data)}
            kind={kind}
            incompleteLabel={hasIncomplete ? incompleteLabel : undefined}
          />
        )}
        <span className="row ml-auto gap-8 print:hidden">
          <ChartViewToggle view={view} title={title} onViewChange={setView} />
          {onExport && (
            <Tooltip title={translate('chart.export')}>
              <span>
                <IconButton
                  aria-label={translate('chart.export.of', { title })}
                  disabled={!data}
                  onClick={() => data && onExport(data, pointHeader)}
                >
                  <Icon name="download" />
                </IconButton>
              </span>
            </Tooltip>
          )}
        </span>
      </header>
      {failure ?? <ChartCardBody {...props} view={view} />}
      {note && !failure && <p className="chart-note type-12 mt-8 text-2">{note}</p>}
    </section>
  );
};

/** With two axes of different units, the legend shows the units. */
const addUnitsToNames = ({ series, unit, rightAxis }: ChartData) =>
  rightAxis
    ? series.map(each => ({
        ...each,
        name: formatColumnHeader(each.name, each.usesRightAxis ? rightAxis.unit : unit),
      }))
    : series;

interface ChartCardBodyProps extends ChartCardProps {
  readonly view: ChartCardView;
}

const ChartCardBody = ({
  data,
  kind,
  pointHeader,
  customChart,
  emptyLabel,
  height = 220,
  onPointClick,
  selectedRange,
  onRangeSelect,
  view,
}: ChartCardBodyProps) => {
  const translate = useTranslate();
  if (!data) return <ChartSkeleton height={height} />;
  if (data.points.length === 0)
    return (
      <p
        className="grid place-items-center text-3 print:block print:min-h-0! print:px-6 print:py-2"
        style={{ minHeight: height }}
      >
        {emptyLabel ?? translate('chart.empty')}
      </p>
    );
  const Chart = kind === 'bar' ? BarChart : LineChart;
  return (
    <>
      {view === 'chart' &&
        (customChart ?? (
          <Chart
            {...data}
            {...{ height, selectedRange, onRangeSelect }}
            {...(onPointClick && { onPointClick })}
          />
        ))}
      <div
        className="chart-rows"
        style={{ minHeight: height }}
        hidden={view === 'chart'}
        role="group"
        aria-label={data.label}
        // Scrollable, so it must be focusable.
        tabIndex={0}
      >
        <ChartTable {...data} pointHeader={pointHeader} />
      </div>
    </>
  );
};

interface ChartViewToggleProps {
  readonly view: ChartCardView;
  readonly title: string;
  readonly onViewChange: (view: ChartCardView) => void;
}

/** Switches between chart and table. */
const ChartViewToggle = ({ view, title, onViewChange }: ChartViewToggleProps) => {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      className="chart-views"
      value={view}
      aria-label={translate('chart.view', { title })}
      onChange={(_event, nextView: ChartCardView | null) => nextView && onViewChange(nextView)}
    >
      {(['chart', 'table'] as const).map(each => (
        <Tooltip key={each} title={translate(`chart.view.${each}`)}>
          <ToggleButton value={each} aria-label={translate(`chart.view.${each}`)}>
            <Icon name={each === 'chart' ? 'chart' : 'list'} size={14} />
          </ToggleButton>
        </Tooltip>
      ))}
    </ToggleButtonGroup>
  );
};

/** The placeholder of a chart, at its height. */
const ChartSkeleton = ({ height }: { readonly height: number }) => {
  const translate = useTranslate();
  return (
    <div
      className="chart-skeleton after-300ms rounded-2 bg-(--sunken) print:h-auto! print:animate-none print:px-6 print:py-2"
      style={{ height }}
    >
      <span className="visually-hidden" role="status">
        {translate('shell.loading')}
      </span>
    </div>
  );
};
