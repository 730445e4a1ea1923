import './statistics.css';

import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { useSaveCharts } from '../../resources/transfer/useSaveCharts.ts';
import { useWholeAreaLabel } from '../../data/useWholeAreaLabel.ts';
import { useLocalizedText } from '../../resources/descriptor/useLocalizedText.ts';
import type { LocalizedText } from '../../schema/localizedText.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { ChartCard } from '../../ui/charts/ChartCard.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Page } from '../../ui/Page.tsx';
import { SiteSettingsWarning } from '../../ui/SiteSettingsWarning.tsx';
import { SiteTime, ZoneName } from '../../ui/SiteTime.tsx';
import type { StatisticsCard } from './StatisticsCard.ts';
import { DomainFilter, setDomainParam } from './DomainFilter.tsx';
import { type Metric, MetricList } from './MetricList.tsx';
import { PeriodControl } from './PeriodControl.tsx';
import { useDomainWithAncestors } from './useDomainWithAncestors.ts';
import type { StatisticsFilter } from './useStatisticsFilter.ts';

interface StatisticsPageProps {
  readonly title: LocalizedText;
  readonly filter: StatisticsFilter;
  readonly metrics: readonly Metric[];
  readonly cards: readonly StatisticsCard[];
  /** When the newest data was read, in milliseconds since 1970; 0 before. */
  readonly updatedAt: number;
}

/** Metrics and charts with their tables, all for one period and one domain. */
export const StatisticsPage = (props: StatisticsPageProps) => {
  const { title, filter, metrics, cards, updatedAt } = props;
  const translate = useTranslate();
  const text = useLocalizedText();
  const saveCharts = useSaveCharts();
  const { period } = filter;
  const name = text(title);
  const getFileNameParts = (part: string) => [part, period.first, period.last];
  const exportableCharts = cards.flatMap(({ title: chartTitle, data, pointHeader }) =>
    data ? [{ title: chartTitle, data, pointHead: pointHeader }] : [],
  );
  // A partial export would pass for a complete one.
  const isLoading = cards.some(({ data, failure }) => !data && !failure);
  return (
    <Page
      title={name}
      breadcrumbs={<DomainBreadcrumbs filter={filter} />}
      actions={
        <>
          <DomainFilter filter={filter} />
          <ActionButton
            startIcon={<Icon name="download" />}
            disabled={isLoading || exportableCharts.length === 0}
            onClick={() => void saveCharts(getFileNameParts(name), exportableCharts)}
          >
            {translate('statistics.export')}
          </ActionButton>
        </>
      }
      toolbar={
        <>
          <PeriodControl filter={filter} />
          <span className="cluster type-12 ml-auto gap-x-10 gap-y-2 text-3 max-sm:ml-0">
            {updatedAt > 0 && (
              <span>
                {translate('statistics.readAt')}{' '}
                <SiteTime time={updatedAt} formatText={timeText => timeText.slice(11)} />
              </span>
            )}
            <ZoneName />
            <SiteSettingsWarning messageKey="shell.site.days" />
          </span>
        </>
      }
    >
      <MetricList label={name} metrics={metrics} />
      <div className="statistics-cards grid grid-cols-6 gap-16 px-20 pb-20 max-sm:px-16 max-sm:pt-0 max-sm:pb-16 print:grid-flow-dense print:grid-cols-3 print:gap-10 print:px-0">
        {cards.map(({ id, width, ...card }) => (
          <div key={id} className={`statistics-${width}`} data-card={id}>
            <ChartCard
              {...card}
              onExport={(data, pointHeader) =>
                void saveCharts(getFileNameParts(card.title), [
                  { title: card.title, data, pointHead: pointHeader },
                ])
              }
            />
          </div>
        ))}
      </div>
    </Page>
  );
};

/** The path from the city to the selected domain; empty for the city itself. */
const DomainBreadcrumbs = ({ filter }: { readonly filter: StatisticsFilter }) => {
  const translate = useTranslate();
  const { data: domainAncestors = [] } = useDomainWithAncestors(filter);
  const cityLabel = useWholeAreaLabel('statistics.city');
  if (filter.domainId === undefined) return null;
  const breadcrumbs = [
    { id: undefined, name: translate(cityLabel) },
    ...domainAncestors.slice(0, -1),
  ];
  return (
    <nav
      className="touch-links flex gap-6 overflow-hidden print:hidden"
      aria-label={translate('statistics.domain')}
    >
      {breadcrumbs.map(({ id, name }) => (
        <span key={id ?? ''}>
          <Link to={`?${setDomainParam(filter.searchParams, id).toString()}`}>{name}</Link>
          <span aria-hidden="true"> / </span>
        </span>
      ))}
      <span>{domainAncestors.at(-1)?.name}</span>
    </nav>
  );
};
