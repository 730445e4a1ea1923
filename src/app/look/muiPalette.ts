import type { PaletteOptions } from '@mui/material/styles';
import type { CSSProperties } from 'react';

import type { EquipmentState, AlarmSeverity } from '../../ui/icons/StateGlyph.tsx';
import type { ThemeTokens } from './themeColors.ts';

declare module '@mui/material/styles' {
  interface Palette {
    lamp: Palette['primary'];
    status: Record<EquipmentState, string>;
    severity: Record<AlarmSeverity, string>;
    sunken: string;
    raised: string;
    outline: string;
  }
  interface PaletteOptions {
    lamp?: PaletteOptions['primary'];
    status?: Record<EquipmentState, string>;
    severity?: Record<AlarmSeverity, string>;
    sunken?: string;
    raised?: string;
    outline?: string;
  }
  interface TypographyVariants {
    figure: CSSProperties;
  }
  interface TypographyVariantsOptions {
    figure?: CSSProperties;
  }
}
declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    auxiliary: true;
  }
}
declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    figure: true;
  }
}

/** Maps our colours to MUI's names. Amber (lamp) is never MUI's warning. */
export const buildMuiPalette = ({ mode, colors }: ThemeTokens): PaletteOptions => ({
  mode,
  primary: {
    main: colors.accent,
    dark: colors.accentHover,
    light: colors.accentSoft,
    contrastText: colors.onAccent,
  },
  secondary: {
    main: colors.text2,
    dark: colors.text,
    light: colors.hover,
    contrastText: colors.surface,
  },
  error: { main: colors.error, dark: colors.errorHover, contrastText: colors.onError },
  warning: { main: colors.major, contrastText: colors.onStatus },
  info: { main: colors.unknown, contrastText: colors.onStatus },
  success: { main: colors.normal, contrastText: colors.onStatus },
  lamp: {
    main: colors.lamp,
    dark: colors.lampText,
    light: colors.lampSoft,
    contrastText: colors.onLamp,
  },
  status: {
    normal: colors.normal,
    fault: colors.fault,
    offline: colors.offline,
    unknown: colors.unknown,
  },
  severity: {
    critical: colors.fault,
    major: colors.major,
    minor: colors.minor,
    info: colors.unknown,
  },
  background: { default: colors.canvas, paper: colors.surface },
  sunken: colors.sunken,
  raised: colors.raised,
  outline: colors.outline,
  text: { primary: colors.text, secondary: colors.text2, disabled: colors.textOff },
  divider: colors.line,
  action: {
    hover: colors.hover,
    selected: colors.accentSoft,
    focus: colors.accentSoft,
    active: colors.text2,
    disabled: colors.textOff,
    disabledBackground: colors.sunken,
  },
});
