/** Milliseconds of a frame. */
const FRAME_MS = 16;

// jsdom draws frames by one interval for the life of the window. A test that replaces `setInterval` while the interval starts
// would stop the frames of all later tests of the worker; these frames are independent of the clock of a test.
const timer = globalThis.setTimeout;
const clearTimer = globalThis.clearTimeout;
const timers = new Map<number, ReturnType<typeof timer>>();
let lastFrame = 0;

globalThis.requestAnimationFrame = callback => {
  const frame = (lastFrame += 1);
  const draw = () => {
    timers.delete(frame);
    callback(performance.now());
  };
  timers.set(frame, timer(draw, FRAME_MS));
  return frame;
};
globalThis.cancelAnimationFrame = frame => {
  clearTimer(timers.get(frame));
  timers.delete(frame);
};
