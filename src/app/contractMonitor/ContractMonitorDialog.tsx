import { useTranslate } from 'react-admin';

import { contractReport } from '../../data/contractMonitor/contractMonitor.ts';
import type { Deviation } from '../../data/contractMonitor/Deviation.ts';
import { useInvalidFrames } from '../../data/live/useConnection.ts';
import { buildFileName, saveFile } from '../../resources/transfer/saveFile.ts';
import { DialogFooter } from '../../ui/DialogFooter.tsx';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { DialogBody } from '../../ui/FormDialog.tsx';
import { FormattedNumber } from '../../ui/FormattedNumber.tsx';
import { useFormatNumber } from '../../ui/useFormatNumber.ts';
import { useStore } from '../../ui/useStore.ts';
import { closeDialog } from '../openDialogs.ts';

const close = () => closeDialog('contract');

/** What the responses of the platform lack, by operation. @see CALL-06 */
export default function ContractMonitorDialog() {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const { checkedCount, deviations: found } = useStore(contractReport);
  const deviations = [...found, ...useFrameDeviation()];
  const counts = { smart_count: checkedCount, count: formatNumber(checkedCount) };
  const save = () => {
    const content = JSON.stringify({ checkedCount, deviations }, null, 2);
    saveFile(
      buildFileName([translate('contract.title')], 'json'),
      new Blob([content], { type: 'application/json' }),
    );
  };
  return (
    <DialogFrame open size="large" title={translate('contract.title')} onClose={close}>
      <DialogBody>
        <p className="text-2">{translate('contract.checked', counts)}</p>
        {deviations.length === 0 ? (
          <EmptyState
            kind="nothing"
            title={translate('contract.none')}
            hint={translate('contract.hint')}
          />
        ) : (
          <DeviationTable deviations={deviations} />
        )}
      </DialogBody>
      <DialogFooter
        confirmLabel={translate('transfer.export')}
        cancelLabel={translate('shell.close')}
        disabled={deviations.length === 0}
        disabledReason={translate('contract.none')}
        onCancel={close}
        onConfirm={save}
      />
    </DialogFrame>
  );
}

const DeviationTable = ({ deviations }: { readonly deviations: readonly Deviation[] }) => {
  const translate = useTranslate();
  return (
    <table className="plain-table type-12" aria-label={translate('contract.title')}>
      <thead>
        <tr>
          {(['operation', 'path', 'rule', 'count', 'excerpt'] as const).map(name => (
            <th key={name} scope="col">
              {translate(`contract.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {deviations.map(({ operation, path, rule, message, count, excerpt }) => (
          <tr key={`${operation} ${path} ${rule} ${message}`}>
            <td>{operation}</td>
            <td className="wrap-anywhere">{path || translate('contract.whole')}</td>
            <td title={message}>{rule}</td>
            <td>
              <FormattedNumber value={count} />
            </td>
            <td className="wrap-anywhere">
              <bdi>{excerpt}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The frames of the alert socket that its document does not allow, which are skipped. */
function useFrameDeviation(): readonly Deviation[] {
  const { count, reason } = useInvalidFrames();
  const [path = '', ...message] = reason.split(' ');
  return count === 0
    ? []
    : [
        {
          ...{ operation: 'WebSocket deviceNotification', path, rule: message.join(' ') },
          ...{ message: reason, excerpt: '', count },
        },
      ];
}
