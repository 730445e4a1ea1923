import { readFileSync } from 'node:fs';

import { createTheme } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';

import { themeColors, themeElevations, type ThemeMode } from './look/themeColors.ts';
import { buildTheme } from './buildTheme.ts';

const css = readFileSync('src/ui/tokens.css', 'utf8');
const selectors: Readonly<Record<ThemeMode, string>> = {
  light: '\n:root {',
  dark: ":root[data-theme='dark'] {",
};

/** Returns the custom properties of a theme: the dark ones override the light ones. */
function tokensOf(mode: ThemeMode): ReadonlyMap<string, string> {
  const blocks = mode === 'dark' ? [selectors.light, selectors.dark] : [selectors.light];
  return new Map(blocks.flatMap(selector => declarations(selector)));
}

function declarations(selector: string): [string, string][] {
  const start = css.indexOf(selector) + selector.length;
  const block = css.slice(start, css.indexOf('\n}', start));
  return [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [
    name!,
    value!.replace(/\s+/g, ' ').trim(),
  ]);
}

/** `line2` is `--line-2`, `accentText` is `--accent-text`. */
const tokenName = (key: string) =>
  key.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`).replace(/(\d)/, '-$1');

describe.each<ThemeMode>(['light', 'dark'])('the %s theme', mode => {
  const tokens = tokensOf(mode);
  const theme = createTheme(buildTheme(mode));

  it.each(Object.entries(themeColors[mode]))('has the colour %s from the tokens', (key, value) => {
    expect(tokens.get(tokenName(key))).toBe(value);
  });

  it('lifts what floats as the tokens do', () => {
    const { popover, dialog, scrim } = themeElevations[mode];
    expect(popover).toBe(tokens.get('shadow-2'));
    expect(dialog).toBe(tokens.get('shadow-3'));
    expect(scrim).toBe(tokens.get('scrim'));
  });

  it('has the shape, the type and the times of the tokens', () => {
    const pixels = (name: string) => Number.parseInt(tokens.get(name) ?? '', 10);
    const { shape, typography, transitions, sidebar } = theme as typeof theme & {
      sidebar: { width: number; closedWidth: number };
    };
    expect(shape.borderRadius).toBe(pixels('r-2'));
    expect(theme.spacing(4)).toBe('16px');
    expect(typography.h1.fontSize).toBe(pixels('fs-20'));
    expect(typography.h1.lineHeight).toBe(tokens.get('lh-20'));
    expect(typography.body2.fontSize).toBe(pixels('fs-13'));
    expect(typography.figure.fontSize).toBe(pixels('fs-28'));
    expect(transitions.duration.shortest).toBe(pixels('t-1'));
    expect(transitions.duration.short).toBe(pixels('t-2'));
    expect(transitions.duration.complex).toBe(pixels('t-3'));
    expect(transitions.easing.easeInOut).toBe(tokens.get('ease'));
    expect([sidebar.width, sidebar.closedWidth]).toEqual([pixels('sidebar'), pixels('rail')]);
  });

  it('keeps amber for light: no button, warning or highlight has it', () => {
    const { primary, secondary, error, warning, info, success, action } = theme.palette;
    const amber = tokens.get('lamp')!;
    for (const used of [primary, secondary, error, warning, info, success, action])
      expect(JSON.stringify(used)).not.toContain(amber);
  });

  it('is as readable as WCAG requires, for text on colours', () => {
    const pairs = [
      ['text', 'surface'],
      ['text-2', 'canvas'],
      ['text-3', 'sunken'],
      ['accent-text', 'accent-soft'],
      ['on-accent', 'accent'],
      ['on-error', 'error'],
      ['fault', 'surface'],
    ] as const;
    for (const [textColor, ground] of pairs)
      expect(
        contrast(tokens.get(textColor)!, tokens.get(ground)!),
        `${textColor} on ${ground}`,
      ).toBeGreaterThanOrEqual(4.5);
  });
});

/** Returns the contrast ratio of WCAG 2. */
function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map(start => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
