import './bulk.css';

import { useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';

import type { OperationDescriptor } from '../../schema/operation.ts';
import { type GlyphName, StateGlyph } from '../../ui/icons/StateGlyph.tsx';
import { useFigures } from '../../ui/useFigures.ts';
import { AnswerLine } from '../record/AnswerLine.tsx';
import { useFailureWords } from '../useFailureWords.ts';
import type { BulkRun, Outcome, Standing } from './BulkRun.ts';
import { type OutcomeGroup, outcomeGroups } from './outcomeGroups.ts';
import { SomeOf } from './SomeOf.tsx';

/** A standing is a shape; its words are `bulk.standing.*`. */
const glyphs: Readonly<Record<Standing, GlyphName>> = {
  failed: 'critical',
  timedOut: 'major',
  notStarted: 'offline',
  pending: 'pending',
  sent: 'pending',
  waiting: 'pending',
  done: 'success',
};

interface BulkOutcomeProps {
  readonly run: Pick<BulkRun, 'outcomes' | 'tally' | 'subscribe'>;
  /** Absent where its document is gone. */
  readonly operation?: OperationDescriptor | undefined;
  /** More responses come in: a list that opens by itself would move the buttons below it. */
  readonly isRunning?: boolean;
}

/** What became of each record, while it lasts and after: the failed ones first, by reason, with their names. */
export const BulkOutcome = ({ run, operation, isRunning = false }: BulkOutcomeProps) => {
  const words = useFailureWords();
  // What is read changes with every outcome.
  useSyncExternalStore(run.subscribe, run.tally);
  return (
    <ul className="bulk-outcome">
      {outcomeGroups(run.outcomes(), words).map(group => (
        <OutcomeLine
          key={`${group.standing} ${group.reason ?? ''}`}
          group={group}
          operation={operation}
          isRunning={isRunning}
        />
      ))}
    </ul>
  );
};

interface OutcomeLineProps {
  readonly group: OutcomeGroup;
  readonly operation: OperationDescriptor | undefined;
  readonly isRunning: boolean;
}

const OutcomeLine = ({
  group: { standing, reason, remedy, code, outcomes },
  operation,
  isRunning,
}: OutcomeLineProps) => {
  const translate = useTranslate();
  const figure = useFigures();
  const [chosen, setOpen] = useState<boolean>();
  const isOpen = chosen ?? (!isRunning && (standing === 'failed' || standing === 'timedOut'));
  const count = figure(outcomes.length);
  return (
    <li>
      <details open={isOpen}>
        <summary
          onClick={event => {
            event.preventDefault();
            setOpen(!isOpen);
          }}
        >
          <StateGlyph state={glyphs[standing]} size={14} />
          <span>{translate(`bulk.standing.${standing}`, { count })}</span>
          {reason && <span className="bulk-reason">{reason}</span>}
          {code !== undefined && (
            <span className="bulk-code">{translate('bulk.code', { code })}</span>
          )}
        </summary>
        {remedy && <p className="bulk-remedy">{remedy}</p>}
        {/* Every response draws this again: the names of a closed list would keep the page busy. */}
        {isOpen && (
          <SomeOf<Outcome> all={outcomes}>
            {({ item, answer }) => (
              <li key={item.id}>
                {item.name}
                {standing === 'done' && operation && (
                  <AnswerLine operation={operation} answer={answer} />
                )}
              </li>
            )}
          </SomeOf>
        )}
      </details>
    </li>
  );
};
