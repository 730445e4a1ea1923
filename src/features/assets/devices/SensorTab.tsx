import { useMutation } from '@tanstack/react-query';
import { type RaRecord, useGetOne, useTranslate } from 'react-admin';

import { calls } from '../../../data/calls.ts';
import { parseInstant } from '../../../domain/timeZone.ts';
import { callWithTimeout } from '../../../resources/calls/callWithTimeout.ts';
import { OldMark } from '../../../resources/fields/OldMark.tsx';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { useSiteZone } from '../../../ui/SiteZone.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { DeviceQueryStates } from '../../../resources/failures/DeviceQueryStates.tsx';
import type { DeviceTabProps } from './DeviceTabProps.ts';
import { TitledCard } from '../../../ui/TitledCard.tsx';
import { hasValues, SensorValueList } from './SensorValues.tsx';

/** Milliseconds; a sensor reports every few minutes. */
const POLL_INTERVAL_MS = 30_000;

/** What a device without measurements shows. */
const NO_VALUES: unknown = {};

interface SensorMeasurement {
  readonly values: unknown;
  /** Milliseconds since 1970. */
  readonly time: number;
}

/** The measurements of a device: the last reported ones, or a reading on demand. */
export default function SensorTab({ asset: { id } }: DeviceTabProps) {
  const translate = useTranslate();
  const zone = useSiteZone();
  const status = useGetOne<RaRecord>('statuses', { id }, { refetchInterval: POLL_INTERVAL_MS });
  const readMutation = useMutation({
    mutationFn: () =>
      callWithTimeout(signal => calls.core.requestSensor({ path: { id: String(id) }, signal })),
  });
  const reportedMeasurement =
    status.data && toMeasurement(status.data['values'], status.data['update_time'], zone);
  const readMeasurement =
    readMutation.data && toMeasurement(readMutation.data.values, readMutation.data.time, zone);
  const latestMeasurement =
    readMeasurement && readMeasurement.time >= (reportedMeasurement?.time ?? 0)
      ? readMeasurement
      : reportedMeasurement;
  const failure = readMutation.error ?? (status.data ? null : status.error);
  return (
    <div className="grid gap-16">
      <TitledCard
        title={translate('sensor.title')}
        titleNote={
          latestMeasurement &&
          Number.isFinite(latestMeasurement.time) && (
            <>
              <RelativeTime time={latestMeasurement.time} />
              <OldMark time={latestMeasurement.time} />
            </>
          )
        }
        actions={
          <ActionButton
            startIcon={<Icon name="refresh" />}
            isPending={readMutation.isPending}
            onClick={() => readMutation.mutate()}
          >
            {translate('sensor.read')}
          </ActionButton>
        }
      >
        <DeviceQueryStates
          data={latestMeasurement?.values ?? (status.isPending ? undefined : NO_VALUES)}
          error={failure}
          isReading={status.isPending && !failure}
          skeletonRows={3}
          isEmpty={values => !hasValues(values)}
          empty={
            <EmptyState
              kind="nothing"
              title={translate('sensor.none')}
              hint={translate('sensor.none.hint')}
            />
          }
        >
          {values => hasValues(values) && <SensorValueList values={values} />}
        </DeviceQueryStates>
      </TitledCard>
    </div>
  );
}

const toMeasurement = (
  values: unknown,
  time: unknown,
  zone: string | undefined,
): SensorMeasurement => ({ values, time: parseInstant(time, zone) });
