import { useEffect, useState } from 'react';

/**
 * Lets the sheet fill the screen: that of the browser where it can, else its window. Escape ends it, and so does
 * leaving the screen that asked for it. What floats stays above, because the whole page goes along.
 */
export function useFullScreen(): readonly [full: boolean, change: () => void] {
  const [isFullScreen, setIsFullScreen] = useState(false);
  useEffect(
    () => (isFullScreen ? fillScreen(() => setIsFullScreen(false)) : undefined),
    [isFullScreen],
  );
  return [isFullScreen, () => setIsFullScreen(wasFullScreen => !wasFullScreen)];
}

/** @returns what ends it */
function fillScreen(onEnd: () => void): () => void {
  const page = document.documentElement;
  const abortController = new AbortController();
  const { signal } = abortController;
  page.dataset.fullScreen = '';
  document.addEventListener(
    'fullscreenchange',
    () => {
      if (!document.fullscreenElement) onEnd();
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    event => {
      if (event.key === 'Escape' && !event.defaultPrevented) onEnd();
    },
    { signal },
  );
  // A browser that has none, or forbids it, still lets the sheet fill its window.
  if (document.fullscreenEnabled) page.requestFullscreen().catch(() => undefined);
  return () => {
    abortController.abort();
    delete page.dataset.fullScreen;
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
  };
}
