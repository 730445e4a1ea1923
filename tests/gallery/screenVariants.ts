/** A combination of language, theme and screen size. */
export interface ScreenVariant {
  readonly name: string;
  readonly language: 'en' | 'zh';
  readonly theme: 'light' | 'dark';
  readonly width: number;
  readonly height: number;
  readonly isTouch: boolean;
}

const createVariants = (
  width: number,
  height: number,
  isTouch: boolean,
): readonly ScreenVariant[] =>
  (['en', 'zh'] as const).flatMap(language =>
    (['light', 'dark'] as const).map(theme => ({
      ...{ width, height, isTouch, language, theme },
      name: `${language} ${theme} ${width}`,
    })),
  );

/** Desktop and phone. */
export const SCREEN_VARIANTS = [
  ...createVariants(1440, 900, false),
  ...createVariants(390, 844, true),
];

/** Four more with `--variant 768`: a tablet with touch. */
export const TABLET_VARIANTS = createVariants(768, 1024, true);
