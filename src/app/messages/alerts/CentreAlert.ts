import type { LiveAlert } from '../../../data/live/useLiveUpdates.ts';
import { severityByLevel } from '../../../domain/severityByLevel.ts';

/** The device of an alert: one object for all of its alerts. */
export interface AlertDevice {
  readonly id: string;
  readonly name: string;
  readonly model: string;
  readonly domainId: string;
}

/** An alert in the message centre. */
export interface CentreAlert {
  readonly id: string;
  readonly level: 1 | 2 | 3 | 4;
  readonly type: string;
  readonly device: AlertDevice;
  /** By the clock of the platform. */
  readonly time: string;
}

/** One line of the message centre: an alert, or those of one type and street in a storm, oldest first. */
export interface AlertRow {
  readonly key: string;
  readonly alerts: readonly CentreAlert[];
}

/** The fields of an alert, whether pushed or read from the list. */
export type AlertFields = Omit<LiveAlert, 'cursor' | 'timestamp' | 'muted'>;

const NO_VALUE = '–';

/** The list is not validated: an alert with a wrong field is shown without it, and does not end the others. */
const readText = (value: unknown, fallback = NO_VALUE): string =>
  typeof value === 'string' && value !== '' ? value : fallback;

/** Creates alerts that share their strings with the others: a storm has a hundred thousand. */
export class CentreAlertFactory {
  readonly #devices = new Map<string, AlertDevice>();
  /** Texts that many alerts have in common. */
  readonly #texts = new Map<string, string>();

  /** @param time by the clock of the platform */
  create(alert: AlertFields, time: string): CentreAlert {
    const level = alert.level in severityByLevel ? alert.level : 4;
    const type = this.#shareText(readText(alert.type));
    return { id: alert.id, level, type, device: this.#shareDevice(alert), time };
  }

  clear(): void {
    this.#devices.clear();
  }

  #shareText(text: string): string {
    const shared = this.#texts.get(text);
    if (shared !== undefined) return shared;
    this.#texts.set(text, text);
    return text;
  }

  #shareDevice(alert: AlertFields) {
    const id = readText(alert.asset_id, '');
    const name = readText(alert.asset_name, id);
    const domainId = readText(alert.domain_id, '');
    const shared = this.#devices.get(id);
    if (shared?.name === name && shared.domainId === domainId) return shared;
    const device: AlertDevice = {
      ...{ id, name, model: this.#shareText(readText(alert.model)) },
      domainId: this.#shareText(domainId),
    };
    this.#devices.set(id, device);
    return device;
  }
}
