import { useLocalizedText } from '../../resources/descriptor/useLocalizedText.ts';
import { getEnumChoices } from './getEnumChoices.ts';

/** The device states, the normal one first. */
export const DEVICE_STATES = ['normal', 'fault', 'offline', 'unknown'] as const;
export type DeviceState = (typeof DEVICE_STATES)[number];

/** Returns a function for the documented label of a state. */
export function useDeviceStateLabel(): (state: DeviceState) => string {
  const text = useLocalizedText();
  const choices = getEnumChoices('assets', 'status');
  return state => {
    const label = choices.find(({ value }) => value === state)?.label;
    return label ? text(label) : state;
  };
}
