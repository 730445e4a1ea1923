import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { type RaRecord, useGetOne, useNotify, useTranslate } from 'react-admin';

import { formatWithSlashes } from '../../../domain/formatDateTime.ts';
import { getPlatformTime } from '../../../domain/platformClock.ts';
import { parseInstant } from '../../../domain/timeZone.ts';
import { calls } from '../../../data/calls.ts';
import { useNow } from '../../../data/useNow.ts';
import { useAssignedDomains } from '../../../data/useAssignedDomains.ts';
import { useResourceMutation } from '../../../resources/calls/useResourceMutation.ts';
import { useNotifyError } from '../../../resources/failures/useNotifyError.tsx';
import type { RecordFormState } from '../../../resources/form/RecordForm.tsx';
import { useRecordForm } from '../../../resources/form/useRecordForm.ts';
import { RecordFormDialog } from '../../../resources/record/RecordFormDialog.tsx';
import { SiteTime, ZoneName } from '../../../ui/SiteTime.tsx';
import { useSiteZone } from '../../../ui/SiteZone.ts';
import type { ListedAlert } from '../ListedAlert.ts';
import { buildMuteBody, getMuteEnd, getMuteFields } from './muteFields.ts';
import { muteTarget } from './muteTarget.ts';

const close = () => muteTarget.set(undefined);

/** Mutes the device, the domain or the type of an alert until a time, with a reason. @see ALERT-14 */
export default function MuteDialog({ alert }: { readonly alert: ListedAlert }) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const mutate = useResourceMutation('mutes');
  const queryClient = useQueryClient();
  const zone = useSiteZone();
  const { data: domain } = useGetOne<RaRecord>('domains', { id: alert.domain_id });
  const title = translate('alerts.mute.title');
  const isLimited = (useAssignedDomains() ?? []).length > 0;
  const domainName = String(domain?.['name'] ?? translate('alerts.mute.domain'));
  const fields = getMuteFields(alert, domainName, isLimited);
  const state = useRecordForm({
    fields,
    defaultValues: { scope: 'device', hours: 2 },
    onError: error => notifyError(translate('alerts.mute.of', { name: alert.asset_name }), error),
    onSubmit: async values => {
      const body = buildMuteBody(alert, values, getPlatformTime(), zone);
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
      footer={<MuteEnd state={state} />}
      onClose={close}
    />
  );
}

/** The end of the chosen duration, to the minute. */
const MuteEnd = ({ state }: { readonly state: RecordFormState }) => {
  const translate = useTranslate();
  const values = useWatch({ control: state.form.control });
  const zone = useSiteZone();
  const end = parseInstant(getMuteEnd(values, useNow(), zone), zone);
  return Number.isNaN(end) ? null : (
    <p className="m-0 mt-16 text-14/14-text text-2">
      {translate('alerts.muted.until')}{' '}
      <SiteTime time={end} formatText={text => formatWithSlashes(text).slice(0, -3)} /> <ZoneName />
    </p>
  );
};
