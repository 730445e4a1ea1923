import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTranslate } from 'react-admin';

import { useErrorWords } from '../../../resources/useErrorWords.ts';
import { useText } from '../../../resources/useText.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Count } from '../../../ui/Count.tsx';
import { deviceIcon } from '../../../ui/icons/deviceIcon.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { commandedModels } from './commandsOf.ts';
import type { ModelCounts } from './useModelCounts.ts';

interface ModelChoiceProps {
  readonly assets: ResourceDescriptor;
  readonly counts: ModelCounts;
  /** Nothing is counted before a domain is chosen. */
  readonly isUnasked: boolean;
  readonly value: string | undefined;
  readonly onChoose: (model: string) => void;
}

/** Which devices: a model, with how many of it stand there. */
export const ModelChoice = ({ assets, counts, isUnasked, value, onChoose }: ModelChoiceProps) => {
  const translate = useTranslate();
  const text = useText();
  const words = useErrorWords();
  const { data, error, refetch, isPlaceholderData } = counts;
  const there = commandedModels(assets).filter(each => (data?.get(String(each.value)) ?? 0) > 0);
  return (
    <section className="command-part" aria-label={translate('command.which')}>
      <h3>{translate('command.which')}</h3>
      {isUnasked ? (
        <p className="command-note">{translate('command.needs.where')}</p>
      ) : error ? (
        <p className="command-note" role="alert">
          {words(error)}{' '}
          <ActionButton onClick={() => void refetch()}>{translate('shell.retry')}</ActionButton>
        </p>
      ) : !data ? (
        <SkeletonRows />
      ) : there.length === 0 ? (
        <p className="command-note">{translate('command.nobody')}</p>
      ) : (
        <RadioGroup
          className={isPlaceholderData ? 'command-list command-old' : 'command-list'}
          aria-label={translate('command.which')}
          value={value ?? ''}
          onChange={(_, model) => onChoose(model)}
        >
          {there.map(({ value: model, label }) => (
            <FormControlLabel
              key={model}
              value={String(model)}
              control={<Radio size="small" />}
              label={
                <span className="command-model">
                  <Icon name={deviceIcon(String(model))} />
                  <span>{text(label)}</span>
                  <span className="command-count">
                    <Count of={data.get(String(model)) ?? 0} />
                  </span>
                </span>
              }
            />
          ))}
        </RadioGroup>
      )}
    </section>
  );
};
