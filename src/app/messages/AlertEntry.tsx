import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';

import { ApiError } from '../../api/ApiError.ts';
import { useAllowed } from '../../resources/record/useAllowed.ts';
import { useAct } from '../../resources/useAct.ts';
import { useText } from '../../resources/useText.ts';
import { useTellFailure } from '../../resources/useTellFailure.tsx';
import type { OperationDescriptor } from '../../schema/operation.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { type Severity, StateGlyph } from '../../ui/icons/StateGlyph.tsx';
import { SiteTime } from '../../ui/SiteTime.tsx';
import { shellPaths } from '../shellPaths.ts';
import { useWays } from '../useWays.ts';
import type { Alert } from './Alert.ts';
import { confirmOperation, labelOf } from './alertWords.ts';

const severities: Readonly<Record<Alert['level'], Severity>> = {
  1: 'critical',
  2: 'major',
  3: 'minor',
  4: 'info',
};

/** As the look has the times of alerts. */
const slashed = (words: string) => words.replaceAll('-', '/');

/** One alert: how bad, what, where and when; confirm it, or see where it is. */
export const AlertEntry = ({ alert }: { readonly alert: Alert }) => {
  const text = useText();
  const severity = severities[alert.level];
  return (
    <li className={`message message-${severity}`}>
      <StateGlyph state={severity} size={16} />
      <div className="message-words">
        <div className="message-line">
          <b>{alert.asset_name}</b>
          <span>
            <SiteTime time={Date.parse(alert.update_time)} written={slashed} />
          </span>
        </div>
        <div className="message-text">
          {text(labelOf('level', alert.level))} · {text(labelOf('type', alert.type))}
        </div>
        <AlertActs alert={alert} />
      </div>
    </li>
  );
};

const AlertActs = ({ alert }: { readonly alert: Alert }) => {
  const translate = useTranslate();
  const { map } = useWays();
  const operation = confirmOperation();
  const place = new URLSearchParams({ id: alert.asset_id, model: alert.model });
  return (
    <div className="message-acts">
      {operation && <ConfirmButton {...{ alert, operation }} />}
      {map === shellPaths.map && (
        <ActionButton to={`${map}?${place}`} startIcon={<Icon name="map" />}>
          {translate('messages.onMap')}
        </ActionButton>
      )}
    </div>
  );
};

interface ConfirmProps {
  readonly alert: Alert;
  readonly operation: OperationDescriptor;
}

const ConfirmButton = (props: ConfirmProps) => {
  const { alert, operation } = props;
  const translate = useTranslate();
  const denial = useAllowed('alerts', [operation])(operation);
  const confirm = useConfirm(props);
  return (
    <ActionButton
      kind={alert.level === 1 ? 'primary' : 'default'}
      working={confirm.isPending}
      disabled={denial !== undefined}
      reason={denial ?? ''}
      onClick={() => confirm.mutate()}
    >
      {translate('messages.confirm')}
    </ActionButton>
  );
};

/** Tells the platform that somebody has seen it. One that is gone there goes here too. @see spec B8 (ALERT-02) */
function useConfirm({ alert: { id, asset_name: name }, operation }: ConfirmProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const act = useAct('alerts');
  const tellFailure = useTellFailure();
  return useMutation({
    mutationFn: () => act(provider => provider.call(operation, { path: { id } })),
    onSuccess: () => notify('messages.confirmed', { type: 'success', messageArgs: { name } }),
    onError: error => {
      tellFailure(translate('messages.confirm.of', { name }), error);
      if (error instanceof ApiError && error.status === 404)
        void act(async () => Promise.resolve());
    },
  });
}
