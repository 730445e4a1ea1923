import './devices.css';

import { useTranslate } from 'react-admin';

import { calls } from '../../../data/calls.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorBoundary } from '../../../ui/ErrorBoundary.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { UnreadableValue } from '../../../resources/fields/UnreadableValue.tsx';
import { DeviceQueryStates } from '../../../resources/failures/DeviceQueryStates.tsx';
import { EnvironmentSource } from './EnvironmentSource.tsx';
import type { DeviceTabProps } from './DeviceTabProps.ts';
import { TitledCard } from '../../../ui/TitledCard.tsx';
import { PlayerItem } from './PlayerItem.tsx';
import { useDeviceQuery } from './useDeviceQuery.ts';

/**
 * The players of an LED display with their content, and the source of its environment values: both read from the
 * display.
 */
export default function DisplayTab({ asset: { id } }: DeviceTabProps) {
  return (
    <div className="grid gap-16">
      <PlayersCard key={`players ${id}`} id={String(id)} />
      <EnvironmentCard key={`environment ${id}`} id={String(id)} />
    </div>
  );
}

const PlayersCard = ({ id }: { readonly id: string }) => {
  const translate = useTranslate();
  const deviceQuery = useDeviceQuery('players', id, signal =>
    calls.core.requestPlayerList({ path: { id }, signal }),
  );
  return (
    <TitledCard
      title={translate('display.players')}
      titleNote={<QueryTime deviceQuery={deviceQuery} />}
      actions={<ReadAgainButton deviceQuery={deviceQuery} />}
    >
      <DeviceQueryStates
        data={deviceQuery.data?.value}
        error={deviceQuery.error}
        isReading={deviceQuery.isFetching}
        empty={
          <EmptyState
            kind="nothing"
            title={translate('display.players.none')}
            hint={translate('display.players.none.hint')}
          />
        }
      >
        {players => (
          <ul className="grid gap-12">
            {players.map(player => (
              <ErrorBoundary key={player.id} fallback={<UnreadableValue value={player} />}>
                <PlayerItem player={player} />
              </ErrorBoundary>
            ))}
          </ul>
        )}
      </DeviceQueryStates>
    </TitledCard>
  );
};

const EnvironmentCard = ({ id }: { readonly id: string }) => {
  const translate = useTranslate();
  const deviceQuery = useDeviceQuery('environment', id, signal =>
    calls.core.requestEnvSource({ path: { id }, signal }),
  );
  return (
    <TitledCard
      title={translate('display.environment')}
      titleNote={<QueryTime deviceQuery={deviceQuery} />}
      actions={<ReadAgainButton deviceQuery={deviceQuery} />}
    >
      <DeviceQueryStates
        data={deviceQuery.data}
        error={deviceQuery.error}
        isReading={deviceQuery.isFetching}
      >
        {({ value }) => <EnvironmentSource response={value} />}
      </DeviceQueryStates>
    </TitledCard>
  );
};

interface DeviceQuery {
  readonly data?: { readonly at: number } | undefined;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface DeviceQueryProps {
  readonly deviceQuery: DeviceQuery;
}

const QueryTime = ({ deviceQuery: { data } }: DeviceQueryProps) =>
  data && <RelativeTime time={data.at} />;

const ReadAgainButton = ({ deviceQuery: { isFetching, refetch } }: DeviceQueryProps) => {
  const translate = useTranslate();
  return (
    <ActionButton
      startIcon={<Icon name="refresh" />}
      isPending={isFetching}
      onClick={() => void refetch()}
    >
      {translate('device.read')}
    </ActionButton>
  );
};
