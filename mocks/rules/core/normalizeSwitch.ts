/** How a lamp is switched by hand. */
interface SwitchState {
  readonly on: boolean;
  /** In per cent. */
  readonly brightness: number;
}

/** The same with one meaning: what is off has no brightness, and what has none is off. */
export const normalizeSwitch = <Setting extends SwitchState>(setting: Setting): Setting =>
  setting.on && setting.brightness > 0 ? setting : { ...setting, on: false, brightness: 0 };
