import { useTranslate } from 'react-admin';

import { useConfiguration } from '../../data/useConfiguration.ts';
import { filterTitled } from '../../domain/filterTitled.ts';
import { useLocalizedText } from '../../resources/useLocalizedText.ts';
import { useFormatNumber } from '../../ui/useFormatNumber.ts';

/** The types of light sensor that the platform configures, each with the illuminance that it measures at most. */
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
