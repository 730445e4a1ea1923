import { useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';

import { findNextPlay } from '../../../domain/media/findNextPlay.ts';
import type { ScheduledPlan } from '../../../domain/media/planOccurrences.ts';
import {
  type PlayDecision,
  type PlayMoment,
  whatPlaysAt,
} from '../../../domain/media/whatPlaysAt.ts';
import { formatDayTime } from '../../../domain/media/formatDayTime.ts';
import { formatDate } from './calendarSteps.ts';

interface PlayExplanationProps {
  readonly plans: readonly ScheduledPlan[];
  readonly moment: PlayMoment;
  readonly isNow: boolean;
  /** Whether a change is announced: not while the day is played, nor each minute of the present. */
  readonly isLive: boolean;
}

/** What plays at a moment, the rule that decides it, and what plays next. @see MEDIA-16 */
export const PlayExplanation = ({ plans, moment, isNow, isLive }: PlayExplanationProps) => {
  const translate = useTranslate();
  const explain = useExplainDecision();
  const space = useSentenceSpace();
  const next = useDescribeNext(plans, moment);
  const time = formatDayTime(moment.dayMs);
  return (
    <p className="media-notice type-12 text-2" {...(isLive && { role: 'status' })}>
      <b className="text-1">{translate(isNow ? 'media.plays.now' : 'media.plays.at', { time })}</b>
      {space}
      {explain(whatPlaysAt(plans, moment))}
      {space}
      {next}
    </p>
  );
};

/** The space between sentences: Chinese punctuation has its own. */
const useSentenceSpace = () => (useLocale() === 'zh' ? '' : ' ');

/** Returns a sentence about the next change of what plays; empty where nothing changes. */
function useDescribeNext(
  plans: readonly ScheduledPlan[],
  { dayNumber, dayMs }: PlayMoment,
): string {
  const translate = useTranslate();
  const locale = useLocale();
  const next = useMemo(() => findNextPlay(plans, { dayNumber, dayMs }), [plans, dayNumber, dayMs]);
  if (!next) return '';
  const { moment, decision } = next;
  const day = moment.dayNumber === dayNumber ? '' : formatDate(moment.dayNumber, locale);
  return translate(decision.plan ? 'media.plays.next' : 'media.plays.next.gap', {
    time: `${day} ${formatDayTime(moment.dayMs)}`.trim(),
    plan: [decision.plan, ...decision.turns].map(each => each?.name).join(', '),
  });
}

/** Returns a function that explains a decision in a sentence for each part of it. */
export function useExplainDecision(): (decision: PlayDecision) => string {
  const translate = useTranslate();
  const space = useSentenceSpace();
  return ({ reason, plan, turns, conflicts, displaced }) => {
    if (!plan || reason === 'gap') return translate('media.plays.gap');
    const names = (list: readonly ScheduledPlan[]) => list.map(({ name }) => name).join(', ');
    return [
      translate(`media.plays.${reason}`, { plan: plan.name }),
      turns.length > 0 && translate('media.plays.turns', { plans: names(turns) }),
      conflicts.length > 0 &&
        translate('media.plays.conflict', { plan: plan.name, plans: names(conflicts) }),
      displaced.length > 0 && translate('media.plays.displaced', { plans: names(displaced) }),
    ]
      .filter(Boolean)
      .join(space);
  };
}
