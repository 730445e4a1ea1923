import { act } from '@testing-library/react';
import { type FunctionComponent, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { LazyBoundary } from './LazyBoundary.tsx';
import { lazyComponent } from './lazyComponent.tsx';

// Before React notes the timers that it uses: the fake clock lasts for the whole file.
vi.hoisted(() =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] }),
);

const container = document.createElement('div');
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
let unmount = () => {};

// React never delays what it shows within `act`.
beforeEach(() => void (environment.IS_REACT_ACT_ENVIRONMENT = false));
afterEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  act(unmount);
});

/** Draws a lazy component in another one, each in a boundary. */
function draw(Boundary: typeof LazyBoundary | typeof Suspense) {
  const files = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()] as const;
  const lazyPart = (file: Promise<unknown>, component: FunctionComponent) =>
    lazyComponent(() => file.then(() => component));
  const Rows = lazyPart(files[1].promise, () => <p>rows</p>);
  const Screen = lazyPart(files[0].promise, () => (
    <>
      <h1>title</h1>
      <Boundary fallback="no rows yet">
        <Rows />
      </Boundary>
    </>
  ));
  const root = createRoot(container);
  unmount = () => root.unmount();
  root.render(
    <Boundary fallback="no screen yet">
      <Screen />
    </Boundary>,
  );
  return { screenFile: files[0], rowsFile: files[1] };
}

/** As many turns of the event loop as React could need. */
async function settle(): Promise<string | null> {
  for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate);
  return container.textContent;
}

describe('a boundary of lazy components', () => {
  it('shows each as soon as its file has loaded, without a moment for its fallback', async () => {
    const { screenFile, rowsFile } = draw(LazyBoundary);
    expect(await settle()).toBe('no screen yet');
    screenFile.resolve(undefined);
    expect(await settle()).toBe('titleno rows yet');
    rowsFile.resolve(undefined);
    expect(await settle()).toBe('titlerows');
  });

  it("needs no longer exist once React's own does not wait", async () => {
    const { screenFile } = draw(Suspense);
    expect(await settle()).toBe('no screen yet');
    screenFile.resolve(undefined);
    expect(await settle()).toBe('no screen yet');
    vi.advanceTimersByTime(300);
    expect(await settle()).toBe('titleno rows yet');
  });
});
