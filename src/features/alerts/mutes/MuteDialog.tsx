import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useGetOne, useNotify, useTranslate } from 'react-admin';

import { calls } from '../../../data/calls.ts';
import { useAssignedDomains } from '../../../data/useAssignedDomains.ts';
import { useResourceMutation } from '../../../resources/calls/useResourceMutation.ts';
import { useNotifyError } from '../../../resources/failures/useNotifyError.tsx';
import { useRecordForm } from '../../../resources/form/useRecordForm.ts';
import { RecordFormDialog } from '../../../resources/record/RecordFormDialog.tsx';
import type { ListedAlert } from '../ListedAlert.ts';
import { buildMuteBody, getMuteFields } from './muteFields.ts';
import { muteTarget } from './muteTarget.ts';

const close = () => muteTarget.set(undefined);

/** Mutes the device, the domain or the type of an alert until a time, with a reason. @see ALERT-14 */
export default function MuteDialog({ alert }: { readonly alert: ListedAlert }) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const mutate = useResourceMutation('mutes');
  const queryClient = useQueryClient();
  const { data: domain } = useGetOne<RaRecord>('domains', { id: alert.domain_id });
  const title = translate('alerts.mute.title');
  const isLimited = (useAssignedDomains() ?? []).length > 0;
  const domainName = String(domain?.['name'] ?? translate('alerts.mute.domain'));
  const fields = getMuteFields(alert, domainName, isLimited);
  const state = useRecordForm({
    fields,
    defaultValues: { scope: 'device', hours: 4 },
    onError: error => notifyError(translate('alerts.mute.of', { name: alert.asset_name }), error),
    onSubmit: async values => {
      const body = buildMuteBody(alert, values, Date.now());
      await mutate(() => calls.core.createMute({ body: body as never }));
      void queryClient.invalidateQueries({ queryKey: ['alerts'] });
      notify('alerts.mute.done', { type: 'success' });
      close();
    },
  });
  return (
    <RecordFormDialog
      size="middle"
      title={title}
      confirmLabel={translate('alerts.mute.confirm')}
      state={state}
      fields={fields}
      header={translate('alerts.mute.effect')}
      onClose={close}
    />
  );
}
