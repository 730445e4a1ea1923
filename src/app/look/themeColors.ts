/** The palettes of the two themes. src/ui/tokens.css has the same values; a test compares them. */
export const themeColors = {
  light: {
    canvas: '#ecf0f1',
    surface: '#ffffff',
    sunken: '#f5f7f8',
    hover: '#eef2f3',
    raised: '#ffffff',
    line: '#e0e6e8',
    line2: '#cbd4d7',
    fieldLine: '#86939a',
    outline: '#7c8a90',
    text: '#111a1e',
    text2: '#435158',
    text3: '#5a686e',
    textOff: '#93a0a5',
    inverse: '#13242a',
    onInverse: '#e3eaec',
    inverseLink: '#7bd2de',
    inverseDanger: '#ff9d99',
    accent: '#0b6675',
    accentHover: '#085462',
    accentPress: '#06444f',
    accentText: '#0a6170',
    accentSoft: '#dff0f2',
    onAccent: '#ffffff',
    focus: '#0b6675',
    lamp: '#f2b035',
    lampText: '#855300',
    lampSoft: '#fff3d9',
    onLamp: '#241a04',
    error: '#b8182a',
    errorHover: '#9a1222',
    onError: '#ffffff',
    normal: '#117a4a',
    fault: '#b8182a',
    offline: '#5d6a70',
    unknown: '#2561c4',
    major: '#b14a08',
    minor: '#7a6000',
    onStatus: '#ffffff',
  },
  dark: {
    canvas: '#0a1013',
    surface: '#11191d',
    sunken: '#0d1417',
    hover: '#182227',
    raised: '#192429',
    line: '#202c32',
    line2: '#304048',
    fieldLine: '#61727a',
    outline: '#6c7d85',
    text: '#e3eaec',
    text2: '#aebbc0',
    text3: '#8d9ca2',
    textOff: '#5c6a70',
    inverse: '#e3eaec',
    onInverse: '#111a1e',
    inverseLink: '#085462',
    inverseDanger: '#9a1222',
    accent: '#5cc3d2',
    accentHover: '#7bd2de',
    accentPress: '#43aebe',
    accentText: '#6fcddb',
    accentSoft: '#10333a',
    onAccent: '#04191d',
    focus: '#7bd2de',
    lamp: '#f5ba45',
    lampText: '#f3c465',
    lampSoft: '#33280f',
    onLamp: '#241a04',
    error: '#ff6f6c',
    errorHover: '#ff8d89',
    onError: '#2b0507',
    normal: '#62d69b',
    fault: '#ff6f6c',
    offline: '#9aa8ae',
    unknown: '#84b1fb',
    major: '#f59a5c',
    minor: '#dcc35c',
    onStatus: '#081013',
  },
} as const;

export type ThemeMode = keyof typeof themeColors;
export type ThemeColors = (typeof themeColors)[ThemeMode];

/** Elevations: popovers and toasts; dialogs and drawers; the backdrop behind them. */
export const themeElevations = {
  light: {
    popover:
      '0 0 0 1px rgb(17 34 41 / 0.07), 0 2px 4px rgb(17 34 41 / 0.06), 0 8px 24px rgb(17 34 41 / 0.12)',
    dialog:
      '0 0 0 1px rgb(17 34 41 / 0.07), 0 8px 16px rgb(17 34 41 / 0.1), 0 24px 64px rgb(17 34 41 / 0.24)',
    scrim: 'rgb(12 22 27 / 0.46)',
  },
  dark: {
    popover: '0 0 0 1px #304048, 0 8px 24px rgb(0 0 0 / 0.5)',
    dialog: '0 0 0 1px #304048, 0 24px 64px rgb(0 0 0 / 0.66)',
    scrim: 'rgb(2 6 8 / 0.62)',
  },
} as const;

/** The tokens that the theme is built from. */
export interface ThemeTokens {
  readonly mode: ThemeMode;
  readonly colors: ThemeColors;
  readonly elevations: (typeof themeElevations)[ThemeMode];
  /** The focus ring: 2 px petrol, 2 px off. */
  readonly focusRing: { readonly outline: string; readonly outlineOffset: number };
}

export function getThemeTokens(mode: ThemeMode): ThemeTokens {
  const colors = themeColors[mode];
  return {
    mode,
    colors,
    elevations: themeElevations[mode],
    focusRing: { outline: `2px solid ${colors.focus}`, outlineOffset: 2 },
  };
}
