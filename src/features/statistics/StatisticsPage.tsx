import './statistics.css';

import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { useSaveCharts } from '../../resources/transfer/saveCharts.ts';
import { useWholeLabel } from '../../data/useWholeLabel.ts';
import { useText } from '../../resources/useText.ts';
import type { Text } from '../../schema/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { ChartCard } from '../../ui/charts/ChartCard.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Page } from '../../ui/Page.tsx';
import { SiteSettingsNotice } from '../../ui/SiteSettingsNotice.tsx';
import { SiteTime, ZoneName } from '../../ui/SiteTime.tsx';
import type { Card } from './Card.ts';
import { DomainChoice, withDomain } from './DomainChoice.tsx';
import { type Figure, Figures } from './Figures.tsx';
import { PeriodControl } from './PeriodControl.tsx';
import { useDomainChain } from './useDomainChain.ts';
import type { Question } from './useQuestion.ts';

interface StatisticsPageProps {
  readonly title: Text;
  readonly question: Question;
  readonly figures: readonly Figure[];
  readonly cards: readonly Card[];
  /** When the newest of its figures was read, in milliseconds since 1970; 0 before. */
  readonly readAt: number;
}

/** Figures, and charts with the tables behind them, all about one time and one part of the city. */
export const StatisticsPage = (props: StatisticsPageProps) => {
  const { title, question, figures, cards, readAt } = props;
  const translate = useTranslate();
  const text = useText();
  const save = useSaveCharts();
  const { period } = question;
  const name = text(title);
  const words = (part: string) => [part, period.first, period.last];
  const all = cards.flatMap(({ title: of, data, pointHead }) =>
    data ? [{ title: of, data, pointHead }] : [],
  );
  // A file that lacks what is still on its way would pass for the whole.
  const isComing = cards.some(({ data, failure }) => !data && !failure);
  return (
    <Page
      title={name}
      crumbs={<Crumbs question={question} />}
      actions={
        <>
          <DomainChoice question={question} />
          <ActionButton
            startIcon={<Icon name="download" />}
            disabled={isComing || all.length === 0}
            onClick={() => void save(words(name), all)}
          >
            {translate('statistics.export')}
          </ActionButton>
        </>
      }
      toolbar={
        <>
          <PeriodControl question={question} />
          <span className="statistics-read">
            {readAt > 0 && (
              <span>
                {translate('statistics.readAt')}{' '}
                <SiteTime time={readAt} written={moment => moment.slice(11)} />
              </span>
            )}
            <ZoneName />
            <SiteSettingsNotice message="shell.site.days" />
          </span>
        </>
      }
    >
      <Figures label={name} figures={figures} />
      <div className="statistics-cards">
        {cards.map(({ id, width, ...card }) => (
          <div key={id} className={`statistics-${width}`} data-card={id}>
            <ChartCard
              {...card}
              onExport={(data, pointHead) =>
                void save(words(card.title), [{ title: card.title, data, pointHead }])
              }
            />
          </div>
        ))}
      </div>
    </Page>
  );
};

/** The way from the city down to the part that is shown; none for the city itself. */
const Crumbs = ({ question }: { readonly question: Question }) => {
  const translate = useTranslate();
  const { data: chain = [] } = useDomainChain(question);
  const whole = useWholeLabel('statistics.city');
  if (question.domainId === undefined) return null;
  const way = [{ id: undefined, name: translate(whole) }, ...chain.slice(0, -1)];
  return (
    <nav className="statistics-crumbs" aria-label={translate('statistics.domain')}>
      {way.map(({ id, name }) => (
        <span key={id ?? ''}>
          <Link to={`?${withDomain(question.address, id).toString()}`}>{name}</Link>
          <span aria-hidden="true"> / </span>
        </span>
      ))}
      <span>{chain.at(-1)?.name}</span>
    </nav>
  );
};
