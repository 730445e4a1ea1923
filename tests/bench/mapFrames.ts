import type { Page } from '@playwright/test';

import type { City } from '../e2e/support/city.ts';

/** What arrives in fourteen hours at the highest rate of the platform, two a second. */
export const FRAMES = 100_000;

const VIEW = { lat: 30.2084, lng: 120.2126, zoom: 18 };

/** About the map at this zoom on the screen of the measurement, in degrees. */
const BOX = [120.2102, 30.2074, 120.215, 30.2094];

interface CapturedSocket {
  alertSocket?: EventTarget;
}

interface Marker {
  readonly id: string;
  readonly status: string;
}

/** Runs in the page before its scripts: makes its alert socket known, to send it frames at any rate. */
export function captureSocket(): void {
  globalThis.WebSocket = class extends WebSocket {
    constructor(...args: ConstructorParameters<typeof WebSocket>) {
      super(...args);
      (globalThis as CapturedSocket).alertSocket = this;
    }
  };
}

/** Shows a street, and sends its map frames of changed devices as the platform does, as fast as it renders them. */
export async function sendFrames(page: Page, city: City, count: number): Promise<void> {
  const { markers } = (await city.call(
    `/core/assets/markers?${new URLSearchParams({ box: BOX.join(), zoom: String(VIEW.zoom) })}`,
  )) as { readonly markers: readonly Marker[] };
  if (markers.length < 50) throw new Error(`The street has ${markers.length} devices only.`);
  await page.evaluate(showStreet, VIEW);
  await page.locator('.map-in-view-button').first().waitFor();
  await page.waitForFunction(() => (globalThis as CapturedSocket).alertSocket !== undefined);
  const name = `Frame ${count}`;
  await page.evaluate(dispatchFrames, { markers, count, name });
  // The map has followed: the last frame changes the names of all devices.
  await page.locator('.map-in-view-button', { hasText: name }).first().waitFor();
}

/** Runs in the page. */
function showStreet({ lat, lng, zoom }: typeof VIEW): void {
  const state = { idx: 1, key: 'street', usr: null };
  history.replaceState(state, '', `/smartLight/map?lat=${lat}&lng=${lng}&zoom=${zoom}`);
  dispatchEvent(new PopStateEvent('popstate', { state }));
}

/** Runs in the page: each frame changes the states of ten devices; the page renders after every hundredth frame. */
async function dispatchFrames({
  markers,
  count,
  name,
}: {
  readonly markers: readonly Marker[];
  readonly count: number;
  readonly name: string;
}): Promise<void> {
  const states = ['normal', 'fault', 'offline', 'unknown'];
  const dispatch = (devices: readonly object[]) =>
    (globalThis as CapturedSocket).alertSocket?.dispatchEvent(
      new MessageEvent('message', { data: JSON.stringify({ type: 'status', devices }) }),
    );
  for (let frame = 0; frame < count; frame += 1) {
    const changed = Array.from({ length: 10 }, (_, index) => {
      const turn = Math.floor(frame / 10) + index;
      const marker = markers[(10 * frame + index) % markers.length];
      return { ...marker, status: states[turn % 4], before: states[(turn + 3) % 4] };
    });
    dispatch(changed);
    // The timer ends after those of the frames: the page never has more work than that of a hundred.
    if (frame % 100 === 99)
      await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
  }
  dispatch(markers.map(marker => ({ ...marker, name })));
}
