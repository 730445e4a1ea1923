import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';

import { stepLabel } from '../../domain/nights.ts';
import { lazyScreen } from '../../ui/lazyScreen.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { type Preset, PRESETS, withMoved, withPreset } from './periods.ts';
import type { Question } from './useQuestion.ts';

/** The calendar comes when it is wanted. */
const PeriodDialog = lazyScreen(() => import('./PeriodDialog.tsx'));

/** The time that all of a page is about: a length, the one before and after, or any nights. */
export const PeriodControl = ({ question }: { readonly question: Question }) => {
  const translate = useTranslate();
  const [isChoosing, choose] = useState(false);
  const { period, address, ask, tonight } = question;
  const move = (direction: -1 | 1) => ask(withMoved(address, period, direction, tonight));
  return (
    <div className="period" role="group" aria-label={translate('statistics.period')}>
      <ToggleButtonGroup
        exclusive
        value={period.preset ?? null}
        aria-label={translate('statistics.period.length')}
        onChange={(_event, preset: Preset | null) => preset && ask(withPreset(address, preset))}
      >
        {PRESETS.map(preset => (
          <ToggleButton key={preset} value={preset}>
            {translate(`statistics.period.${preset}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Tooltip title={translate('statistics.period.earlier')}>
        <IconButton
          aria-label={translate('statistics.period.earlier')}
          className="period-back"
          onClick={() => move(-1)}
        >
          <Icon name="left" />
        </IconButton>
      </Tooltip>
      <Tooltip title={translate('statistics.period.choose')} describeChild>
        <button type="button" className="period-words" onClick={() => choose(true)}>
          {wordsOf(question)}
        </button>
      </Tooltip>
      <Tooltip title={translate('statistics.period.later')}>
        <span>
          <IconButton
            aria-label={translate('statistics.period.later')}
            className="period-next"
            disabled={period.isNow}
            onClick={() => move(1)}
          >
            <Icon name="right" />
          </IconButton>
        </span>
      </Tooltip>
      <span className="period-paper">{wordsOf(question)}</span>
      <Suspense>
        {isChoosing && <PeriodDialog question={question} onClose={() => choose(false)} />}
      </Suspense>
    </div>
  );
};

/** From when to when, by nights; a year by its months. */
function wordsOf({ period: { first, last, preset, span }, zone }: Question): string {
  if (preset === 'year') {
    const [from, to] = [span.from, span.to - 1].map(time => stepLabel(time, 'month', zone));
    return `${from} – ${to}`;
  }
  return first === last ? last : `${first} – ${last}`;
}
