import '../../../resources/list/list.css';

import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { useChoiceLabel } from '../../../resources/fields/useChoiceLabel.ts';
import { useLocalizedText } from '../../../resources/descriptor/useLocalizedText.ts';
import { FormattedNumber } from '../../../ui/FormattedNumber.tsx';
import type { EquipmentState } from '../../../ui/icons/StateGlyph.tsx';
import { modelField } from './modelField.ts';
import type { DomainStatistic } from './useDomainStatistic.ts';

const TABLE_STATES: readonly EquipmentState[] = ['fault', 'offline', 'unknown', 'normal'];

export const ModelMetricsTable = ({ models }: Pick<DomainStatistic, 'models'>) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  const getChoiceLabel = useChoiceLabel(modelField?.choices ?? []);
  if (models.length === 0) return null;
  return (
    <section className="domains-card card domains-models">
      <table className="list-table w-full border-separate [border-spacing:0]">
        <thead>
          <tr>
            <th scope="col">{modelField && text(modelField.label)}</th>
            <th scope="col" className="list-right">
              {translate('domains.metric.total')}
            </th>
            <th scope="col" aria-hidden="true" />
            {TABLE_STATES.map(state => (
              <th key={state} scope="col" className="list-right">
                {translate(`domains.state.${state}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {models.map(each => (
            <tr key={each.model}>
              <td className="list-name">
                <Link to={`?${new URLSearchParams({ tab: 'assets', model: each.model })}`}>
                  {getChoiceLabel(each.model)}
                </Link>
              </td>
              <td className="list-right">
                <FormattedNumber value={each.total} />
              </td>
              <td
                aria-hidden="true"
                className="domains-bar [&>svg]:block [&>svg]:h-6 [&>svg]:w-full [&>svg]:rounded-[3px]"
              >
                <StateShares metrics={each} />
              </td>
              {TABLE_STATES.map(state => (
                <td key={state} className={each[state] === 0 ? 'list-right text-3' : 'list-right'}>
                  <FormattedNumber value={each[state]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

/** Minimum width of a state with devices, in per cent. */
const MIN_SHARE_PERCENT = 1.5;

/** The share of each state in a model; abnormal states are wide enough to be visible. */
const StateShares = ({ metrics }: { readonly metrics: DomainStatistic['models'][number] }) => {
  const states = TABLE_STATES.filter(state => metrics[state] > 0);
  const total = states.reduce((subtotal, state) => subtotal + metrics[state], 0);
  const widths = states.map(state => Math.max((metrics[state] / total) * 100, MIN_SHARE_PERCENT));
  const sum = widths.reduce((subtotal, width) => subtotal + width, 0);
  const toPercent = (width = 0) => (width / sum) * 100;
  return (
    <svg viewBox="0 0 100 6" preserveAspectRatio="none" focusable="false">
      {states.map((state, index) => (
        <rect
          key={state}
          className={`domains-${state}`}
          x={widths.slice(0, index).reduce((x, width) => x + toPercent(width), 0)}
          width={toPercent(widths[index])}
          height="6"
        />
      ))}
    </svg>
  );
};
