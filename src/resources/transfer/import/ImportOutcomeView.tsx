import '../transfer.css';

import { useTranslate } from 'react-admin';

import { FormattedNumber } from '../../../ui/FormattedNumber.tsx';

import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { saveFile } from '../saveFile.ts';
import { useCountArgs } from '../useCountArgs.ts';
import { RowCounts } from './RowCounts.tsx';
import type { ImportOutcome } from './ImportState.ts';

/** Shows the outcome of an import in its dialog and in the drawer: the counts, and the failed rows as a file. */
export const ImportOutcomeView = ({ outcome }: { readonly outcome: ImportOutcome }) => {
  const translate = useTranslate();
  const getCountArgs = useCountArgs();
  const {
    created,
    updated,
    same,
    failedRows,
    uncertainRows,
    unsentRows,
    rejected,
    report,
    reportName,
  } = outcome;
  const failedCount = rejected + failedRows.length + uncertainRows.length + unsentRows.length;
  return (
    <div className="grid justify-items-start gap-8">
      <RowCounts
        counts={[
          { name: 'created', count: created },
          { name: 'updated', count: updated },
          { name: 'same', count: same },
          { name: 'rejected', count: rejected, isError: true },
          { name: 'failed', count: failedRows.length, isError: true },
          { name: 'unclear', count: uncertainRows.length, isError: true },
          { name: 'unsent', count: unsentRows.length, isError: true },
        ]}
      />
      {failedCount === 0 ? (
        <p>{translate('transfer.done.all')}</p>
      ) : (
        <>
          <FailureReasons outcome={outcome} />
          <p className="transfer-hint type-12 text-3">{translate('transfer.report.hint')}</p>
          {report && (
            <ActionButton
              startIcon={<Icon name="download" />}
              onClick={() => saveFile(reportName, report)}
            >
              {translate('transfer.report.save', getCountArgs(failedCount))}
            </ActionButton>
          )}
        </>
      )}
    </div>
  );
};

const MAX_REASONS = 5;

/** The most frequent errors of the platform. */
const FailureReasons = ({
  outcome: { failedRows, uncertainRows, unsentRows },
}: {
  readonly outcome: ImportOutcome;
}) => {
  const counts = new Map<string, number>();
  for (const { reason } of [...failedRows, ...uncertainRows, ...unsentRows])
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const reasons = [...counts].sort(([, one], [, other]) => other - one).slice(0, MAX_REASONS);
  return reasons.length === 0 ? null : (
    <ul className="transfer-reasons">
      {reasons.map(([reason, count]) => (
        <li key={reason}>
          <span className="text-right text-3">
            <FormattedNumber value={count} />
          </span>
          <span>{reason}</span>
        </li>
      ))}
    </ul>
  );
};
