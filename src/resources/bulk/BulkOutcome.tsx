import './bulk.css';

import { useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';

import type { OperationDescriptor } from '../../schema/operation.ts';
import { type GlyphName, StateGlyph } from '../../ui/icons/StateGlyph.tsx';
import { useFormatNumber } from '../../ui/useFormatNumber.ts';
import { InlineResponse } from '../record/InlineResponse.tsx';
import { useDescribeError } from '../failures/useDescribeError.ts';
import type { BulkRun, ItemOutcome, ItemStatus } from './run/BulkRun.ts';
import { type OutcomeGroup, groupOutcomes } from './groupOutcomes.ts';
import { ExpandableList } from './ExpandableList.tsx';

/** The shape of each status; its labels are `bulk.status.*`. */
const statusGlyphs: Readonly<Record<ItemStatus, GlyphName>> = {
  failed: 'critical',
  timedOut: 'major',
  notStarted: 'offline',
  pending: 'pending',
  sent: 'pending',
  waiting: 'pending',
  done: 'success',
};

interface BulkOutcomeProps {
  readonly run: Pick<BulkRun, 'getOutcomes' | 'getStatusCounts' | 'subscribe'>;
  /** Absent where its document no longer has it. */
  readonly operation?: OperationDescriptor | undefined;
  /** More responses arrive: an automatically expanded list would move the buttons below it. */
  readonly isRunning?: boolean;
}

/** Shows the outcome of each record during and after a run: failures first, by reason, with names. */
export const BulkOutcome = ({ run, operation, isRunning = false }: BulkOutcomeProps) => {
  const describeError = useDescribeError();
  // The content depends on every outcome.
  useSyncExternalStore(run.subscribe, run.getStatusCounts);
  return (
    <ul className="bulk-outcome">
      {groupOutcomes(run.getOutcomes(), describeError).map(group => (
        <OutcomeGroupItem
          key={`${group.status} ${group.reason ?? ''}`}
          group={group}
          operation={operation}
          isRunning={isRunning}
        />
      ))}
    </ul>
  );
};

interface OutcomeGroupItemProps {
  readonly group: OutcomeGroup;
  readonly operation: OperationDescriptor | undefined;
  readonly isRunning: boolean;
}

const OutcomeGroupItem = ({
  group: { status, reason, remedy, code, outcomes },
  operation,
  isRunning,
}: OutcomeGroupItemProps) => {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const [userChoice, setUserChoice] = useState<boolean>();
  const isOpen = userChoice ?? (!isRunning && (status === 'failed' || status === 'timedOut'));
  const count = formatNumber(outcomes.length);
  return (
    <li>
      <details open={isOpen}>
        <summary
          onClick={event => {
            event.preventDefault();
            setUserChoice(!isOpen);
          }}
        >
          <StateGlyph state={statusGlyphs[status]} size={14} />
          <span>{translate(`bulk.status.${status}`, { count })}</span>
          {reason && <span className="bulk-reason min-w-0 wrap-anywhere text-2">{reason}</span>}
          {code !== undefined && (
            <span className="ml-auto text-12 whitespace-nowrap text-3">
              {translate('bulk.code', { code })}
            </span>
          )}
        </summary>
        {remedy && <p className="pb-4 pl-22 text-2">{remedy}</p>}
        {/* This re-renders with every response: the names of a collapsed list would block the page. */}
        {isOpen && (
          <ExpandableList<ItemOutcome> items={outcomes}>
            {({ item, response }) => (
              <li key={item.id}>
                {item.name}
                {status === 'done' && operation && (
                  <InlineResponse operation={operation} response={response} />
                )}
              </li>
            )}
          </ExpandableList>
        )}
      </details>
    </li>
  );
};
