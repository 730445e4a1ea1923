import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

import { calls } from '../../../data/calls.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { Ago } from '../../../ui/Ago.tsx';
import { DeviceFailure } from './DeviceFailure.tsx';
import { EnvSource } from './EnvSource.tsx';
import type { PartProps } from './PartProps.ts';
import { PartCard } from './PartCard.tsx';
import { Player } from './Player.tsx';
import { useDeviceReading } from './useDeviceReading.ts';

/** What an LED display plays on which player, and where the air values on it come from: both read from the display itself. */
export default function DisplayPart({ asset: { id } }: PartProps) {
  return (
    <div className="parts">
      <Players key={`players ${id}`} id={String(id)} />
      <Environment key={`environment ${id}`} id={String(id)} />
    </div>
  );
}

const Players = ({ id }: { readonly id: string }) => {
  const translate = useTranslate();
  const reading = useDeviceReading('players', id, signal =>
    calls.core.requestPlayerList({ path: { id }, signal }),
  );
  const players = reading.data?.answer;
  return (
    <PartCard
      title={translate('display.players')}
      note={<ReadAt reading={reading} />}
      actions={<Again reading={reading} />}
    >
      <States reading={reading}>
        {players?.length === 0 && (
          <EmptyState
            kind="nothing"
            title={translate('display.players.none')}
            hint={translate('display.players.none.hint')}
          />
        )}
        {players && players.length > 0 && (
          <ul className="players">
            {players.map(player => (
              <Player key={player.id} player={player} />
            ))}
          </ul>
        )}
      </States>
    </PartCard>
  );
};

const Environment = ({ id }: { readonly id: string }) => {
  const translate = useTranslate();
  const reading = useDeviceReading('environment', id, signal =>
    calls.core.requestEnvSource({ path: { id }, signal }),
  );
  return (
    <PartCard
      title={translate('display.environment')}
      note={<ReadAt reading={reading} />}
      actions={<Again reading={reading} />}
    >
      <States reading={reading}>
        {reading.data && <EnvSource answer={reading.data.answer} />}
      </States>
    </PartCard>
  );
};

interface Reading {
  readonly data?: { readonly at: number } | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly isPending: boolean;
  readonly refetch: () => unknown;
}

interface ReadingProps {
  readonly reading: Reading;
}

const ReadAt = ({ reading: { data } }: ReadingProps) => data && <Ago time={data.at} />;

const Again = ({ reading: { isFetching, refetch } }: ReadingProps) => {
  const translate = useTranslate();
  return (
    <ActionButton
      startIcon={<Icon name="refresh" />}
      working={isFetching}
      onClick={() => void refetch()}
    >
      {translate('device.read')}
    </ActionButton>
  );
};

/** What was read before stays in sight under the reason why it could not be read again. */
const States = ({ reading, children }: ReadingProps & { readonly children: ReactNode }) => (
  <>
    {reading.error !== null && !reading.isFetching && <DeviceFailure error={reading.error} />}
    {reading.isPending && reading.isFetching ? <SkeletonRows rows={2} /> : children}
  </>
);
