import { useGetList, useTranslate } from 'react-admin';

import { type AppliedMute, type Mute, useMutes } from '../../../data/useMutes.ts';
import { clipText } from '../../../domain/clipText.ts';
import { useLocalizedText } from '../../../resources/descriptor/useLocalizedText.ts';
import { QueryError } from '../../../resources/failures/QueryError.tsx';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { SiteTime } from '../../../ui/SiteTime.tsx';
import { useFormatNumber } from '../../../ui/useFormatNumber.ts';
import type { ListedAlert } from '../ListedAlert.ts';
import { formatWithSlashes } from '../../../domain/formatDateTime.ts';
import { getTypeLabel } from './getTypeLabel.ts';
import { getMuteScope, getScopeLabels } from './muteScopes.ts';
import { useUnmute } from './useUnmute.ts';

/** A longer name is cut. */
const MAX_LABEL_LENGTH = 150;

/** The mutes of an alert: what, until when, by whom and why, each with a button that ends it. @see ALERT-14 */
export const AlertMutes = ({ alert }: { readonly alert: ListedAlert }) => {
  const translate = useTranslate();
  const { data, error, refetch } = useMutes({
    assetId: alert.asset_id,
    domainId: alert.domain_id,
    type: alert.type,
  });
  const title = translate('alerts.muted');
  return (
    <section aria-label={title}>
      <h3 className="inline-row gap-6 text-13 font-semibold">
        <Icon name="bellOff" size={14} />
        {title}
      </h3>
      {error && <QueryError error={error} title={title} onRetry={refetch} />}
      {data?.length === 0 && (
        <p className="text-13 text-2">{translate('alerts.muted.elsewhere')}</p>
      )}
      <ul className="alert-lines text-13">
        {data?.map(item => (
          <MuteLine key={item.mute.id} {...{ alert, ...item }} />
        ))}
      </ul>
    </section>
  );
};

interface MuteLineProps extends AppliedMute {
  readonly alert: ListedAlert;
}

const MuteLine = ({ alert, mute, domainName = '' }: MuteLineProps) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  const scope = getMuteScope(mute);
  const isLarger = scope !== 'device' && scope !== 'deviceType';
  const labels = getScopeLabels({
    device: alert.asset_name,
    domain: domainName,
    type: getTypeLabel(mute.type ?? alert.type),
  });
  const name = clipText(text(labels[scope]), MAX_LABEL_LENGTH);
  const { unmute, disabledReason } = useUnmute(mute, name);
  return (
    <li className="row justify-between gap-12">
      <span className="min-w-0 wrap-anywhere">
        {name}
        <br />
        <span className="text-2">
          {translate('alerts.muted.until')}{' '}
          <SiteTime time={mute.until} formatText={formatWithSlashes} /> · {mute.createdBy} ·{' '}
          {mute.reason}
        </span>
        {isLarger && <OtherAlerts mute={mute} />}
      </span>
      <ActionButton
        className="flex-none"
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
        {translate(isLarger ? 'alerts.unmute.all' : 'alerts.unmute')}
      </ActionButton>
    </li>
  );
};

/** What else ends with a mute of more than one device: how many active alerts it covers. */
const OtherAlerts = ({ mute: { domainId, type } }: { readonly mute: Mute }) => {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const { total } = useGetList('alerts', {
    filter: {
      cleared_time: { empty: true },
      ...(type && { type: { inq: [type] } }),
      ...(domainId && { domain_id: { within: domainId } }),
    },
    pagination: { page: 1, perPage: 1 },
  });
  if (total === undefined) return null;
  return (
    <>
      <br />
      {translate('alerts.muted.others', { smart_count: total, count: formatNumber(total) })}
    </>
  );
};
