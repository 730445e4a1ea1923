/** The end of a socket of the console. */
interface FakeSocket {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: string }) => void) | null;
  onclose: ((event: { readonly code: number }) => void) | null;
}

/** An alert with a number as its id and its position. */
export const createAlert = (number: number) => ({
  ...{ cursor: `s-${number}`, id: String(number), type: 'overTemperature', level: 1 },
  ...{ asset_id: 'SSSLC00000000001', asset_name: 'North street 1', model: 'ssslc' },
  ...{ domain_id: '5f1e0000000000000000d008', timestamp: '2026-11-11T12:00:00.000Z' },
});

/** The alert socket of a platform, which a test interrupts. */
export class FakePlatform {
  /** The number of alerts that are sent again after an interruption. */
  static readonly MAX_STORED = 200;
  readonly urls: string[] = [];
  readonly received: unknown[] = [];
  /** The sockets that the console has closed. */
  readonly closed: FakeSocket[] = [];
  #sockets = new Set<FakeSocket>();
  #welcomed = new Set<FakeSocket>();
  #stalled = new Set<FakeSocket>();
  alerts: ReturnType<typeof createAlert>[] = [];

  get openCount(): number {
    return this.#sockets.size;
  }

  reset(): void {
    this.drop();
    this.alerts = [];
  }

  /** The class that replaces WebSocket. */
  createSocketClass() {
    // oxlint-disable-next-line typescript/no-this-alias -- the class and the platform are two objects
    const platform = this;
    return class implements FakeSocket {
      onopen: FakeSocket['onopen'] = null;
      onmessage: FakeSocket['onmessage'] = null;
      onclose: FakeSocket['onclose'] = null;
      constructor(url: string) {
        platform.urls.push(url);
        platform.#sockets.add(this);
        queueMicrotask(() => this.onopen?.());
      }
      send(text: string): void {
        platform.#receive(this, JSON.parse(text) as Record<string, unknown>);
      }
      close(): void {
        platform.closed.push(this);
        platform.#forget(this);
      }
    };
  }

  /** New alerts, which are sent. */
  alert(count: number): void {
    const first = this.alerts.length + 1;
    const added = Array.from({ length: count }, (_, index) => createAlert(first + index));
    this.alerts.push(...added);
    for (const socket of this.#welcomed) this.#sendAlerts(socket, added);
  }

  /** Alerts with fields of their own. */
  push(...fields: readonly object[]): void {
    const first = this.alerts.length + 1;
    const added = fields.map((each, index) => ({ ...createAlert(first + index), ...each }));
    this.alerts.push(...added);
    for (const socket of this.#welcomed) this.#sendAlerts(socket, added);
  }

  /** Alerts that are sent but lost with the connection. */
  alertAndDrop(count: number): void {
    for (const socket of this.#sockets) this.#stalled.add(socket);
    this.alert(count);
    this.drop();
  }

  /** Sends the last alerts a second time. */
  repeatLast(count: number): void {
    for (const socket of this.#welcomed) this.#sendAlerts(socket, this.alerts.slice(-count));
  }

  /** The sockets stay open, but nothing arrives any more. */
  stall(): void {
    for (const socket of this.#sockets) this.#stalled.add(socket);
  }

  drop(): void {
    this.close(1006);
  }

  close(code: number): void {
    for (const socket of [...this.#sockets]) {
      this.#forget(socket);
      socket.onclose?.({ code });
    }
  }

  send(text: string): void {
    for (const socket of this.#welcomed) socket.onmessage?.({ data: text });
  }

  #forget(socket: FakeSocket) {
    this.#sockets.delete(socket);
    this.#welcomed.delete(socket);
    this.#stalled.delete(socket);
  }

  #sendTo(socket: FakeSocket, frame: object) {
    if (!this.#stalled.has(socket)) socket.onmessage?.({ data: JSON.stringify(frame) });
  }

  #sendAlerts(socket: FakeSocket, alerts: readonly object[]) {
    const [only] = alerts;
    if (alerts.length === 1 && only) this.#sendTo(socket, only);
    else if (alerts.length > 1) this.#sendTo(socket, { type: 'alerts', alerts });
  }

  #receive(socket: FakeSocket, frame: Readonly<Record<string, unknown>>) {
    if (frame.type === 'ping') this.#sendTo(socket, { type: 'pong' });
    else this.received.push(frame);
    if (typeof frame.token !== 'string') return;
    this.#welcomed.add(socket);
    const last = this.alerts.length;
    this.#sendTo(socket, { type: 'welcome', cursor: `s-${last}` });
    if (typeof frame.cursor !== 'string') return;
    const missed = last - Number(frame.cursor.split('-')[1]);
    if (missed > FakePlatform.MAX_STORED)
      this.#sendTo(socket, { type: 'gap', from: frame.cursor, to: `s-${last}` });
    else if (missed > 0) this.#sendAlerts(socket, this.alerts.slice(-missed));
  }
}
