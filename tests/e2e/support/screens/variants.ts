import type { Language } from '../../../../src/i18n/language.ts';
import { chooseCases, currentRun } from '../../../run/chooseCases.ts';
import type { Theme } from '../walk.ts';
import { sampleCases } from './sampleCases.ts';

/**
 * Whether every screen is checked in each language, theme and width (`WALKS=complete`). Otherwise each is checked in one
 * variant, which depends on the seed of the run.
 */
export const isCompleteWalk = currentRun.walks === 'complete';

/** The languages and themes in which a screen is seen. */
export interface Appearance {
  readonly language: Language;
  readonly theme: Theme;
}

const APPEARANCES: readonly Appearance[] = [
  { language: 'en', theme: 'light' },
  { language: 'en', theme: 'dark' },
  { language: 'zh', theme: 'light' },
  { language: 'zh', theme: 'dark' },
];

/** Returns the variants for the screen with this index: all in a complete walk, else one. */
export const chooseVariants = <Item>(items: readonly Item[], index: number): readonly Item[] =>
  sampleCases(items, items.length, index);

const LANGUAGES: readonly Language[] = ['en', 'zh'];

/** Returns the languages of a check of screens that is repeated in each: both in a complete walk, else one. */
export const chooseLanguages = (index: number): readonly Language[] =>
  chooseVariants(LANGUAGES, index);

/**
 * Returns the variants of a journey: all in a complete walk, else one. A journey in one variant proves its rows, which are
 * about no language, theme or width, so its test is no sampled one.
 */
export const chooseJourneyVariants = <Item>(
  items: readonly Item[],
  index: number,
): readonly Item[] => chooseCases(currentRun, items, items.length, index);

/** Returns the languages of a journey: both in a complete walk, else one. */
export const chooseJourneyLanguages = (index: number): readonly Language[] =>
  chooseJourneyVariants(LANGUAGES, index);

/** Returns the languages and themes for the screen with this index: all in a complete walk, else one. */
export const chooseAppearances = (index: number): readonly Appearance[] =>
  chooseVariants(APPEARANCES, index);

/** Returns the language and the theme for the screen with this index, of a sampled walk. */
export const chooseAppearance = (index: number): Appearance => chooseAppearances(index)[0]!;

/**
 * Returns the language and the theme for the item with this index, of a sampled walk in a fixed order: those of one quarter of
 * the items are in one.
 */
export const chooseAppearanceOfPart = (index: number, itemCount: number): Appearance =>
  chooseAppearance(Math.floor((index * APPEARANCES.length) / itemCount));

/**
 * Returns the items with their indices, those of the same variant one after another: a change of the language or of the
 * theme renders the whole page again. The order does not depend on the seed.
 */
export const orderByVariant = <Item>(
  items: readonly Item[],
  variantCount = APPEARANCES.length,
): readonly (readonly [index: number, item: Item])[] =>
  [...items.entries()].toSorted(([one], [other]) => (one % variantCount) - (other % variantCount));

/** Returns the screens for a language: all in a complete walk, else its half of them. */
export const chooseScreens = <Screen>(
  screens: readonly Screen[],
  language: Language,
): readonly Screen[] => screens.filter((_, index) => chooseLanguages(index).includes(language));
