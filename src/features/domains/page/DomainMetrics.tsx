import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { useUnitLabel } from '../../../resources/fields/useUnitLabel.ts';
import { type EquipmentState, StateGlyph } from '../../../ui/icons/StateGlyph.tsx';
import { FormattedNumber } from '../../../ui/FormattedNumber.tsx';
import type { DomainStatistic } from './useDomainStatistic.ts';

interface DomainMetricsProps {
  readonly statistic: DomainStatistic;
  readonly model: string;
}

const METRIC_STATES: readonly EquipmentState[] = ['normal', 'fault', 'offline', 'unknown'];

/** The devices of a domain by state, and the lit lamps; a state links to its devices. */
export const DomainMetrics = ({ statistic, model }: DomainMetricsProps) => {
  const translate = useTranslate();
  const getUnitLabel = useUnitLabel();
  const { total, lit, power, openFaults, openAlerts } = statistic;
  const getDevicesPath = (status?: EquipmentState) =>
    `?${new URLSearchParams({ tab: 'assets', ...(model && { model }), ...(status && { status }) })}`;
  const faultsPath = `?${new URLSearchParams({ tab: 'faults', ...(model && { model }) })}`;
  return (
    <>
      <dl className="domains-metrics card grid grid-cols-[repeat(auto-fit,minmax(112px,1fr))] overflow-hidden max-sm:grid-cols-2">
        <DomainMetric label={translate('domains.metric.total')} to={getDevicesPath()}>
          <FormattedNumber value={total} />
        </DomainMetric>
        {METRIC_STATES.map(state => (
          <DomainMetric
            key={state}
            label={
              <>
                <StateGlyph state={state} size={12} /> {translate(`domains.state.${state}`)}
              </>
            }
            to={getDevicesPath(state)}
          >
            <FormattedNumber value={statistic[state]} />
          </DomainMetric>
        ))}
      </dl>
      <dl className="domains-metrics card grid grid-cols-[repeat(auto-fit,minmax(112px,1fr))] overflow-hidden max-sm:grid-cols-2">
        <DomainMetric label={translate('domains.metric.lit')}>
          <FormattedNumber value={lit} />
        </DomainMetric>
        <DomainMetric label={translate('domains.metric.power')}>
          <FormattedNumber value={Math.round(power / 100) / 10} />
          <small>{getUnitLabel('kW', power)}</small>
        </DomainMetric>
        <DomainMetric label={translate('domains.metric.openFaults')} to={faultsPath}>
          <FormattedNumber value={openFaults} />
        </DomainMetric>
        <DomainMetric label={translate('domains.metric.openAlerts')}>
          <FormattedNumber value={openAlerts} />
        </DomainMetric>
      </dl>
    </>
  );
};

interface DomainMetricProps {
  readonly label: ReactNode;
  readonly to?: string;
  readonly children: ReactNode;
}

const DomainMetric = ({ label, to, children }: DomainMetricProps) => (
  <div>
    <dt>{label}</dt>
    <dd>{to ? <Link to={to}>{children}</Link> : children}</dd>
  </div>
);
