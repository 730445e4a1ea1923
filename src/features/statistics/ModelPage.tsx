import { useTranslate } from 'react-admin';

import { useText } from '../../resources/useText.ts';
import type { Text } from '../../schema/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { useAmount } from '../../ui/charts/useAmount.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { useFigures } from '../../ui/useFigures.ts';
import type { Card } from './Card.ts';
import { choicesOf } from './choicesOf.ts';
import type { Figure } from './Figures.tsx';
import { devicesPath } from './listPaths.ts';
import { shareOf, sumOf } from './points.ts';
import { newestOf } from './readAt.ts';
import { useCounts, useEnergyBefore, useOpenFaults, useStat, useStatBefore } from './readings.ts';
import { StatisticsPage } from './StatisticsPage.tsx';
import { onlineRateOf, useDomainsCard } from './useDomainsCard.tsx';
import { useEnergyCard } from './useEnergyCard.tsx';
import { FAULT_KINDS, useFaultKindsCard } from './useFaultKindsCard.tsx';
import { useFaultsCard } from './useFaultsCard.tsx';
import { useQuestion } from './useQuestion.ts';
import { useRatesCard } from './useRatesCard.tsx';
import { useStatesCard } from './useStatesCard.tsx';
import { useTimeFigures } from './useTimeFigures.ts';

interface ModelPageProps {
  readonly title: Text;
  /** The model. */
  readonly of?: string;
}

/** Models that burn: the others have no rate of light. A lamp tells through its controller. */
const LIGHTS = ['ssslc', 'lc', 'smartlight'];

/** The models that the document names. */
const MODELS = choicesOf('assets', 'model').map(({ value }) => String(value));

const NOTHING = { total: 0, normal: 0, fault: 0, offline: 0, unknown: 0 };

/** /assetManage/statistics/{model}: the devices of one model by state, domain and time. @see ASSET-09 */
export default function ModelPage({ title, of: model = '' }: ModelPageProps) {
  return MODELS.includes(model) ? (
    <ModelFigures title={title} model={model} />
  ) : (
    <UnknownModel title={title} />
  );
}

/** An address may name what no platform can be asked about. */
const UnknownModel = ({ title }: { readonly title: Text }) => {
  const translate = useTranslate();
  const text = useText();
  return (
    <Page title={text(title)}>
      <EmptyState
        kind="nothing"
        title={translate('statistics.noModel')}
        hint={translate('statistics.noModel.hint')}
        action={
          <ActionButton to="/assetManage/statistics">{translate('statistics.models')}</ActionButton>
        }
      />
    </Page>
  );
};

interface ModelFiguresProps {
  readonly title: Text;
  readonly model: string;
}

const ModelFigures = ({ title, model }: ModelFiguresProps) => {
  const question = useQuestion();
  const hasLight = LIGHTS.includes(model);
  const stat = useStat(question, model);
  const statBefore = useStatBefore(question, model);
  const lastYear = useEnergyBefore(question, model);
  const counts = useCounts(question, model);
  const now = counts.data && (counts.data[0] ?? NOTHING);
  const times = useTimeFigures(question, { stat, statBefore, lastYear });
  const energy = useEnergyCard(question, { stat, before: lastYear });
  // Until it is known, there is a place for it.
  const draws = !stat.data || sumOf(stat.data.map(each => each.energy)) > 0;
  const cards: readonly Card[] = [
    { ...useFaultsCard(question, stat), width: 'wide' },
    useStatesCard(counts, now, state => devicesPath(question, state, model)),
    useDomainsCard(question, { model, hasLight }),
    useFaultKindsCard(question, useOpenFaults(question, FAULT_KINDS, model), model),
    { ...useRatesCard(question, stat, { hasLight }), width: draws ? 'half' : 'full' },
    { ...energy, width: 'half' },
  ];
  return (
    <StatisticsPage
      title={title}
      question={question}
      figures={[
        ...useNowFigures(now),
        hasLight ? times.lit : times.faults,
        ...(draws ? [times.energy] : []),
      ]}
      cards={draws ? cards : cards.filter(({ id }) => id !== energy.id)}
      readAt={newestOf([stat, counts])}
    />
  );
};

/** How many there are, how many of them are within reach, and how many are broken: now. */
function useNowFigures(now: typeof NOTHING | undefined): readonly Figure[] {
  const translate = useTranslate();
  const figures = useFigures();
  const { plain } = useAmount({ label: '', points: [], series: [], decimals: 1 });
  const rate = (share: number | undefined) => now && plain(share);
  return [
    { name: translate('statistics.devices'), value: now && figures(now.total) },
    {
      name: translate('statistics.onlineRate'),
      value: rate(now && onlineRateOf(now)),
      unit: '%',
      note:
        now &&
        translate('statistics.onlineRate.note', { offline: figures(now.offline + now.unknown) }),
    },
    {
      name: translate('statistics.faultRate'),
      value: rate(now && shareOf(now.fault, now.total)),
      unit: '%',
      note: now && translate('statistics.faultRate.count', { fault: figures(now.fault) }),
    },
  ];
}
