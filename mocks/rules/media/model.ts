import type { Row } from '../../platform/Store.ts';

/** The kinds of item by their number. @see spec B3 */
export const KINDS: Readonly<Record<number, string>> = {
  0: 'playerText',
  1: 'formatText',
  2: 'textFile',
  3: 'picture',
  4: 'video',
  9: 'virtualClock',
  10: 'digitalClock',
  11: 'timeAsset',
};

export interface Color {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

export interface Font {
  readonly name: string;
  /** Pixels. */
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  readonly strikeout: boolean;
}

export type Alignment = 'left' | 'center' | 'right';

/** A part of a paragraph; what it has not is the text's. */
export interface Span {
  readonly text: string;
  readonly font?: Partial<Font>;
  readonly fontColor?: Color;
}

export interface Paragraph {
  readonly alignment?: Alignment;
  readonly spans: readonly Span[];
}

/** How a text looks, in any item that has one. Pixels and milliseconds. */
export interface TextLook {
  readonly background?: Color;
  /** Per cent; 100 is not to be seen. */
  readonly transparency?: number;
  readonly colorReseversal?: boolean;
  readonly alignment?: Alignment;
  readonly charSpace?: number;
  readonly rowSpace?: number;
  readonly fontColor?: Color;
  readonly font?: Partial<Font>;
  readonly skipTime?: number;
}

export interface Position {
  readonly w: number;
  readonly h: number;
  readonly x: number;
  readonly y: number;
}

export interface BaseInfo {
  readonly type: number;
  readonly file?: string;
  readonly playDuration?: number;
  readonly logFlag?: boolean;
  readonly materialId?: string;
}

/** Everything that an item of any kind can have. */
export interface Item extends Row, TextLook {
  readonly id: string;
  readonly kind: string;
  readonly baseInfo: BaseInfo;
  readonly content?: string;
  readonly paragraphs?: readonly Paragraph[];
  readonly scale?: 'fit' | 'fill' | 'stretch' | 'original';
  readonly playType?: 'whole' | 'range';
  readonly playTimeBegin?: number;
  readonly playTimeEnd?: number;
  readonly textOverlay?: TextLook & { readonly content: string; readonly position: Position };
  readonly showDate?: boolean;
  readonly showWeek?: boolean;
  readonly showTime?: boolean;
  readonly hours24?: boolean;
  readonly timeZone?: string;
  readonly dialColor?: Color;
  readonly handColor?: Color;
  readonly showSecond?: boolean;
  readonly direction?: 'down' | 'up';
  readonly target?: string;
  readonly prefix?: string;
  readonly suffix?: string;
}

/** An area of a scene; `position` says the same again. */
export interface Zone extends Row {
  readonly id: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
  readonly position: Position;
  readonly items: readonly Item[];
}

export interface Scene extends Row {
  readonly id: string;
  readonly name: string;
  readonly md5: string;
  readonly md5Preview?: string;
  readonly zones: readonly Zone[];
}

export interface Program extends Row {
  readonly id: string;
  readonly name: string;
  readonly scenes: readonly Scene[];
}

/** All that a project holds: one record beside the project's own, with the id of the project. */
export interface Content extends Row {
  readonly id: string;
  readonly programs: readonly Program[];
}
