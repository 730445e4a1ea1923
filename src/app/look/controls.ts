import type { ThemeOptions } from '@mui/material/styles';

import type { Ink } from './colours.ts';
import { FINGER, HOVER } from './finger.ts';
import { themeIcons } from './themeIcons.tsx';

type Components = NonNullable<ThemeOptions['components']>;

/** Buttons: default, primary, error, auxiliary. Disabled ones are gray, not pale petrol. */
const buttons = ({ c, ring }: Ink): Components => ({
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': ring } },
  },
  MuiButton: {
    defaultProps: {
      disableElevation: true,
      variant: 'outlined',
      color: 'inherit',
      size: 'medium',
    },
    styleOverrides: {
      root: {
        minWidth: 0,
        height: 32,
        padding: '0 12px',
        gap: 6,
        whiteSpace: 'nowrap',
        transition: 'background-color 100ms, border-color 100ms, color 100ms',
        [FINGER]: { height: 44, minWidth: 44, fontSize: 14 },
        '&.Mui-disabled': {
          color: c.textOff,
          background: c.sunken,
          borderColor: c.line,
          pointerEvents: 'auto',
          cursor: 'not-allowed',
        },
      },
      sizeSmall: { height: 28, padding: '0 10px', [FINGER]: { height: 44 } },
      sizeLarge: { height: 40, padding: '0 16px', fontSize: 14, [FINGER]: { height: 44 } },
      outlined: {
        borderColor: c.line2,
        background: c.surface,
        color: c.text,
        [HOVER]: { '&:hover': { background: c.hover, borderColor: c.line2 } },
      },
      contained: {
        fontWeight: 600,
        border: '1px solid transparent',
        '&.Mui-disabled': { border: `1px solid ${c.line}` },
      },
      containedPrimary: { '&:active': { background: c.accentPress } },
      startIcon: { margin: '0 0 0 -2px' },
    },
    variants: [
      {
        props: { variant: 'auxiliary' },
        style: {
          color: c.accentText,
          padding: '0 10px',
          [HOVER]: { '&:hover': { background: c.hover } },
          '&.Mui-disabled': { background: 'none' },
        },
      },
    ],
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        borderRadius: 6,
        width: 32,
        height: 32,
        padding: 0,
        color: c.text2,
        transition: 'background-color 100ms, color 100ms',
        [HOVER]: { '&:hover': { background: c.hover, color: c.text } },
        [FINGER]: { width: 44, height: 44 },
      },
      sizeSmall: { width: 28, height: 28, [FINGER]: { width: 44, height: 44 } },
    },
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: { background: c.hover, padding: 2, gap: 2, borderRadius: 6 },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        border: 0,
        height: 28,
        padding: '0 12px',
        borderRadius: '4px !important',
        color: c.text2,
        textTransform: 'none',
        whiteSpace: 'nowrap',
        [FINGER]: { height: 44, minWidth: 44 },
        '&.Mui-selected': {
          background: c.raised,
          color: c.text,
          fontWeight: 600,
          boxShadow: `0 0 0 1px ${c.line2}`,
        },
      },
    },
  },
});

/** Fields: the label above, the hint below, the edge replaced by the focus ring. */
const fields = ({ c }: Ink): Components => ({
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'none' } },
  MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'none' } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        overflow: 'visible',
        fontSize: 13,
        lineHeight: '20px',
        fontWeight: 500,
        color: c.text,
        marginBottom: 4,
        '&.Mui-focused, &.Mui-error, &.Mui-disabled': { color: c.text },
      },
      asterisk: { display: 'none' },
    },
  },
  MuiInputBase: {
    styleOverrides: {
      input: { '&::placeholder': { color: c.text3, opacity: 1 } },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        background: c.surface,
        minHeight: 32,
        fontSize: 13,
        lineHeight: '20px',
        // Smaller, and a telephone enlarges the page around the field.
        [FINGER]: { minHeight: 44, fontSize: 16 },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: c.outline },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: c.accent },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: c.fault },
        '&.Mui-disabled, &.MuiInputBase-readOnly': { background: c.sunken, color: c.text2 },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline, &.MuiInputBase-readOnly .MuiOutlinedInput-notchedOutline':
          { borderColor: c.line2 },
      },
      input: {
        padding: '5px 10px',
        height: 20,
        '&:focus-visible': { outline: 'none' },
        '&.Mui-disabled': { WebkitTextFillColor: c.text2 },
      },
      multiline: { padding: '0' },
      adornedStart: { paddingLeft: 10 },
      adornedEnd: { paddingRight: 6 },
      inputAdornedStart: { paddingLeft: 0 },
      notchedOutline: { borderColor: c.fieldLine, top: 0, '& legend': { display: 'none' } },
    },
  },
  MuiInputAdornment: { styleOverrides: { root: { color: c.text3, fontSize: 13 } } },
  MuiSelect: {
    defaultProps: { IconComponent: themeIcons.SelectArrow },
    styleOverrides: {
      select: { minHeight: 20, '&:focus': { background: 'none' } },
      icon: { color: c.text3, right: 10, top: 'calc(50% - 7px)' },
    },
  },
  MuiAutocomplete: {
    defaultProps: { popupIcon: themeIcons.down, clearIcon: themeIcons.remove },
    styleOverrides: {
      inputRoot: {
        '&.MuiOutlinedInput-root': { padding: '0 32px 0 10px', gap: 4 },
        '&.MuiOutlinedInput-root .MuiAutocomplete-input': { padding: '5px 0' },
      },
      tag: { margin: '2px 0' },
      endAdornment: { right: '6px !important', [FINGER]: { right: '0 !important' } },
      // On the line of a select's arrow; the whole field opens the list.
      popupIndicator: { width: 24, height: 24, [FINGER]: { width: 34, height: 44 } },
      clearIndicator: { width: 24, height: 24, [FINGER]: { width: 34, height: 44 } },
      option: {
        minHeight: 32,
        fontSize: 13,
        borderRadius: 6,
        '&&&': { paddingLeft: 10, paddingRight: 10 },
        '&&&.Mui-focused': { background: c.hover },
        '&&&[aria-selected="true"]': { background: c.accentSoft, color: c.accentText },
        [FINGER]: { minHeight: 44 },
      },
      noOptions: { fontSize: 13, color: c.text2 },
      loading: { fontSize: 13, color: c.text2 },
      paper: { background: c.raised, borderRadius: 10, boxShadow: 'var(--shadow-2)' },
      listbox: { padding: 6 },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: '4px 0 0',
        fontSize: 12,
        lineHeight: '16px',
        color: c.text3,
        '&.Mui-error': { color: c.fault },
        '&:empty': { display: 'none' },
      },
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        fontSize: 13,
        lineHeight: '20px',
        fontWeight: 500,
        color: c.text,
        '&.Mui-focused, &.Mui-error': { color: c.text },
      },
      asterisk: { display: 'none' },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: {
        ...{ marginLeft: -6, gap: 2, [FINGER]: { minHeight: 44 } },
        // The box stays on the line of what is above it, whatever can be hit around it.
        '&:has(> .MuiCheckbox-root, > .MuiRadio-root)': { [FINGER]: { marginLeft: -14, gap: 0 } },
      },
      label: { fontSize: 13 },
    },
  },
});

/** The box is 16 px; what can be hit is more. */
const tick = (color: string) => ({
  ...{ padding: 6, borderRadius: 6, color },
  [FINGER]: { padding: 14 },
});

/** What is ticked, switched or slid. */
const choices = ({ c, ring }: Ink): Components => ({
  MuiCheckbox: {
    defaultProps: {
      icon: themeIcons.unticked,
      checkedIcon: themeIcons.ticked,
      indeterminateIcon: themeIcons.some,
    },
    styleOverrides: { root: tick(c.outline) },
  },
  MuiRadio: {
    defaultProps: { icon: themeIcons.unchosen, checkedIcon: themeIcons.chosen },
    styleOverrides: { root: tick(c.outline) },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 30, height: 18, padding: 0, margin: '0 6px', overflow: 'visible' },
      switchBase: {
        padding: 2,
        color: c.surface,
        '&.Mui-checked': { transform: 'translateX(12px)', color: c.onAccent },
        // As weighty as MUI's own, which pales it.
        '&.Mui-checked + .MuiSwitch-track': { opacity: 1 },
        // The ring is around the switch, not around its knob.
        '&&.Mui-focusVisible': { outline: 'none' },
        '&.Mui-focusVisible + .MuiSwitch-track': ring,
      },
      // The label of a switch is its target too; without one, a finger has room above and below.
      input: { [FINGER]: { top: -15, height: 44 } },
      thumb: { width: 14, height: 14, boxShadow: 'none' },
      track: {
        borderRadius: 9,
        background: c.outline,
        opacity: 1,
        '.Mui-checked + &': { opacity: 1 },
      },
    },
  },
  MuiSlider: {
    styleOverrides: {
      root: { color: c.lamp, height: 6 },
      rail: { background: c.line2, opacity: 1 },
      thumb: { width: 20, height: 20, background: c.surface, border: `2px solid ${c.accent}` },
    },
  },
});

/** Everything that a person presses, types in or ticks. */
export const controls = (ink: Ink): Components => ({
  ...buttons(ink),
  ...fields(ink),
  ...choices(ink),
});
