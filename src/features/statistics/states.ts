import { useText } from '../../resources/useText.ts';
import { choicesOf } from './choicesOf.ts';

/** The states of a device, the usual one first. */
export const STATES = ['normal', 'fault', 'offline', 'unknown'] as const;
export type DeviceState = (typeof STATES)[number];

/** What the document calls a state. */
export function useStateWords(): (state: DeviceState) => string {
  const text = useText();
  const choices = choicesOf('assets', 'status');
  return state => {
    const label = choices.find(({ value }) => value === state)?.label;
    return label ? text(label) : state;
  };
}
