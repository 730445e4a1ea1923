import { useEffect, useState } from 'react';

/**
 * Expands the page content to full screen: that of the browser if available, else its window. Escape ends it, and so
 * does leaving the screen. Overlays stay visible, because the whole page is full screen.
 */
export function useFullScreen(): readonly [full: boolean, change: () => void] {
  const [isFullScreen, setIsFullScreen] = useState(false);
  useEffect(
    () => (isFullScreen ? fillScreen(() => setIsFullScreen(false)) : undefined),
    [isFullScreen],
  );
  return [isFullScreen, () => setIsFullScreen(wasFullScreen => !wasFullScreen)];
}

/** @returns a function that stops it */
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
  // A browser without full screen, or one that denies it, still fills its window.
  if (document.fullscreenEnabled) page.requestFullscreen().catch(() => undefined);
  return () => {
    abortController.abort();
    delete page.dataset.fullScreen;
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
  };
}
