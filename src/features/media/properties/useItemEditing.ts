import type { ItemFields, ItemKind, NodeOf } from '../model/mediaTree.ts';
import { DEFAULT_FONT, type ItemFont } from '../model/itemDefaults.ts';
import { useSelectedNodes } from './useSelectedNodes.ts';

export type TextFields = Omit<ItemFields, 'kind' | 'baseInfo'>;

/** What the fields of a text need: an item, or the text over a video. */
export interface TextEditing {
  readonly common: <Value>(read: (fields: TextFields) => Value) => Value | undefined;
  readonly set: (fields: Partial<TextFields>) => void;
  readonly setFont: (font: Partial<ItemFont>) => void;
}

/** Edits an item, or several together. */
export interface ItemEditing extends TextEditing {
  readonly fields: ItemFields;
  readonly count: number;
  /** The kinds of the other selected items, without that of this one. */
  readonly otherKinds: readonly ItemKind[];
  readonly common: <Value>(read: (fields: ItemFields) => Value) => Value | undefined;
  /** Changes each item by its own fields; changes of one group in succession are one step. */
  readonly update: (build: (fields: ItemFields) => Partial<ItemFields>, group: string) => void;
  readonly setBase: (base: Partial<ItemFields['baseInfo']>) => void;
}

export function useItemEditing(node: NodeOf<'item'>): ItemEditing {
  const { nodes, common, change } = useSelectedNodes(node);
  const kinds = new Set(nodes.map(({ fields }) => fields.kind));
  kinds.delete(node.fields.kind);
  return {
    fields: node.fields,
    count: nodes.length,
    otherKinds: [...kinds],
    common,
    update: change,
    set: fields => change(() => fields, Object.keys(fields).join()),
    setFont: font =>
      change(
        ({ font: before }) => ({ font: { ...DEFAULT_FONT, ...before, ...font } }),
        `font ${Object.keys(font).join()}`,
      ),
    setBase: base =>
      change(
        ({ baseInfo }) => ({ baseInfo: { ...baseInfo, ...base } }),
        `base ${Object.keys(base).join()}`,
      ),
  };
}
