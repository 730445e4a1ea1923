import { useMutation } from '@tanstack/react-query';
import { type RaRecord, useGetOne, useTranslate } from 'react-admin';

import { calls } from '../../../data/calls.ts';
import { answerWithin } from '../../../resources/answerWithin.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Ago } from '../../../ui/Ago.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { DeviceFailure } from './DeviceFailure.tsx';
import type { PartProps } from './PartProps.ts';
import { PartCard } from './PartCard.tsx';
import { hasValues, SensorValues } from './SensorValues.tsx';

/** Milliseconds; a sensor reports every few minutes. */
const OFTEN = 30_000;

interface Measured {
  readonly values: unknown;
  /** Milliseconds since 1970. */
  readonly time: number;
}

/** What a device measures: as it last reported, or as it says when somebody asks. */
export default function SensorPart({ asset: { id } }: PartProps) {
  const translate = useTranslate();
  const status = useGetOne<RaRecord>('statuses', { id }, { refetchInterval: OFTEN });
  const reading = useMutation({
    mutationFn: () =>
      answerWithin(signal => calls.core.requestSensor({ path: { id: String(id) }, signal })),
  });
  const reported = status.data && measured(status.data['values'], status.data['update_time']);
  const read = reading.data && measured(reading.data.values, reading.data.time);
  const shown = read && read.time >= (reported?.time ?? 0) ? read : reported;
  const failure = reading.error ?? (status.data ? null : status.error);
  return (
    <div className="parts">
      <PartCard
        title={translate('sensor.title')}
        note={shown && Number.isFinite(shown.time) && <Ago time={shown.time} />}
        actions={
          <ActionButton
            startIcon={<Icon name="refresh" />}
            working={reading.isPending}
            onClick={() => reading.mutate()}
          >
            {translate('sensor.read')}
          </ActionButton>
        }
      >
        {failure && <DeviceFailure error={failure} />}
        {shown && hasValues(shown.values) ? (
          <SensorValues values={shown.values} />
        ) : status.isPending ? (
          <SkeletonRows rows={3} />
        ) : (
          !failure && (
            <EmptyState
              kind="nothing"
              title={translate('sensor.none')}
              hint={translate('sensor.none.hint')}
            />
          )
        )}
      </PartCard>
    </div>
  );
}

const measured = (values: unknown, time: unknown): Measured => ({
  values,
  time: Date.parse(String(time)),
});
