import type { RaThemeOptions } from 'react-admin';

import { getThemeTokens, type ThemeMode } from './look/themeColors.ts';
import { buildControlComponents } from './look/controlComponents.ts';
import { buildMuiPalette } from './look/muiPalette.ts';
import { buildSurfaceComponents } from './look/surfaceComponents.ts';

const EASING = 'cubic-bezier(0.2, 0, 0, 1)';

/** Builds the theme of MUI and react-admin. Other elements read src/ui/tokens.css. */
export function buildTheme(mode: ThemeMode): RaThemeOptions {
  const tokens = getThemeTokens(mode);
  return {
    palette: buildMuiPalette(tokens),
    shape: { borderRadius: 6 },
    spacing: 4,
    typography: {
      // The property defines the first font of each language.
      fontFamily: 'var(--font)',
      fontSize: 13,
      htmlFontSize: 16,
      fontWeightRegular: 400,
      fontWeightMedium: 500,
      fontWeightBold: 600,
      h1: { fontSize: 20, lineHeight: '28px', fontWeight: 600, letterSpacing: '-0.005em' },
      h2: { fontSize: 16, lineHeight: '24px', fontWeight: 600 },
      h3: { fontSize: 14, lineHeight: '20px', fontWeight: 600 },
      h6: { fontSize: 20, lineHeight: '28px', fontWeight: 600 },
      body1: { fontSize: 14, lineHeight: '20px' },
      body2: { fontSize: 13, lineHeight: '20px' },
      caption: { fontSize: 12, lineHeight: '16px' },
      figure: { fontSize: 28, lineHeight: '36px', fontWeight: 600, letterSpacing: '-0.01em' },
      button: {
        fontSize: 13,
        lineHeight: '20px',
        fontWeight: 500,
        textTransform: 'none',
        letterSpacing: 0,
      },
    },
    transitions: {
      easing: { easeInOut: EASING, easeOut: EASING },
      duration: {
        shortest: 100,
        shorter: 100,
        short: 160,
        standard: 160,
        complex: 240,
        enteringScreen: 240,
        leavingScreen: 160,
      },
    },
    sidebar: { width: 220, closedWidth: 56 },
    components: { ...buildControlComponents(tokens), ...buildSurfaceComponents(tokens) },
  };
}
