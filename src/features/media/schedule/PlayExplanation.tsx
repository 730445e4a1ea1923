import { useTranslate } from 'react-admin';

import type { ScheduledPlan } from '../../../domain/media/planOccurrences.ts';
import {
  type PlayDecision,
  type PlayMoment,
  whatPlaysAt,
} from '../../../domain/media/whatPlaysAt.ts';
import { formatDayTime } from './formatDayTime.ts';

interface PlayExplanationProps {
  readonly plans: readonly ScheduledPlan[];
  readonly moment: PlayMoment;
  readonly isNow: boolean;
}

/** What plays at a moment, and the rule that decides it. @see MEDIA-16 */
export const PlayExplanation = ({ plans, moment, isNow }: PlayExplanationProps) => {
  const translate = useTranslate();
  const explain = useExplainDecision();
  const time = formatDayTime(moment.dayMs);
  return (
    <p className="media-notice type-12 text-2" role="status">
      <b className="text-1">{translate(isNow ? 'media.plays.now' : 'media.plays.at', { time })}</b>{' '}
      {explain(whatPlaysAt(plans, moment))}
    </p>
  );
};

/** Returns a function that explains a decision in a sentence for each part of it. */
export function useExplainDecision(): (decision: PlayDecision) => string {
  const translate = useTranslate();
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
      .join(' ');
  };
}
