import { useTranslate } from 'react-admin';

import { configuration } from '../../data/configuration.ts';
import { useHasFailed } from '../../data/useConfiguration.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { useLightSensorTypes } from './useLightSensorTypes.ts';

/** The types of sensor that strategies by light can follow. @see SHELL-08 */
export default function LightSensorTypes() {
  const translate = useTranslate();
  const types = useLightSensorTypes();
  const hasFailed = useHasFailed('lumenType');
  if (hasFailed)
    return (
      <p className="cluster gap-8 px-20 py-8 text-12/12-text text-2">
        {translate('strategy.sensorTypes.failed')}
        <ActionButton
          kind="auxiliary"
          size="small"
          onClick={() => void configuration.load('lumenType')}
        >
          {translate('shell.retry')}
        </ActionButton>
      </p>
    );
  if (types.length === 0) return null;
  return (
    <p className="cluster gap-8 px-20 py-8 text-12/12-text text-2">
      {translate('strategy.sensorTypes', { types: types.join(translate('form.comma')) })}
    </p>
  );
}
