import { useTranslate } from 'react-admin';

import { useConfiguration } from '../../data/useConfiguration.ts';
import { titled } from '../../domain/titled.ts';
import { useText } from '../../resources/useText.ts';
import { useFigures } from '../../ui/useFigures.ts';

/** The types of light sensor that the platform configures, each with the illuminance that it measures at most. */
export function useLightSensorTypes(): readonly string[] {
  const translate = useTranslate();
  const text = useText();
  const figures = useFigures();
  return titled(useConfiguration('lumenType')).map(({ title, maximum }) =>
    typeof maximum === 'number'
      ? translate('strategy.sensorType', { type: text(title), maximum: figures(maximum) })
      : text(title),
  );
}
