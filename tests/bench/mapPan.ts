import type { Page } from '@playwright/test';

import { randomNumbers } from './cityAssets.ts';
import { type BenchLine, line } from './line.ts';
import { openCity, signedIn } from './openCity.ts';
import { startRecording, stopRecording } from './recordFrames.ts';

const MARKERS = 10_000;
const MODELS = ['ssslc', 'led', 'sscam', 'ssgw', 'sspole'];
const STATES = ['normal', 'normal', 'normal', 'normal', 'fault', 'offline', 'unknown'];
const DRAGS = 8;
const STEPS = 60;
const STEP_PX = 5;

/** The frames of a map with 10,000 visible markers while it is dragged, in the dark theme, in which lit lamps have halos too. */
export async function measureMapPan(): Promise<readonly BenchLine[]> {
  const opened = await openCity();
  try {
    const page = await signedIn(opened);
    await page.emulateMedia({ colorScheme: 'dark' });
    await mockMarkers(page);
    await page.goto(`${opened.city.url}/smartLight/map?lat=30.2084&lng=120.2126&zoom=16`);
    await page.getByText(MARKERS.toLocaleString('en'), { exact: true }).first().waitFor();
    const frames = (await dragMap(page)).toSorted((one, other) => one - other);
    const median = frames[Math.floor(frames.length / 2)] ?? Infinity;
    return [
      line({
        ...{ name: `map: a frame while ${MARKERS.toLocaleString('en')} markers are dragged` },
        ...{ value: frames[Math.floor(frames.length * 0.95)] ?? Infinity, unit: 'ms' },
        ...{ limit: 50, bound: 'at most', row: 'PERF-03/pan' },
        note: `95th percentile of ${frames.length} frames without a graphics processor, median ${median.toFixed(0)} ms`,
      }),
    ];
  } finally {
    await opened.close();
  }
}

/** The platform groups more than 5,000 devices; a view with 10,000 single ones is a response of this measurement. */
async function mockMarkers(page: Page): Promise<void> {
  await page.route('**/api/core/assets/markers?*', route => {
    const [west = 0, south = 0, east = 0, north = 0] = (
      new URL(route.request().url()).searchParams.get('box') ?? ''
    )
      .split(',')
      .map(Number);
    const random = randomNumbers(7);
    const markers = Array.from({ length: MARKERS }, (_, index) => ({
      id: `SSSLC${String(index).padStart(11, '0')}`,
      name: `Lamp ${index}`,
      model: MODELS[index % MODELS.length],
      status: STATES[index % STATES.length],
      brightness: 50 + (index % 50),
      geoPoint: { lat: south + random() * (north - south), lng: west + random() * (east - west) },
    }));
    return route.fulfill({ json: { total: MARKERS, markers } });
  });
}

/** Drags the map to and fro. @returns the milliseconds between the frames during the drags */
async function dragMap(page: Page): Promise<readonly number[]> {
  const middle = { x: 800, y: 450 };
  const frames: number[] = [];
  for (let drag = 0; drag < DRAGS; drag += 1) {
    const direction = drag % 2 === 0 ? 1 : -1;
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.evaluate(startRecording);
    for (let step = 1; step <= STEPS; step += 1)
      await page.mouse.move(middle.x + direction * STEP_PX * step, middle.y + step);
    frames.push(...(await page.evaluate(stopRecording)));
    await page.mouse.up();
    // The view after the drag is loaded and rendered before the next one.
    await page.waitForLoadState('networkidle');
  }
  return frames;
}
