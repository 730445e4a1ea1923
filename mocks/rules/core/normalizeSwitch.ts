/** The manual state of a lamp. */
interface SwitchState {
  readonly on: boolean;
  /** In per cent. */
  readonly brightness: number;
}

/** Normalizes a state: off has no brightness, and brightness 0 is off. */
export const normalizeSwitch = <Setting extends SwitchState>(setting: Setting): Setting =>
  setting.on && setting.brightness > 0 ? setting : { ...setting, on: false, brightness: 0 };
