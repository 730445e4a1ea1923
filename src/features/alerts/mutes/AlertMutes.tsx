import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useNotify, useTranslate } from 'react-admin';

import { calls } from '../../../data/calls.ts';
import { operation as deleteMute } from '../../../generated/core/operations/deleteMute.ts';
import { mutes } from '../../../generated/core/resources.ts';
import { useDenialReason } from '../../../resources/access/useDenialReason.ts';
import { useResourceMutation } from '../../../resources/calls/useResourceMutation.ts';
import { useNotifyError } from '../../../resources/failures/useNotifyError.tsx';
import { QueryError } from '../../../resources/failures/QueryError.tsx';
import { FieldValue } from '../../../resources/fields/FieldValue.tsx';
import type { FieldDescriptor } from '../../../schema/field.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { SiteTime } from '../../../ui/SiteTime.tsx';
import type { ListedAlert } from '../ListedAlert.ts';
import { formatWithSlashes } from '../list/alertFields.tsx';
import { type Mute, useAlertMutes } from './useAlertMutes.ts';

const muteFields: readonly FieldDescriptor[] = mutes.fields;
const targetFields = ['assetId', 'domainId', 'type'].flatMap(source =>
  muteFields.filter(field => field.source === source),
);

/** The mutes of an alert: what, until when, by whom and why, each with a button that ends it. @see ALERT-14 */
export const AlertMutes = ({ alert }: { readonly alert: ListedAlert }) => {
  const translate = useTranslate();
  const { data, error, refetch } = useAlertMutes(alert);
  const title = translate('alerts.muted');
  return (
    <section aria-label={title}>
      <h3 className="inline-row gap-6 semibold fs-13">
        <Icon name="bellOff" size={14} />
        {title}
      </h3>
      {error && <QueryError error={error} title={title} onRetry={refetch} />}
      {data?.length === 0 && <p className="text-2 fs-13">{translate('alerts.muted.elsewhere')}</p>}
      <ul className="alert-lines fs-13">
        {data?.map(mute => (
          <MuteLine key={mute.id} mute={mute} />
        ))}
      </ul>
    </section>
  );
};

const MuteLine = ({ mute }: { readonly mute: Mute }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const mutate = useResourceMutation('mutes');
  const queryClient = useQueryClient();
  const disabledReason = useDenialReason('mutes', [deleteMute])(deleteMute);
  const unmute = useMutation({
    mutationFn: () => mutate(() => calls.core.deleteMute({ path: { id: mute.id } })),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ['alerts'] });
      notify('alerts.unmute.done', { type: 'success' });
    },
    onError: error => notifyError(translate('alerts.unmute'), error),
  });
  return (
    <li className="row gap-12 spread">
      <span className="shrink break-anywhere">
        {targetFields
          .filter(({ source }) => mute[source])
          .map((field, index) => (
            <Fragment key={field.source}>
              {index > 0 && ' · '}
              <FieldValue field={field} record={mute} />
            </Fragment>
          ))}
        <br />
        <span className="text-2">
          {translate('alerts.muted.until')}{' '}
          <SiteTime time={Date.parse(mute.until)} formatText={formatWithSlashes} /> ·{' '}
          {mute.createdBy} · {mute.reason}
        </span>
      </span>
      <ActionButton
        size="small"
        isPending={unmute.isPending}
        disabled={disabledReason !== undefined}
        disabledReason={disabledReason ?? ''}
        onClick={({ currentTarget }) => {
          // The line leaves with its button; the panel keeps the focus.
          currentTarget.closest<HTMLElement>('[role=dialog]')?.focus();
          unmute.mutate();
        }}
      >
        {translate('alerts.unmute')}
      </ActionButton>
    </li>
  );
};
