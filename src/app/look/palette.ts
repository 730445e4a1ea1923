import type { PaletteOptions } from '@mui/material/styles';
import type { CSSProperties } from 'react';

import type { EquipmentState, Severity } from '../../ui/icons/StateGlyph.tsx';
import type { Ink } from './colours.ts';

declare module '@mui/material/styles' {
  interface Palette {
    lamp: Palette['primary'];
    status: Record<EquipmentState, string>;
    severity: Record<Severity, string>;
    sunken: string;
    raised: string;
    outline: string;
  }
  interface PaletteOptions {
    lamp?: PaletteOptions['primary'];
    status?: Record<EquipmentState, string>;
    severity?: Record<Severity, string>;
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

/** The look's colours under MUI's names. Amber (lamp) is never MUI's warning. */
export const palette = ({ mode, c }: Ink): PaletteOptions => ({
  mode,
  primary: {
    main: c.accent,
    dark: c.accentHover,
    light: c.accentSoft,
    contrastText: c.onAccent,
  },
  secondary: { main: c.text2, dark: c.text, light: c.hover, contrastText: c.surface },
  error: { main: c.error, dark: c.errorHover, contrastText: c.onError },
  warning: { main: c.major, contrastText: c.onStatus },
  info: { main: c.unknown, contrastText: c.onStatus },
  success: { main: c.normal, contrastText: c.onStatus },
  lamp: { main: c.lamp, dark: c.lampText, light: c.lampSoft, contrastText: c.onLamp },
  status: { normal: c.normal, fault: c.fault, offline: c.offline, unknown: c.unknown },
  severity: { critical: c.fault, major: c.major, minor: c.minor, info: c.unknown },
  background: { default: c.canvas, paper: c.surface },
  sunken: c.sunken,
  raised: c.raised,
  outline: c.outline,
  text: { primary: c.text, secondary: c.text2, disabled: c.textOff },
  divider: c.line,
  action: {
    hover: c.hover,
    selected: c.accentSoft,
    focus: c.accentSoft,
    active: c.text2,
    disabled: c.textOff,
    disabledBackground: c.sunken,
  },
});
