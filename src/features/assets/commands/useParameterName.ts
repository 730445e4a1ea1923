import { useTranslate } from 'react-admin';

import { useLocalizedText } from '../../../resources/descriptor/useLocalizedText.ts';
import type { DeviceParameter } from './deviceParameters.ts';

/** The parameters with a translated name; any other uses the title of its read or set operation. */
const TRANSLATED_PARAMETERS: readonly string[] = [
  ...['device-energy', 'device-sensor'],
  ...['lamp-rated-power', 'lamp-param'].map(name => `device-lighting:${name}`),
  ...['strategy-exec-mode', 'plan-exec-mode', 'auth-mode', 'encrypt-mode', 'change-password'].map(
    name => `device-common:${name}`,
  ),
  ...['location', 'clock', 'data-report-period', 'all-permit-join-net'].map(
    name => `device-common:${name}`,
  ),
  ...['player-list', 'env-source'].map(name => `device-led-disp:${name}`),
];

export function useParameterName({ name, read, set, action }: DeviceParameter): string {
  const translate = useTranslate();
  const text = useLocalizedText();
  const anyOperation = read ?? set ?? action;
  if (TRANSLATED_PARAMETERS.includes(name)) return translate(`param.${name}`);
  return anyOperation ? text(anyOperation.label) : name;
}
