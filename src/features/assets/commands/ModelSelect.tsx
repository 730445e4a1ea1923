import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTranslate } from 'react-admin';

import { QueryStates } from '../../../resources/failures/QueryStates.tsx';
import { useLocalizedText } from '../../../resources/descriptor/useLocalizedText.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { FormattedNumber } from '../../../ui/FormattedNumber.tsx';
import { getDeviceIcon } from '../../../ui/icons/getDeviceIcon.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { getCommandableModels } from './getCommands.ts';
import type { ModelCountsQuery } from './useModelCounts.ts';

interface ModelSelectProps {
  readonly assets: ResourceDescriptor;
  readonly counts: ModelCountsQuery;
  /** Without a domain, devices are not counted. */
  readonly isDomainMissing: boolean;
  readonly value: string | undefined;
  readonly onChange: (model: string) => void;
}

/** Selects the model of the target devices, with the number of devices of each. */
export const ModelSelect = ({
  assets,
  counts,
  isDomainMissing,
  value,
  onChange: onChoose,
}: ModelSelectProps) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  const { data, error, refetch, isPlaceholderData } = counts;
  const presentModels = getCommandableModels(assets).filter(
    each => (data?.get(String(each.value)) ?? 0) > 0,
  );
  return (
    <section
      className="stack h-420 min-w-0 *:last:min-h-0 *:last:flex-1 max-md:h-auto max-md:first:h-320"
      aria-label={translate('command.which')}
    >
      <h3 className="type-13 mb-8 font-medium">{translate('command.which')}</h3>
      {isDomainMissing ? (
        <p className="mb-8 text-3">{translate('command.which.later')}</p>
      ) : (
        <QueryStates
          data={error ? undefined : data}
          error={error}
          onRetry={refetch}
          errorLineClass="mb-8 text-3"
          isEmpty={() => presentModels.length === 0}
          empty={<p className="mb-8 text-3">{translate('command.noTargets')}</p>}
        >
          {modelCounts => (
            <RadioGroup
              className={isPlaceholderData ? 'command-list opacity-60' : 'command-list'}
              aria-label={translate('command.which')}
              value={value ?? ''}
              onChange={(_, model) => onChoose(model)}
            >
              {presentModels.map(({ value: model, label }) => (
                <FormControlLabel
                  key={model}
                  value={String(model)}
                  control={<Radio size="small" />}
                  label={
                    <span className="row gap-8">
                      <Icon name={getDeviceIcon(String(model))} />
                      <span>{text(label)}</span>
                      <span className="ml-auto text-3">
                        <FormattedNumber value={modelCounts.get(String(model)) ?? 0} />
                      </span>
                    </span>
                  }
                />
              ))}
            </RadioGroup>
          )}
        </QueryStates>
      )}
    </section>
  );
};
