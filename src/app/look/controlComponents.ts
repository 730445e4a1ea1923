import type { ThemeOptions } from '@mui/material/styles';

import type { ThemeTokens } from './themeColors.ts';
import { TOUCH_MEDIA, HOVER_MEDIA } from './mediaQueries.ts';
import { themeIcons } from './themeIcons.tsx';

type Components = NonNullable<ThemeOptions['components']>;

/** Buttons: default, primary, error, auxiliary. Disabled ones are gray, not pale petrol. */
const buildButtons = ({ colors, focusRing }: ThemeTokens): Components => ({
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
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
        [TOUCH_MEDIA]: { height: 44, minWidth: 44, fontSize: 14 },
        // MUI puts an empty text before a start icon: in the row it would have a gap of its own.
        '&::before': { position: 'absolute' },
        '&.Mui-disabled': {
          color: colors.textOff,
          background: colors.sunken,
          borderColor: colors.line,
          pointerEvents: 'auto',
          cursor: 'not-allowed',
        },
      },
      sizeSmall: { height: 28, padding: '0 10px', [TOUCH_MEDIA]: { height: 44 } },
      sizeLarge: { height: 40, padding: '0 16px', fontSize: 14, [TOUCH_MEDIA]: { height: 44 } },
      outlined: {
        borderColor: colors.line2,
        background: colors.surface,
        color: colors.text,
        [HOVER_MEDIA]: { '&:hover': { background: colors.hover, borderColor: colors.line2 } },
      },
      contained: {
        fontWeight: 600,
        border: '1px solid transparent',
        '&.Mui-disabled': { border: `1px solid ${colors.line}` },
      },
      containedPrimary: { '&:active': { background: colors.accentPress } },
      startIcon: { margin: '0 0 0 -2px' },
    },
    variants: [
      {
        props: { variant: 'auxiliary' },
        style: {
          color: colors.accentText,
          padding: '0 10px',
          [HOVER_MEDIA]: { '&:hover': { background: colors.hover } },
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
        color: colors.text2,
        transition: 'background-color 100ms, color 100ms',
        [HOVER_MEDIA]: { '&:hover': { background: colors.hover, color: colors.text } },
        [TOUCH_MEDIA]: { width: 44, height: 44 },
      },
      sizeSmall: { width: 28, height: 28, [TOUCH_MEDIA]: { width: 44, height: 44 } },
    },
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: { background: colors.hover, padding: 2, gap: 2, borderRadius: 6 },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        border: 0,
        height: 28,
        padding: '0 12px',
        borderRadius: '4px !important',
        color: colors.text2,
        textTransform: 'none',
        whiteSpace: 'nowrap',
        [TOUCH_MEDIA]: { height: 44, minWidth: 44 },
        '&.Mui-selected': {
          background: colors.raised,
          color: colors.text,
          fontWeight: 600,
          boxShadow: `0 0 0 1px ${colors.line2}`,
        },
      },
    },
  },
});

/** Fields: the label above, the hint below, the edge replaced by the focus ring. */
const buildFields = ({ colors }: ThemeTokens): Components => ({
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
        color: colors.text,
        marginBottom: 4,
        '&.Mui-focused, &.Mui-error, &.Mui-disabled': { color: colors.text },
      },
      asterisk: { display: 'none' },
    },
  },
  MuiInputBase: {
    styleOverrides: {
      input: { '&::placeholder': { color: colors.text3, opacity: 1 } },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        background: colors.surface,
        minHeight: 32,
        fontSize: 13,
        lineHeight: '20px',
        // With a smaller font, a phone zooms into the field.
        [TOUCH_MEDIA]: { minHeight: 44, fontSize: 16 },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: colors.outline },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: colors.accent },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: colors.fault },
        '&.Mui-disabled, &.MuiInputBase-readOnly': {
          background: colors.sunken,
          color: colors.text2,
        },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline, &.MuiInputBase-readOnly .MuiOutlinedInput-notchedOutline':
          { borderColor: colors.line2 },
      },
      input: {
        padding: '5px 10px',
        height: 20,
        '&:focus-visible': { outline: 'none' },
        '&.Mui-disabled': { WebkitTextFillColor: colors.text2 },
      },
      multiline: { padding: '0' },
      adornedStart: { paddingLeft: 10 },
      adornedEnd: { paddingRight: 6 },
      inputAdornedStart: { paddingLeft: 0 },
      notchedOutline: { borderColor: colors.fieldLine, top: 0, '& legend': { display: 'none' } },
    },
  },
  MuiInputAdornment: { styleOverrides: { root: { color: colors.text3, fontSize: 13 } } },
  MuiSelect: {
    defaultProps: { IconComponent: themeIcons.SelectArrow },
    styleOverrides: {
      select: { minHeight: 20, '&:focus': { background: 'none' } },
      icon: { color: colors.text3, right: 10, top: 'calc(50% - 7px)' },
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
      endAdornment: { right: '6px !important', [TOUCH_MEDIA]: { right: '0 !important' } },
      // Aligned with the arrow of a select; the whole field opens the list.
      popupIndicator: { width: 24, height: 24, [TOUCH_MEDIA]: { width: 34, height: 44 } },
      clearIndicator: { width: 24, height: 24, [TOUCH_MEDIA]: { width: 34, height: 44 } },
      option: {
        minHeight: 32,
        fontSize: 13,
        borderRadius: 6,
        '&&&': { paddingLeft: 10, paddingRight: 10 },
        '&&&.Mui-focused': { background: colors.hover },
        '&&&[aria-selected="true"]': { background: colors.accentSoft, color: colors.accentText },
        [TOUCH_MEDIA]: { minHeight: 44 },
      },
      noOptions: { fontSize: 13, color: colors.text2 },
      loading: { fontSize: 13, color: colors.text2 },
      paper: { background: colors.raised, borderRadius: 10, boxShadow: 'var(--shadow-2)' },
      listbox: { padding: 6 },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: '4px 0 0',
        fontSize: 12,
        lineHeight: '16px',
        color: colors.text3,
        '&.Mui-error': { color: colors.fault },
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
        color: colors.text,
        '&.Mui-focused, &.Mui-error': { color: colors.text },
      },
      asterisk: { display: 'none' },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: {
        ...{ marginLeft: -6, gap: 2, [TOUCH_MEDIA]: { minHeight: 44 } },
        // Aligns the box with the content above it, independent of its hit area.
        '&:has(> .MuiCheckbox-root, > .MuiRadio-root)': {
          [TOUCH_MEDIA]: { marginLeft: -14, gap: 0 },
        },
      },
      label: { fontSize: 13 },
    },
  },
});

/** The box is 16 px; its hit area is larger. */
const buildCheckboxStyle = (color: string) => ({
  ...{ padding: 6, borderRadius: 6, color },
  [TOUCH_MEDIA]: { padding: 14 },
});

/** Checkboxes, radio buttons, switches and sliders. */
const buildChoiceControls = ({ colors, focusRing }: ThemeTokens): Components => ({
  MuiCheckbox: {
    defaultProps: {
      icon: themeIcons.checkboxUnchecked,
      checkedIcon: themeIcons.checkboxChecked,
      indeterminateIcon: themeIcons.checkboxIndeterminate,
    },
    styleOverrides: { root: buildCheckboxStyle(colors.outline) },
  },
  MuiRadio: {
    defaultProps: { icon: themeIcons.radioUnchecked, checkedIcon: themeIcons.radioChecked },
    styleOverrides: { root: buildCheckboxStyle(colors.outline) },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 30, height: 18, padding: 0, margin: '0 6px', overflow: 'visible' },
      switchBase: {
        padding: 2,
        color: colors.surface,
        '&.Mui-checked': { transform: 'translateX(12px)', color: colors.onAccent },
        // The same specificity as MUI's own rule, which makes it pale.
        '&.Mui-checked + .MuiSwitch-track': { opacity: 1 },
        // The ring surrounds the switch, not its thumb.
        '&&.Mui-focusVisible': { outline: 'none' },
        '&.Mui-focusVisible + .MuiSwitch-track': focusRing,
      },
      // The label of a switch extends its hit area; without one, the touch target extends vertically.
      input: { [TOUCH_MEDIA]: { top: -15, height: 44 } },
      thumb: { width: 14, height: 14, boxShadow: 'none' },
      track: {
        borderRadius: 9,
        background: colors.outline,
        opacity: 1,
        '.Mui-checked + &': { opacity: 1 },
      },
    },
  },
  MuiSlider: {
    styleOverrides: {
      root: { color: colors.lamp, height: 6 },
      rail: { background: colors.line2, opacity: 1 },
      thumb: {
        width: 20,
        height: 20,
        background: colors.surface,
        border: `2px solid ${colors.accent}`,
      },
    },
  },
});

/** Every interactive control. */
export const buildControlComponents = (tokens: ThemeTokens): Components => ({
  ...buildButtons(tokens),
  ...buildFields(tokens),
  ...buildChoiceControls(tokens),
});
