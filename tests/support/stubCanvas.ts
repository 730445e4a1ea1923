import { vi } from 'vitest';

/** A call on a canvas, with the state that shows in it. */
export interface CanvasCall {
  readonly canvas: HTMLCanvasElement;
  readonly name: string;
  readonly args: readonly unknown[];
  readonly fillStyle: unknown;
}

/** The size of every element of the stub, in pixels. */
export const STUB_SIZE = { width: 800, height: 600 };

/**
 * Replaces what jsdom does not have: sizes, canvas contexts and paths. Frames are drawn by `drawFrame`, so that a test
 * decides when.
 */
export function stubCanvas() {
  const calls: CanvasCall[] = [];
  const pending = new Map<number, FrameRequestCallback>();
  let lastFrame = 0;
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(STUB_SIZE.width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(STUB_SIZE.height);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
    this: HTMLCanvasElement,
  ) {
    return createContext(this, calls) as never;
  });
  vi.stubGlobal('Path2D', Object);
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    lastFrame += 1;
    pending.set(lastFrame, callback);
    return lastFrame;
  });
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => void pending.delete(frame));
  return {
    calls,
    /** Draws what is requested; returns the calls of this frame. */
    drawFrame: (): readonly CanvasCall[] => {
      const start = calls.length;
      const due = [...pending.values()];
      pending.clear();
      for (const callback of due) callback(0);
      return calls.slice(start);
    },
    get isPending() {
      return pending.size > 0;
    },
  };
}

/** Returns a context that records its calls. */
function createContext(canvas: HTMLCanvasElement, calls: CanvasCall[]) {
  const state: Record<string, unknown> = { canvas };
  return new Proxy(state, {
    get: (_, name: string) => {
      if (name in state) return state[name];
      return (...args: readonly unknown[]) => {
        calls.push({ canvas, name, args, fillStyle: state.fillStyle });
        if (name === 'measureText') return { width: 7 * String(args[0]).length };
        if (name === 'createRadialGradient') return { addColorStop: () => undefined };
        return undefined;
      };
    },
  });
}
