import { useTranslate } from 'react-admin';

import { useConfiguration } from '../../data/useConfiguration.ts';
import { filterTitled } from '../../domain/filterTitled.ts';
import { useLocalizedText } from '../../resources/descriptor/useLocalizedText.ts';
import { useFormatNumber } from '../../ui/useFormatNumber.ts';

/** Returns the configured types of light sensor, each with its maximum illuminance. */
export function useLightSensorTypes(): readonly string[] {
  const translate = useTranslate();
  const text = useLocalizedText();
  const formatNumber = useFormatNumber();
  return filterTitled(useConfiguration('lumenType')).map(({ title, maximum }) =>
    typeof maximum === 'number'
      ? translate('strategy.sensorType', { type: text(title), maximum: formatNumber(maximum) })
      : text(title),
  );
}
