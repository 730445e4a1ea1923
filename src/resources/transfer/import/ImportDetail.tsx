import '../transfer.css';

import { useTranslate } from 'react-admin';

import { Count } from '../../../ui/Count.tsx';

import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { saveFile } from '../saveFile.ts';
import { useCounted } from '../useCounted.ts';
import { Counts } from './Counts.tsx';
import type { Outcome } from './ImportState.ts';

/** What became of the rows of an import, in its dialog and in the drawer: the numbers, and the rows that were not taken as a file. */
export const ImportDetail = ({ outcome }: { readonly outcome: Outcome }) => {
  const translate = useTranslate();
  const counted = useCounted();
  const { created, updated, same, refused, unclear, unsent, rejected, report, reportName } =
    outcome;
  const untaken = rejected + refused.length + unclear.length + unsent.length;
  return (
    <div className="transfer-outcome">
      <Counts
        counts={[
          { name: 'created', count: created },
          { name: 'updated', count: updated },
          { name: 'same', count: same },
          { name: 'rejected', count: rejected, isBad: true },
          { name: 'refused', count: refused.length, isBad: true },
          { name: 'unclear', count: unclear.length, isBad: true },
          { name: 'unsent', count: unsent.length, isBad: true },
        ]}
      />
      {untaken === 0 ? (
        <p>{translate('transfer.done.all')}</p>
      ) : (
        <>
          <Untaken outcome={outcome} />
          <p className="transfer-hint">{translate('transfer.report.hint')}</p>
          {report && (
            <ActionButton
              startIcon={<Icon name="download" />}
              onClick={() => saveFile(reportName, report)}
            >
              {translate('transfer.report.save', counted(untaken))}
            </ActionButton>
          )}
        </>
      )}
    </div>
  );
};

const MOST = 5;

/** The commonest reasons of the platform. */
const Untaken = ({ outcome: { refused, unclear, unsent } }: { readonly outcome: Outcome }) => {
  const counts = new Map<string, number>();
  for (const { reason } of [...refused, ...unclear, ...unsent])
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const reasons = [...counts].sort(([, one], [, other]) => other - one).slice(0, MOST);
  return reasons.length === 0 ? null : (
    <ul className="transfer-reasons">
      {reasons.map(([reason, count]) => (
        <li key={reason}>
          <span className="transfer-count">
            <Count of={count} />
          </span>
          <span>{reason}</span>
        </li>
      ))}
    </ul>
  );
};
