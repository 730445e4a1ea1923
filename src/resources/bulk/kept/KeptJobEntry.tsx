import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';

import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Ago } from '../../../ui/Ago.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useFigures } from '../../../ui/useFigures.ts';
import { BulkOutcome } from '../BulkOutcome.tsx';
import type { Standing } from '../BulkRun.ts';
import { GivenValues } from '../GivenValues.tsx';
import { jobStorage } from './jobStorage.ts';
import type { Rest } from './Rest.ts';
import { stillRun } from './stillRun.ts';
import { useJobOperation } from './useJobOperation.ts';
import type { KnownJob } from './useKeptJobs.ts';

interface KeptJobEntryProps extends KnownJob {
  readonly onRest: (rest: Rest) => void;
}

const FAILED: readonly Standing[] = ['failed', 'timedOut'];
const SAID: readonly Standing[] = ['done', 'pending', 'failed', 'timedOut', 'notStarted'];
const LEFT: readonly Standing[] = ['notStarted'];

/** One earlier job: what it was, how far it came, what became of each, and what of it can still be done. */
export const KeptJobEntry = ({ job, state, onRest }: KeptJobEntryProps) => {
  const translate = useTranslate();
  const figure = useFigures();
  const { operation, title } = useJobOperation(job);
  const run = stillRun(job);
  const tally = run.tally();
  const idsIn = (standings: readonly Standing[]) =>
    job.outcomes.flatMap(({ item, standing }) => (standings.includes(standing) ? [item.id] : []));
  const [failed, left] = [idsIn(FAILED), idsIn(LEFT)];
  const total = job.outcomes.length;
  const parts = SAID.filter(standing => tally[standing] > 0).map(standing =>
    translate(`bulk.standing.${standing}`, { count: figure(tally[standing]) }),
  );
  const share = (count: number) => ({ width: `${total === 0 ? 0 : (100 * count) / total}%` });
  const isElsewhere = state === 'elsewhere';
  return (
    <li className="task-entry" aria-label={title}>
      <div className="task-line">
        <span className="task-title">{title}</span>
        <span className={`kept-state kept-${state}`}>{translate(`job.state.${state}`)}</span>
      </div>
      {operation && <GivenValues operation={operation} values={job.values} />}
      <div className="task-bar kept-bar">
        <i className="kept-done" style={share(tally.done)} />
        <i className="kept-pending" style={share(tally.pending)} />
        <i className="kept-failed" style={share(failed.length)} />
      </div>
      <div className="task-foot">
        <span>
          {parts.join(' · ')}
          {' · '}
          <Ago time={job.began} />
        </span>
        <span className="task-acts">
          {!isElsewhere && operation && left.length > 0 && (
            <ActionButton onClick={() => onRest({ job, ids: left, standings: LEFT })}>
              {translate('job.goOn', { count: figure(left.length) })}
            </ActionButton>
          )}
          {!isElsewhere && operation && failed.length > 0 && (
            <ActionButton onClick={() => onRest({ job, ids: failed, standings: FAILED })}>
              {translate('job.retry', { count: figure(failed.length) })}
            </ActionButton>
          )}
          {!isElsewhere && (
            <IconButton
              size="small"
              aria-label={translate('task.forget', { title })}
              onClick={() => jobStorage.remove(job.id)}
            >
              <Icon name="close" size={15} />
            </IconButton>
          )}
        </span>
      </div>
      {state === 'interrupted' && <p className="task-note">{translate('job.interrupted')}</p>}
      {job.taken > 0 && (
        <p className="task-note">{translate('job.taken', { count: figure(job.taken) })}</p>
      )}
      <details className="task-detail">
        <summary>{translate('task.details')}</summary>
        <BulkOutcome run={run} operation={operation} />
      </details>
    </li>
  );
};
