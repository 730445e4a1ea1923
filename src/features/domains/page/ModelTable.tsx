import '../../../resources/list/list.css';

import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { useChoiceWord } from '../../../resources/kits/useChoiceWord.ts';
import { useText } from '../../../resources/useText.ts';
import { Count } from '../../../ui/Count.tsx';
import type { EquipmentState } from '../../../ui/icons/StateGlyph.tsx';
import { modelField } from './modelField.ts';
import type { Statistic } from './useStatistic.ts';

const STATES: readonly EquipmentState[] = ['fault', 'offline', 'unknown', 'normal'];

/** The same figures for each type of device that there is. */
export const ModelTable = ({ models }: Pick<Statistic, 'models'>) => {
  const translate = useTranslate();
  const text = useText();
  const word = useChoiceWord(modelField?.choices ?? []);
  if (models.length === 0) return null;
  return (
    <section className="domains-card domains-models">
      <table className="list-table">
        <thead>
          <tr>
            <th scope="col">{modelField && text(modelField.label)}</th>
            <th scope="col" className="list-right">
              {translate('domains.figure.total')}
            </th>
            <th scope="col" aria-hidden="true" />
            {STATES.map(state => (
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
                  {word(each.model)}
                </Link>
              </td>
              <td className="list-right">
                <Count of={each.total} />
              </td>
              <td aria-hidden="true" className="domains-bar">
                <Shares of={each} />
              </td>
              {STATES.map(state => (
                <td
                  key={state}
                  className={each[state] === 0 ? 'list-right kit-absent' : 'list-right'}
                >
                  <Count of={each[state]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

/** A state that somebody has is at least so wide, of 100. */
const LEAST = 1.5;

/** How the states share a type: what is not normal is drawn wide enough to be seen. */
const Shares = ({ of }: { readonly of: Statistic['models'][number] }) => {
  const states = STATES.filter(state => of[state] > 0);
  const total = states.reduce((all, state) => all + of[state], 0);
  const widths = states.map(state => Math.max((of[state] / total) * 100, LEAST));
  const sum = widths.reduce((all, width) => all + width, 0);
  const share = (width = 0) => (width / sum) * 100;
  return (
    <svg viewBox="0 0 100 6" preserveAspectRatio="none" focusable="false">
      {states.map((state, index) => (
        <rect
          key={state}
          className={`domains-${state}`}
          x={widths.slice(0, index).reduce((x, width) => x + share(width), 0)}
          width={share(widths[index])}
          height="6"
        />
      ))}
    </svg>
  );
};
