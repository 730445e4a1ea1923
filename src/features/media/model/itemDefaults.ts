import type { ItemFields, ItemKind } from './mediaTree.ts';
import type { StageSize } from '../../../domain/media/sceneLayouts.ts';

export type ItemColor = NonNullable<ItemFields['fontColor']>;
export type ItemFont = Required<NonNullable<ItemFields['font']>>;

/** Kinds of items by their number. @see MEDIA-06 */
export const ITEM_TYPES: Readonly<Record<ItemKind, ItemFields['baseInfo']['type']>> = {
  playerText: 0,
  formatText: 1,
  textFile: 2,
  picture: 3,
  video: 4,
  virtualClock: 9,
  digitalClock: 10,
  timeAsset: 11,
};

/** The types of files in the library that items play. */
export type SourceType = 'text' | 'picture' | 'video';

/** The kinds that play a file of the library; the player makes the others. */
export const SOURCE_TYPES: Readonly<Partial<Record<ItemKind, SourceType>>> = {
  textFile: 'text',
  picture: 'picture',
  video: 'video',
};

export const SOURCE_KINDS: Readonly<Record<SourceType, ItemKind>> = {
  text: 'textFile',
  picture: 'picture',
  video: 'video',
};

export const ITEM_KINDS = Object.keys(ITEM_TYPES) as readonly ItemKind[];

/** @see MEDIA-07 */
export const DEFAULT_PLAY_DURATION_MS = 5_000;
export const DEFAULT_FONT: ItemFont = {
  name: 'simsun',
  size: 20,
  bold: false,
  italic: false,
  underline: false,
  strikeout: false,
};
/** The area of a new text. */
export const DEFAULT_TEXT_AREA: StageSize = { width: 200, height: 100 };
export const WHITE: ItemColor = { red: 255, green: 255, blue: 255, alpha: 255 };
export const BLACK: ItemColor = { red: 0, green: 0, blue: 0, alpha: 255 };

/** An item enters at once; the speed applies when it gets an effect. */
export const NO_TRANSITION: NonNullable<ItemFields['inTransition']> = {
  transition: 'none',
  speed: 5,
};

export const TEXT_DEFAULTS = {
  background: BLACK,
  transparency: 100,
  colorReseversal: false,
  alignment: 'left',
  charSpace: 0,
  rowSpace: 0,
  fontColor: WHITE,
  font: DEFAULT_FONT,
  skipTime: DEFAULT_PLAY_DURATION_MS,
  skipType: 'page',
  inTransition: NO_TRANSITION,
} as const satisfies Partial<ItemFields>;

type KindDefaults = Omit<ItemFields, 'kind' | 'baseInfo'>;

const kindDefaults: Readonly<Record<ItemKind, (context: ItemContext) => KindDefaults>> = {
  playerText: ({ text }) => ({ ...TEXT_DEFAULTS, content: text }),
  formatText: ({ text }) => ({ ...TEXT_DEFAULTS, paragraphs: [{ spans: [{ text }] }] }),
  textFile: () => TEXT_DEFAULTS,
  picture: () => ({ scale: 'fit', inTransition: NO_TRANSITION }),
  video: () => ({ playType: 'whole', scale: 'fit' }),
  virtualClock: () => ({
    background: BLACK,
    transparency: 100,
    dialColor: WHITE,
    handColor: WHITE,
    showSecond: true,
  }),
  digitalClock: () => ({
    ...TEXT_DEFAULTS,
    showDate: true,
    showWeek: true,
    showTime: true,
    hours24: true,
  }),
  timeAsset: ({ target }) => ({ ...TEXT_DEFAULTS, direction: 'down', target }),
};

/** Texts and pictures have a duration; a video and a clock have their own. */
export const TIMED_KINDS: readonly ItemKind[] = ['playerText', 'formatText', 'textFile', 'picture'];

export interface ItemContext {
  /** The text of a new text item. */
  readonly text: string;
  /** The moment of a new timer, as ISO 8601. */
  readonly target: string;
  /** The file of the library. */
  readonly source?:
    | {
        readonly id: string;
        readonly name: string;
        /** Of a video, where it is known: milliseconds. */
        readonly duration?: number | undefined;
      }
    | undefined;
}

/** Returns the fields of an item that plays a file of the library, as the platform completes them. */
export const toSourceFields = ({ id, name, duration }: NonNullable<ItemContext['source']>) => ({
  ...{ materialId: id, file: name, fileDuration: duration },
});

/** Returns the fields of a new item, all set, as the platform would complete them. @see MEDIA-06, MEDIA-07 */
export const createItemFields = (kind: ItemKind, context: ItemContext): ItemFields => ({
  kind,
  ...kindDefaults[kind](context),
  baseInfo: {
    ...(TIMED_KINDS.includes(kind) && { playDuration: DEFAULT_PLAY_DURATION_MS }),
    logFlag: false,
    type: ITEM_TYPES[kind],
    ...(context.source && toSourceFields(context.source)),
  },
});
