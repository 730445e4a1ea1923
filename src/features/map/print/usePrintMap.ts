import { useEffect, useEffectEvent, useState } from 'react';

/** The width between the margins of an A4 sheet, and what the map takes of its height, in CSS pixels. */
const SHEET_WIDTH_PX = 700;
const MAP_HEIGHT_PX = 480;

/**
 * Prints the map with its sheet. The map is drawn in the light theme first, whatever theme is pinned, and scaled to the
 * paper as it is: a map that gets another size shows another view.
 */
export function usePrintMap() {
  const [isPrinting, setPrinting] = useState(false);
  const finish = useEffectEvent(() => setPrinting(false));
  useEffect(() => {
    if (!isPrinting) return undefined;
    const restore = prepareDocument();
    let frame = requestAnimationFrame(() => {
      // The canvases are drawn in the frame after the theme has changed.
      frame = requestAnimationFrame(() => {
        window.addEventListener('afterprint', finish, { once: true });
        window.print();
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('afterprint', finish);
      restore();
    };
  }, [isPrinting]);
  return { isPrinting, printMap: () => setPrinting(true) };
}

/** Returns what restores the document. */
function prepareDocument(): () => void {
  const root = document.documentElement;
  const { theme } = root.dataset;
  const stage = document.querySelector<HTMLElement>('.city-map-stage');
  const { offsetWidth: width = 0, offsetHeight: height = 0 } = stage ?? {};
  const scale = Math.min(SHEET_WIDTH_PX / Math.max(1, width), MAP_HEIGHT_PX / Math.max(1, height));
  root.dataset.theme = 'light';
  const properties = {
    '--print-map-width': `${width}px`,
    '--print-map-height': `${height}px`,
    '--print-map-scale': String(scale),
    '--print-map-space': `${Math.ceil(height * scale)}px`,
  };
  for (const [name, value] of Object.entries(properties)) stage?.style.setProperty(name, value);
  return () => {
    for (const name of Object.keys(properties)) stage?.style.removeProperty(name);
    if (theme === undefined) delete root.dataset.theme;
    else root.dataset.theme = theme;
  };
}
