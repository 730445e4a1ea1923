import { useTranslate } from 'react-admin';

import { useText } from '../../../resources/useText.ts';
import type { Parameter } from './parametersOf.ts';

/** The parameters that a person has a word for; of any other, what its document calls reading or setting it. */
const NAMED: readonly string[] = [
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

/** What a parameter is called. */
export function useParameterName({ name, read, set, act }: Parameter): string {
  const translate = useTranslate();
  const text = useText();
  const any = read ?? set ?? act;
  if (NAMED.includes(name)) return translate(`param.${name}`);
  return any ? text(any.label) : name;
}
