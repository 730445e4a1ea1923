import type { ThemeOptions } from '@mui/material/styles';

import type { ThemeTokens } from './themeColors.ts';
import { TOUCH_MEDIA } from './mediaQueries.ts';
import { themeIcons } from './themeIcons.tsx';

type Components = NonNullable<ThemeOptions['components']>;

/** The page, on screen and on paper. */
const buildPage = ({ focusRing }: ThemeTokens): Components => ({
  MuiCssBaseline: {
    styleOverrides: {
      body: { fontVariantNumeric: 'tabular-nums lining-nums', lineBreak: 'strict' },
      '*:focus-visible': focusRing,
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0s !important',
          transitionDuration: '0s !important',
        },
      },
      '@media print': {
        body: { background: '#fff', color: '#000' },
        '.no-print': { display: 'none !important' },
      },
    },
  },
});

/** Overlays: menus, tooltips, drawers and dialogs. */
const buildOverlays = ({ mode, colors, elevations }: ThemeTokens): Components => ({
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: {
    styleOverrides: {
      root: { border: `1px solid ${colors.line}`, borderRadius: 10, boxShadow: 'none' },
    },
  },
  MuiPopover: {
    styleOverrides: {
      paper: { background: colors.raised, borderRadius: 10, boxShadow: elevations.popover },
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: { background: colors.raised, borderRadius: 10, boxShadow: elevations.popover },
      list: { padding: 6 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 32,
        borderRadius: 6,
        fontSize: 13,
        lineHeight: '20px',
        padding: '0 10px',
        gap: 8,
        // MUI unsets the height on wide screens.
        '@media (min-width: 600px)': { minHeight: 32 },
        [TOUCH_MEDIA]: { minHeight: 44 },
        '&.Mui-selected, &.Mui-selected:hover': {
          background: colors.accentSoft,
          color: colors.accentText,
        },
        '&.Mui-focusVisible': { background: colors.hover, outlineOffset: -2 },
      },
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 0, color: 'inherit' } } },
  MuiTooltip: {
    defaultProps: { enterDelay: 400 },
    styleOverrides: {
      tooltip: {
        background: colors.raised,
        color: colors.text,
        boxShadow: elevations.popover,
        fontSize: 12,
        fontWeight: 400,
        lineHeight: '16px',
        padding: '4px 8px',
        borderRadius: 6,
      },
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: {
        background: colors.raised,
        boxShadow: elevations.dialog,
        width: 400,
        maxWidth: '100vw',
      },
    },
  },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { background: elevations.scrim } } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: { background: colors.raised, borderRadius: 14, boxShadow: elevations.dialog },
      paperWidthXs: { maxWidth: 400 }, // small
      paperWidthSm: { maxWidth: 560 }, // warning
      paperWidthMd: { maxWidth: 640 }, // middle
      paperWidthLg: { maxWidth: 960 }, // large
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: { padding: '20px 24px 0', fontSize: 16, lineHeight: '24px', fontWeight: 600 },
    },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: { padding: '12px 24px 20px', '.MuiDialogTitle-root + &': { paddingTop: 12 } },
    },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: {
        padding: '12px 16px',
        borderTop: `1px solid ${colors.line}`,
        gap: 8,
        background: mode === 'dark' ? 'transparent' : colors.sunken,
        '& > :not(style) ~ :not(style)': { marginLeft: 0 },
        '& .MuiButton-root': {
          height: 36,
          padding: '0 14px',
          [TOUCH_MEDIA]: { height: 44 },
          '@media (max-width: 599.95px)': { width: '100%' },
        },
      },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: {
        background: colors.raised,
        color: colors.text,
        borderRadius: 10,
        boxShadow: elevations.popover,
      },
    },
  },
});

/** Tables, tabs, chips and their loading skeletons. */
const buildContent = ({ colors, elevations }: ThemeTokens): Components => ({
  MuiTableCell: {
    styleOverrides: {
      root: {
        padding: '0 12px',
        borderColor: colors.line,
        fontSize: 13,
        lineHeight: '20px',
        whiteSpace: 'nowrap',
        '&:first-of-type': { paddingLeft: 20 },
        '&:last-of-type': { paddingRight: 20 },
      },
      head: {
        height: 32,
        background: colors.sunken,
        color: colors.text3,
        fontSize: 12,
        lineHeight: '16px',
        fontWeight: 500,
      },
      stickyHeader: { background: colors.sunken },
      body: { height: 36, '[data-density="comfortable"] &': { height: 48, fontSize: 14 } },
      sizeSmall: { padding: '0 12px' },
      paddingCheckbox: { width: 52, padding: '0 12px' },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: {
        '&.MuiTableRow-hover:hover': { background: colors.hover },
        '&.Mui-selected, &.Mui-selected:hover': { background: colors.accentSoft },
      },
    },
  },
  MuiTableSortLabel: {
    defaultProps: { IconComponent: themeIcons.SortArrow },
    styleOverrides: {
      root: {
        gap: 4,
        '&:hover': { color: colors.text },
        '&.Mui-active': { color: colors.text, fontWeight: 600 },
      },
      icon: { margin: 0, fontSize: 13 },
    },
  },
  MuiChip: {
    defaultProps: { deleteIcon: themeIcons.remove },
    styleOverrides: {
      root: {
        height: 26,
        fontSize: 12,
        fontWeight: 500,
        background: colors.accentSoft,
        color: colors.accentText,
        '&.MuiChip-clickable': { [TOUCH_MEDIA]: { height: 44, borderRadius: 22 } },
      },
      label: { padding: '0 10px' },
      outlined: {
        background: 'none',
        borderStyle: 'dashed',
        borderColor: colors.line2,
        color: colors.text2,
      },
      deleteIcon: {
        color: 'inherit',
        fontSize: 14,
        margin: '0 6px 0 -4px',
        '&:hover': { color: colors.text },
      },
    },
  },
  MuiBadge: {
    styleOverrides: {
      badge: {
        minWidth: 18,
        height: 18,
        padding: '0 5px',
        borderRadius: 9,
        fontSize: 11,
        lineHeight: '18px',
        fontWeight: 700,
      },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minHeight: 38,
        minWidth: 0,
        padding: 0,
        marginRight: 20,
        color: colors.text2,
        [TOUCH_MEDIA]: { minHeight: 44, minWidth: 44 },
        '&.Mui-selected': { color: colors.text, fontWeight: 600 },
      },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 38, borderBottom: `1px solid ${colors.line}` },
      indicator: { height: 2 },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: false },
    styleOverrides: { root: { background: colors.line, borderRadius: 4 } },
  },
  MuiLinearProgress: {
    styleOverrides: { root: { height: 4, borderRadius: 2, background: colors.line } },
  },
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: { root: { color: colors.accentText } },
  },
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: {
        '& .RaBulkActionsToolbar-toolbar': {
          background: colors.inverse,
          color: colors.onInverse,
          borderRadius: 10,
          minHeight: 44,
          boxShadow: elevations.dialog,
        },
      },
    },
  },
});

/** Every non-interactive surface. */
export const buildSurfaceComponents = (tokens: ThemeTokens): Components => ({
  ...buildPage(tokens),
  ...buildOverlays(tokens),
  ...buildContent(tokens),
});
