import type { ThemeOptions } from '@mui/material/styles';

import type { Ink } from './colours.ts';
import { FINGER } from './finger.ts';
import { themeIcons } from './themeIcons.tsx';

type Components = NonNullable<ThemeOptions['components']>;

/** The page itself, on screen and on paper. */
const page = ({ ring }: Ink): Components => ({
  MuiCssBaseline: {
    styleOverrides: {
      body: { fontVariantNumeric: 'tabular-nums lining-nums', lineBreak: 'strict' },
      '*:focus-visible': ring,
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

/** What floats: menus, tooltips, drawers and dialogs. */
const floating = ({ mode, c, e }: Ink): Components => ({
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: {
    styleOverrides: {
      root: { border: `1px solid ${c.line}`, borderRadius: 10, boxShadow: 'none' },
    },
  },
  MuiPopover: {
    styleOverrides: {
      paper: { background: c.raised, borderRadius: 10, boxShadow: e.popover },
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: { background: c.raised, borderRadius: 10, boxShadow: e.popover },
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
        // MUI lets go of the height on wide screens.
        '@media (min-width: 600px)': { minHeight: 32 },
        [FINGER]: { minHeight: 44 },
        '&.Mui-selected, &.Mui-selected:hover': { background: c.accentSoft, color: c.accentText },
        '&.Mui-focusVisible': { background: c.hover, outlineOffset: -2 },
      },
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 0, color: 'inherit' } } },
  MuiTooltip: {
    defaultProps: { enterDelay: 400 },
    styleOverrides: {
      tooltip: {
        background: c.raised,
        color: c.text,
        boxShadow: e.popover,
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
      paper: { background: c.raised, boxShadow: e.dialog, width: 400, maxWidth: '100vw' },
    },
  },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { background: e.scrim } } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: { background: c.raised, borderRadius: 14, boxShadow: e.dialog },
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
        borderTop: `1px solid ${c.line}`,
        gap: 8,
        background: mode === 'dark' ? 'transparent' : c.sunken,
        '& > :not(style) ~ :not(style)': { marginLeft: 0 },
        '& .MuiButton-root': {
          height: 36,
          padding: '0 14px',
          [FINGER]: { height: 44 },
          '@media (max-width: 599.95px)': { width: '100%' },
        },
      },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: { background: c.raised, color: c.text, borderRadius: 10, boxShadow: e.popover },
    },
  },
});

/** Tables, tabs, chips and what stands in for them while they load. */
const content = ({ c, e }: Ink): Components => ({
  MuiTableCell: {
    styleOverrides: {
      root: {
        padding: '0 12px',
        borderColor: c.line,
        fontSize: 13,
        lineHeight: '20px',
        whiteSpace: 'nowrap',
        '&:first-of-type': { paddingLeft: 20 },
        '&:last-of-type': { paddingRight: 20 },
      },
      head: {
        height: 32,
        background: c.sunken,
        color: c.text3,
        fontSize: 12,
        lineHeight: '16px',
        fontWeight: 500,
      },
      stickyHeader: { background: c.sunken },
      body: { height: 36, '[data-density="comfortable"] &': { height: 48, fontSize: 14 } },
      sizeSmall: { padding: '0 12px' },
      paddingCheckbox: { width: 52, padding: '0 12px' },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: {
        '&.MuiTableRow-hover:hover': { background: c.hover },
        '&.Mui-selected, &.Mui-selected:hover': { background: c.accentSoft },
      },
    },
  },
  MuiTableSortLabel: {
    defaultProps: { IconComponent: themeIcons.SortArrow },
    styleOverrides: {
      root: {
        gap: 4,
        '&:hover': { color: c.text },
        '&.Mui-active': { color: c.text, fontWeight: 600 },
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
        background: c.accentSoft,
        color: c.accentText,
        '&.MuiChip-clickable': { [FINGER]: { height: 44, borderRadius: 22 } },
      },
      label: { padding: '0 10px' },
      outlined: {
        background: 'none',
        borderStyle: 'dashed',
        borderColor: c.line2,
        color: c.text2,
      },
      deleteIcon: {
        color: 'inherit',
        fontSize: 14,
        margin: '0 6px 0 -4px',
        '&:hover': { color: c.text },
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
        color: c.text2,
        [FINGER]: { minHeight: 44, minWidth: 44 },
        '&.Mui-selected': { color: c.text, fontWeight: 600 },
      },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 38, borderBottom: `1px solid ${c.line}` },
      indicator: { height: 2 },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: false },
    styleOverrides: { root: { background: c.line, borderRadius: 4 } },
  },
  MuiLinearProgress: {
    styleOverrides: { root: { height: 4, borderRadius: 2, background: c.line } },
  },
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: { root: { color: c.accentText } },
  },
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: {
        '& .RaBulkActionsToolbar-toolbar': {
          background: c.inverse,
          color: c.onInverse,
          borderRadius: 10,
          minHeight: 44,
          boxShadow: e.dialog,
        },
      },
    },
  },
});

/** Everything that is shown rather than pressed. */
export const surfaces = (ink: Ink): Components => ({
  ...page(ink),
  ...floating(ink),
  ...content(ink),
});
