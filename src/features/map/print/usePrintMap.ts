import { useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** The width between the margins of an A4 sheet, and what the map takes of its height, in CSS pixels. */
const SHEET_WIDTH_PX = 700;
const MAP_HEIGHT_PX = 480;

/**
 * Prints the map with its sheet. The map is drawn in the light theme first, whatever theme is pinned, and scaled to the
 * paper as it is: a map that gets another size shows another view. The print of the browser has the same sheet, but no
 * time for another drawing: canvases keep their theme.
 */
export function usePrintMap() {
  const [source, setSource] = useState<'button' | 'browser'>();
  const isPrinting = source !== undefined;
  useEffect(() => {
    const prepare = () => flushSync(() => setSource(current => current ?? 'browser'));
    const finish = () => setSource(undefined);
    window.addEventListener('beforeprint', prepare);
    window.addEventListener('afterprint', finish);
    return () => {
      window.removeEventListener('beforeprint', prepare);
      window.removeEventListener('afterprint', finish);
    };
  }, []);
  useLayoutEffect(() => (isPrinting ? prepareDocument() : undefined), [isPrinting]);
  useEffect(() => {
    if (source !== 'button') return undefined;
    // The canvases are drawn in the frame after the theme has changed.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => window.print());
    });
    return () => cancelAnimationFrame(frame);
  }, [source]);
  return { isPrinting, printMap: () => setSource('button') };
}

/** Returns what restores the document. */
function prepareDocument(): () => void {
  const root = document.documentElement;
  const { theme } = root.dataset;
  const stage = document.querySelector<HTMLElement>('.city-map-stage');
  const { offsetWidth: width = 0, offsetHeight: height = 0 } = stage ?? {};
  const scale = Math.min(SHEET_WIDTH_PX / Math.max(1, width), MAP_HEIGHT_PX / Math.max(1, height));
  root.dataset.theme = 'light';
  root.dataset.print = 'color';
  const properties = {
    '--print-map-width': `${width}px`,
    '--print-map-height': `${height}px`,
    '--print-map-scale': String(scale),
  };
  for (const [name, value] of Object.entries(properties)) stage?.style.setProperty(name, value);
  return () => {
    for (const name of Object.keys(properties)) stage?.style.removeProperty(name);
    delete root.dataset.print;
    if (theme === undefined) delete root.dataset.theme;
    else root.dataset.theme = theme;
  };
}
