import type { Row } from '../../platform/Store.ts';

/** The kinds of item by their number. @see MEDIA-06 */
export const ITEM_KINDS: Readonly<Record<number, string>> = {
  0: 'playerText',
  1: 'formatText',
  2: 'textFile',
  3: 'picture',
  4: 'video',
  9: 'virtualClock',
  10: 'digitalClock',
  11: 'timeAsset',
};

export interface MediaColor {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

export interface MediaFont {
  readonly name: string;
  /** Pixels. */
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  readonly strikeout: boolean;
}

export type TextAlignment = 'left' | 'center' | 'right';

/** A part of a paragraph; absent properties are those of the text. */
export interface TextSpan {
  readonly text: string;
  readonly font?: Partial<MediaFont>;
  readonly fontColor?: MediaColor;
}

export interface TextParagraph {
  readonly alignment?: TextAlignment;
  readonly spans: readonly TextSpan[];
}

/** The style of a text, in any item that has one. Pixels and milliseconds. */
export interface TextStyle {
  readonly background?: MediaColor;
  /** Per cent; 100 is invisible. */
  readonly transparency?: number;
  readonly colorReseversal?: boolean;
  readonly alignment?: TextAlignment;
  readonly charSpace?: number;
  readonly rowSpace?: number;
  readonly fontColor?: MediaColor;
  readonly font?: Partial<MediaFont>;
  /** How a text that is longer than its area continues. */
  readonly skipType?: 'page' | 'scrollUp' | 'scrollLeft';
  /** How long it takes for one area of it. */
  readonly skipTime?: number;
}

export interface ZonePosition {
  readonly w: number;
  readonly h: number;
  readonly x: number;
  readonly y: number;
}

export interface ItemBaseInfo {
  readonly type: number;
  readonly file?: string;
  readonly playDuration?: number;
  /** How long its file plays: that of the library, where it is known. Milliseconds. */
  readonly fileDuration?: number;
  readonly logFlag?: boolean;
  readonly materialId?: string;
}

/** All properties of an item of any kind. */
export interface MediaItem extends Row, TextStyle {
  readonly id: string;
  readonly kind: string;
  readonly baseInfo: ItemBaseInfo;
  readonly content?: string;
  readonly paragraphs?: readonly TextParagraph[];
  readonly scale?: 'fit' | 'fill' | 'stretch' | 'original';
  readonly playType?: 'whole' | 'range';
  readonly playTimeBegin?: number;
  readonly playTimeEnd?: number;
  /** A stored one has a position. */
  readonly textOverlay?: TextStyle & { readonly content: string; readonly position?: ZonePosition };
  readonly showDate?: boolean;
  readonly showWeek?: boolean;
  readonly showTime?: boolean;
  readonly hours24?: boolean;
  readonly timeZone?: string;
  readonly dialColor?: MediaColor;
  readonly handColor?: MediaColor;
  readonly showSecond?: boolean;
  readonly direction?: 'down' | 'up';
  readonly target?: string;
  readonly prefix?: string;
  readonly suffix?: string;
}

/** An area of a scene; `position` repeats the rectangle. */
export interface SceneZone extends Row {
  readonly id: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
  readonly position: ZonePosition;
  readonly items: readonly MediaItem[];
}

export interface ProgramScene extends Row {
  readonly id: string;
  readonly name: string;
  readonly md5: string;
  readonly md5Preview?: string;
  readonly zones: readonly SceneZone[];
}

export interface ProjectProgram extends Row {
  readonly id: string;
  readonly name: string;
  readonly updateTime: string;
  readonly scenes: readonly ProgramScene[];
}

/** The content of a project: one record besides the project's own, with the id of the project. */
export interface ProjectContent extends Row {
  readonly id: string;
  readonly programs: readonly ProjectProgram[];
}

/** The collection of the projects' contents, besides the projects themselves. */
export const CONTENT_COLLECTION = 'mediaContents';
