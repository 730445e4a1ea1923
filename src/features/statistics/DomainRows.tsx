import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { useAmount } from '../../ui/charts/useAmount.ts';
import { StateGlyph } from '../../ui/icons/StateGlyph.tsx';
import { useFigures } from '../../ui/useFigures.ts';
import { rateRange } from './points.ts';
import type { DomainFigures } from './figures.ts';
import { devicesPath } from './listPaths.ts';
import type { Question } from './useQuestion.ts';

interface DomainRowsProps {
  readonly label: string;
  readonly rows: readonly DomainFigures[];
  readonly rateName: string;
  readonly question: Question;
  readonly model: string | undefined;
}

/** Domains side by side: a dot says how good each is, on one scale. */
export const DomainRows = ({ label, rows, rateName, question, model }: DomainRowsProps) => {
  const translate = useTranslate();
  const figures = useFigures();
  const { amount } = useAmount({ label, points: [], series: [], unit: '%', decimals: 1 });
  const rates = rows.flatMap(({ rate }) => (rate === undefined ? [] : [rate]));
  const [from] = rateRange(rates);
  return (
    <div className="domain-rows">
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{translate('statistics.head.domain')}</th>
            <th scope="col" className="chart-number">
              {translate('statistics.devices')}
            </th>
            <th scope="col">{translate('statistics.scale', { name: rateName, from })}</th>
            <th scope="col" className="chart-number">
              {translate('statistics.inFault')}
            </th>
            <th scope="col" className="chart-number">
              {translate('statistics.state.offline')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ domainId, name, total, rate, fault, offline }) => (
            <tr key={domainId ?? ''}>
              <th scope="row">
                {domainId === undefined ? (
                  name
                ) : (
                  <Link to={`?${addressOf(question, domainId)}`}>{name}</Link>
                )}
              </th>
              <td className="chart-number">{figures(total)}</td>
              <td>
                <span className="domain-rate">
                  <span>{amount(rate)}</span>
                  {rate !== undefined && <Dot share={(rate - from) / (100 - from)} />}
                </span>
              </td>
              <td className="chart-number">
                <span className="domain-count">
                  {fault > 0 && <StateGlyph state="fault" size={12} />}
                  <Devices domainId={domainId} state="fault" model={model} count={fault} />
                </span>
              </td>
              <td className="chart-number">
                <Devices domainId={domainId} state="offline" model={model} count={offline} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

interface DevicesProps {
  readonly domainId: string | undefined;
  readonly state: 'fault' | 'offline';
  readonly model: string | undefined;
  readonly count: number;
}

/** How many devices of a domain are in a state, with the way to their list. */
const Devices = ({ domainId, state, model, count }: DevicesProps) => {
  const figures = useFigures();
  if (domainId === undefined || count === 0) return figures(count);
  return <Link to={devicesPath({ domainId }, state, model)}>{figures(count)}</Link>;
};

/** The same time in another domain. */
function addressOf({ address }: Question, domainId: string): string {
  const next = new URLSearchParams(address);
  next.set('domain', domainId);
  return next.toString();
}

const WIDTH = 160;
const INSET = 6;

/** Where a rate stands between the ends of the scale. */
const Dot = ({ share }: { readonly share: number }) => {
  const x = (part: number) => INSET + part * (WIDTH - 2 * INSET);
  return (
    <svg width={WIDTH} height="14" aria-hidden="true">
      <path d={`M${x(0)} 7H${x(1)}`} stroke="var(--line-2)" />
      {[0, 0.25, 0.5, 0.75, 1].map(part => (
        <path key={part} d={`M${x(part)} 4v6`} stroke="var(--line-2)" />
      ))}
      <circle
        cx={x(Math.min(1, Math.max(0, share)))}
        cy="7"
        r="5"
        fill="var(--series-1)"
        stroke="var(--surface)"
        strokeWidth="1.5"
      />
    </svg>
  );
};
