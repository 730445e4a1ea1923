/**
 * Calls a listener when the pixel ratio changes: a window on another screen may keep its size, which its canvases do not.
 *
 * @returns a function that stops it
 */
export function watchPixelRatio(onChange: () => void): () => void {
  // Not in jsdom.
  if (typeof matchMedia !== 'function') return () => undefined;
  let query: MediaQueryList | undefined;
  const stop = () => query?.removeEventListener('change', handleChange);
  // A query matches one ratio: each change needs another one.
  const watch = () => {
    stop();
    query = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    query.addEventListener('change', handleChange);
  };
  function handleChange() {
    watch();
    onChange();
  }
  watch();
  return stop;
}
