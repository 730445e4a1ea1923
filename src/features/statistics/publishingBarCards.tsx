import { useTranslate } from 'react-admin';

import { useLocalizedText } from '../../resources/descriptor/useLocalizedText.ts';
import { paths } from '../../paths.ts';
import { chooseSizeUnit } from './chooseSizeUnit.ts';
import { BarList } from './BarList.tsx';
import { getEnumChoices } from './getEnumChoices.ts';
import type { StatisticsCard } from './StatisticsCard.ts';
import { getCardError } from './StatisticsCardError.tsx';
import type { StatisticsQueryResult } from './statisticsQueries.ts';
import type { PublishingReport } from './usePublishingReport.ts';

type ReportResult = StatisticsQueryResult<PublishingReport>;

/** The maximum number of projects in the chart. */
const MAX_SHOWN_PROJECTS = 10;

/** Returns the card of the projects that were played longest. */
export function useProjectHoursCard(report: ReportResult): StatisticsCard {
  const translate = useTranslate();
  const title = translate('statistics.projects.played');
  const projects = (report.data?.projectHours ?? []).slice(0, MAX_SHOWN_PROJECTS);
  return {
    id: 'projects',
    width: 'narrow',
    title,
    kind: 'bar',
    pointHeader: translate('statistics.head.project'),
    emptyLabel: translate('statistics.projects.none'),
    ...getCardError(report),
    data: report.data && {
      label: title,
      points: projects.map(({ name }) => ({ label: name })),
      unit: 'h',
      decimals: 1,
      series: [
        {
          name: translate('statistics.played'),
          tone: 'series-1',
          values: projects.map(({ hours }) => hours),
        },
      ],
    },
    customChart: (
      <BarList
        label={title}
        bars={projects.map(({ projectId, name, hours }) => ({
          key: projectId,
          name,
          parts: [{ tone: 'series-1', value: hours }],
          to: `${paths.projects}/${encodeURIComponent(projectId)}`,
        }))}
      />
    ),
  };
}

/** Returns the card of the current files by type. */
export function useFileTypesCard(report: ReportResult): StatisticsCard {
  const translate = useTranslate();
  const text = useLocalizedText();
  const choices = getEnumChoices('files', 'type');
  const types = report.data?.fileTypes ?? [];
  const { unit, bytesPerUnit, decimals } = chooseSizeUnit(types.map(({ size }) => size));
  const title = translate('statistics.files.by', { unit });
  const getName = (type: string) => {
    const choice = choices.find(({ value }) => value === type);
    return choice ? text(choice.label) : type;
  };
  return {
    id: 'files',
    width: 'narrow',
    title,
    kind: 'bar',
    pointHeader: translate('statistics.head.file'),
    ...getCardError(report),
    data: report.data && {
      label: title,
      points: types.map(({ type }) => ({ label: getName(type) })),
      unit,
      decimals,
      series: [
        {
          name: translate('statistics.storage'),
          tone: 'series-4',
          values: types.map(({ size }) => size / bytesPerUnit),
        },
      ],
    },
    customChart: (
      <BarList
        label={title}
        decimals={decimals}
        bars={types.map(({ type, count, size }) => ({
          key: type,
          name: getName(type),
          parts: [{ tone: 'series-4', value: size / bytesPerUnit }],
          suffix: translate('statistics.files.count', { smart_count: count }),
        }))}
      />
    ),
  };
}
