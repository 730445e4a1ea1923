/** One of the ways in which a screen is looked at. */
export interface Look {
  readonly name: string;
  readonly language: 'en' | 'zh';
  readonly theme: 'light' | 'dark';
  readonly width: number;
  readonly height: number;
  /** Pointed at with a finger. */
  readonly isTouch: boolean;
}

const sized = (width: number, height: number, isTouch: boolean): readonly Look[] =>
  (['en', 'zh'] as const).flatMap(language =>
    (['light', 'dark'] as const).map(theme => ({
      ...{ width, height, isTouch, language, theme },
      name: `${language} ${theme} ${width}`,
    })),
  );

/** The eight: a desk and a phone. */
export const LOOKS = [...sized(1440, 900, false), ...sized(390, 844, true)];

/** Four more with `--look 768`: a tablet with touch. */
export const TABLET = sized(768, 1024, true);
