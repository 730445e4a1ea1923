import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

import type { CityNight } from '../../data/useTonight.ts';
import { formatClockTime, splitDuration } from '../../domain/clock.ts';

/** The metrics of tonight that depend on the sun only. */
export const NightMetrics = ({
  tonight: { night, now, offset },
}: {
  readonly tonight: CityNight;
}) => {
  const translate = useTranslate();
  const isNight = now >= night.from;
  const { dark } = night;
  return (
    <dl className="night-metrics">
      <NightMetric label={translate(isNight ? 'home.metric.sunrise' : 'home.metric.sunset')}>
        <NightDuration durationMs={(isNight ? night.to : night.from) - now} />
      </NightMetric>
      <NightMetric label={translate('home.metric.length')}>
        <NightDuration durationMs={night.to - night.from} />
      </NightMetric>
      {dark && (
        <>
          <NightMetric label={translate('home.metric.darkFrom')}>
            {formatClockTime(dark.from, offset)}
            <small>{translate('home.metric.dusk')}</small>
          </NightMetric>
          <NightMetric label={translate('home.metric.darkTo')}>
            {formatClockTime(dark.to, offset)}
            <small>{translate('home.metric.dawn')}</small>
          </NightMetric>
        </>
      )}
    </dl>
  );
};

interface NightMetricProps {
  readonly label: string;
  readonly children: ReactNode;
}

const NightMetric = ({ label, children }: NightMetricProps) => (
  <div>
    <dt className="type-12 medium text-3">{label}</dt>
    <dd>{children}</dd>
  </div>
);

const NightDuration = ({ durationMs }: { readonly durationMs: number }) => {
  const translate = useTranslate();
  const { hours, minutes } = splitDuration(durationMs);
  return (
    <>
      {hours > 0 && (
        <>
          {hours}
          <small>{translate('home.metric.hours')}</small>
        </>
      )}
      {minutes}
      <small>{translate('home.metric.minutes')}</small>
    </>
  );
};
