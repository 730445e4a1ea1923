import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { useUnitWord } from '../../../resources/kits/useUnitWord.ts';
import { type EquipmentState, StateGlyph } from '../../../ui/icons/StateGlyph.tsx';
import { Count } from '../../../ui/Count.tsx';
import type { Statistic } from './useStatistic.ts';

interface FiguresProps {
  readonly statistic: Statistic;
  readonly model: string;
}

const STATES: readonly EquipmentState[] = ['normal', 'fault', 'offline', 'unknown'];

/** What there is, in which state, and what of it shines; a state leads to the devices that are in it. */
export const Figures = ({ statistic, model }: FiguresProps) => {
  const translate = useTranslate();
  const unitWord = useUnitWord();
  const { total, lit, power, openFaults, openAlerts } = statistic;
  const devices = (status?: EquipmentState) =>
    `?${new URLSearchParams({ tab: 'assets', ...(model && { model }), ...(status && { status }) })}`;
  const faults = `?${new URLSearchParams({ tab: 'faults', ...(model && { model }) })}`;
  return (
    <>
      <dl className="domains-figures">
        <Figure label={translate('domains.figure.total')} to={devices()}>
          <Count of={total} />
        </Figure>
        {STATES.map(state => (
          <Figure
            key={state}
            label={
              <>
                <StateGlyph state={state} size={12} /> {translate(`domains.state.${state}`)}
              </>
            }
            to={devices(state)}
          >
            <Count of={statistic[state]} />
          </Figure>
        ))}
      </dl>
      <dl className="domains-figures">
        <Figure label={translate('domains.figure.lit')}>
          <Count of={lit} />
        </Figure>
        <Figure label={translate('domains.figure.power')}>
          <Count of={Math.round(power / 100) / 10} />
          <small>{unitWord('kW', power)}</small>
        </Figure>
        <Figure label={translate('domains.figure.openFaults')} to={faults}>
          <Count of={openFaults} />
        </Figure>
        <Figure label={translate('domains.figure.openAlerts')}>
          <Count of={openAlerts} />
        </Figure>
      </dl>
    </>
  );
};

interface FigureProps {
  readonly label: ReactNode;
  readonly to?: string;
  readonly children: ReactNode;
}

const Figure = ({ label, to, children }: FigureProps) => (
  <div>
    <dt>{label}</dt>
    <dd>{to ? <Link to={to}>{children}</Link> : children}</dd>
  </div>
);
