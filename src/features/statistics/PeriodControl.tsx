import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { formatStepLabel } from '../../domain/nightSpan.ts';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import {
  type PeriodPreset,
  PERIOD_PRESETS,
  shiftPeriodParams,
  setPresetParams,
} from './statisticsPeriod.ts';
import type { StatisticsFilter } from './useStatisticsFilter.ts';

/** The calendar loads when opened. */
const PeriodDialog = lazyComponent(() => import('./PeriodDialog.tsx'));

/** Selects the period of a page: a length, the previous and the next one, or any nights. */
export const PeriodControl = ({ filter }: { readonly filter: StatisticsFilter }) => {
  const translate = useTranslate();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const { period, searchParams, setSearchParams, tonight } = filter;
  const shiftPeriod = (direction: -1 | 1) =>
    setSearchParams(shiftPeriodParams(searchParams, period, direction, tonight));
  return (
    <div
      className="period cluster gap-4 max-sm:w-full"
      role="group"
      aria-label={translate('statistics.period')}
    >
      <ToggleButtonGroup
        exclusive
        value={period.preset ?? null}
        aria-label={translate('statistics.period.length')}
        onChange={(_event, preset: PeriodPreset | null) =>
          preset && setSearchParams(setPresetParams(searchParams, preset))
        }
      >
        {PERIOD_PRESETS.map(preset => (
          <ToggleButton key={preset} value={preset}>
            {translate(`statistics.period.${preset}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Tooltip title={translate('statistics.period.earlier')}>
        <IconButton
          aria-label={translate('statistics.period.earlier')}
          className="ml-8 max-sm:-ml-8"
          onClick={() => shiftPeriod(-1)}
        >
          <Icon name="left" />
        </IconButton>
      </Tooltip>
      <Tooltip title={translate('statistics.period.choose')} describeChild>
        <button
          type="button"
          className="period-text plain-button h-[max(var(--control),var(--target))] rounded-2 px-8 py-0 text-13 text-accent hover:bg-(--hover)"
          onClick={() => setIsDialogOpen(true)}
        >
          {formatPeriod(filter)}
        </button>
      </Tooltip>
      <Tooltip title={translate('statistics.period.later')}>
        <span>
          <IconButton
            aria-label={translate('statistics.period.later')}
            disabled={period.includesTonight}
            onClick={() => shiftPeriod(1)}
          >
            <Icon name="right" />
          </IconButton>
        </span>
      </Tooltip>
      <span className="period-paper hidden print:inline">{formatPeriod(filter)}</span>
      <LazyBoundary>
        {isDialogOpen && <PeriodDialog filter={filter} onClose={() => setIsDialogOpen(false)} />}
      </LazyBoundary>
    </div>
  );
};

/** Formats a period by its nights; a year by its months. */
function formatPeriod({ period: { first, last, preset, span }, zone }: StatisticsFilter): string {
  if (preset === 'year') {
    const [from, to] = [span.from, span.to - 1].map(time => formatStepLabel(time, 'month', zone));
    return `${from} – ${to}`;
  }
  return first === last ? last : `${first} – ${last}`;
}
