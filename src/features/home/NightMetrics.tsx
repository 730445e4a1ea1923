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
    <dl className="night-metrics grid grid-cols-[1fr_1fr] content-between gap-x-24 gap-y-0 pt-44 pb-26 max-lg:grid-cols-[repeat(4,auto)] max-lg:justify-between max-lg:p-0 max-sm:grid-cols-[1fr_1fr] max-sm:justify-stretch max-sm:gap-y-12">
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
    <dt className="type-12 font-medium text-3">{label}</dt>
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
