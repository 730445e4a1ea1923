import { useLocalizedText } from '../../resources/useLocalizedText.ts';
import { getEnumChoices } from './getEnumChoices.ts';

/** The states of a device, the usual one first. */
export const DEVICE_STATES = ['normal', 'fault', 'offline', 'unknown'] as const;
export type DeviceState = (typeof DEVICE_STATES)[number];

/** What the document calls a state. */
export function useDeviceStateLabel(): (state: DeviceState) => string {
  const text = useLocalizedText();
  const choices = getEnumChoices('assets', 'status');
  return state => {
    const label = choices.find(({ value }) => value === state)?.label;
    return label ? text(label) : state;
  };
}
