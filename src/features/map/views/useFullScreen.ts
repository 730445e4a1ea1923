import { useEffect, useState } from 'react';

/**
 * Whether the map covers the window. The browser's full screen is requested for the whole page, because the dialogs are
 * outside of the map; a browser without it shows the map in the whole window.
 */
export function useFullScreen() {
  const [isFullScreen, setFullScreen] = useState(false);
  useEffect(() => {
    if (!isFullScreen) return undefined;
    const handleChange = () => {
      if (!document.fullscreenElement) setFullScreen(false);
    };
    document.addEventListener('fullscreenchange', handleChange);
    return () => {
      document.removeEventListener('fullscreenchange', handleChange);
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }, [isFullScreen]);
  return {
    isFullScreen,
    toggleFullScreen: () => {
      if (!isFullScreen) void requestFullScreen();
      setFullScreen(!isFullScreen);
    },
  };
}

/** A browser rejects it in a frame without the permission; the map covers the window then. */
async function requestFullScreen(): Promise<void> {
  if (!document.fullscreenEnabled) return;
  try {
    await document.documentElement.requestFullscreen();
  } catch {
    // The map covers the window.
  }
}
