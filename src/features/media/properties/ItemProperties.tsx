import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';

import { isItemKind } from '../labels/nodeLabels.ts';
import { useNodeOf } from '../state/EditorContext.ts';
import { TIMED_KINDS } from '../model/itemDefaults.ts';
import { MAX_DURATION_MS, MAX_TEXT_LENGTH } from '../model/fieldLimits.ts';
import type { ItemFields, ItemKind, NodeOf } from '../model/mediaTree.ts';
import { FontSection } from './FontSection.tsx';
import { BackgroundSection, DialSection, PagingSection } from './LookSections.tsx';
import { ClockSection, TimerSection } from './ClockSections.tsx';
import { EntranceSection, ScaleSection } from './EffectSections.tsx';
import { PropertyNumberField } from './PropertyNumberField.tsx';
import { TextField } from './TextField.tsx';
import { SwitchField } from './choiceFields.tsx';
import { PropertySection, SeveralNote } from './fields.tsx';
import { FileSection } from './FileSection.tsx';
import { FormatTextPreview } from './FormatTextPreview.tsx';
import { ParagraphsSection } from './ParagraphsSection.tsx';
import { RectSection } from './RectSection.tsx';
import { type ItemEditing, useItemEditing } from './useItemEditing.ts';
import { VideoSection } from './VideoSection.tsx';

const ContentSection = ({ editing: { common, set } }: { readonly editing: ItemEditing }) => {
  const translate = useTranslate();
  return (
    <PropertySection title={translate('media.kind.playerText')}>
      <TextField
        label={translate('media.field.content')}
        hasHiddenLabel
        isMultiline
        maxLength={MAX_TEXT_LENGTH}
        value={common((fields: ItemFields) => fields.content)}
        onChange={content => set({ content })}
      />
    </PropertySection>
  );
};

type ItemSection = ComponentType<{ readonly editing: ItemEditing }>;

const TEXT_SECTIONS = [FontSection, BackgroundSection, PagingSection, EntranceSection] as const;

/** The sections of each kind, between its area and its log. @see MEDIA-06 */
const SECTIONS: Readonly<Record<ItemKind, readonly ItemSection[]>> = {
  playerText: [ContentSection, ...TEXT_SECTIONS],
  formatText: [ParagraphsSection, ...TEXT_SECTIONS],
  textFile: [FileSection, ...TEXT_SECTIONS],
  picture: [FileSection, ScaleSection, EntranceSection],
  video: [FileSection, ScaleSection, VideoSection],
  virtualClock: [ClockSection, DialSection],
  digitalClock: [ClockSection, ...TEXT_SECTIONS],
  timeAsset: [TimerSection, ...TEXT_SECTIONS],
};

/** Sections whose fields depend on the kind. */
const SINGLE_KIND_SECTIONS: ReadonlySet<ItemSection> = new Set([FileSection, ClockSection]);

/** A kind that the console does not know has no section. */
const getOwnSections = (kind: ItemKind) => (isItemKind(kind) ? SECTIONS[kind] : []);

/** Returns the sections that all of these kinds have. */
const getSections = (kind: ItemKind, otherKinds: readonly ItemKind[]): readonly ItemSection[] =>
  otherKinds.length === 0
    ? getOwnSections(kind)
    : getOwnSections(kind).filter(
        section =>
          !SINGLE_KIND_SECTIONS.has(section) &&
          otherKinds.every(other => getOwnSections(other).includes(section)),
      );

/** The properties of an item; of several, those that all of them have. */
export const ItemProperties = ({ node }: { readonly node: NodeOf<'item'> }) => {
  const translate = useTranslate();
  const editing = useItemEditing(node);
  const area = useNodeOf('area', node.parentId);
  const { common, setBase, otherKinds } = editing;
  const { kind } = node.fields;
  return (
    <>
      <SeveralNote count={editing.count} areMixed={otherKinds.length > 0} />
      {!isItemKind(kind) && (
        <p className="media-section type-12 text-3">{translate('media.unknown.hint')}</p>
      )}
      {getSections(kind, otherKinds).map(Section => (
        <Section key={getOwnSections(kind).indexOf(Section)} editing={editing} />
      ))}
      {kind === 'formatText' && otherKinds.length === 0 && area && (
        <PropertySection title={translate('media.preview')}>
          <FormatTextPreview fields={node.fields} size={area.fields} />
        </PropertySection>
      )}
      {area && <RectSection area={area} />}
      <PropertySection title={translate('media.play')}>
        <PropertyNumberField
          label={translate('media.field.playDuration')}
          unit="ms"
          min={1}
          max={MAX_DURATION_MS}
          value={common(({ baseInfo }) => baseInfo.playDuration)}
          onChange={playDuration => setBase({ playDuration })}
          {...(![kind, ...otherKinds].some(each => TIMED_KINDS.includes(each)) && {
            onClear: () => setBase({ playDuration: undefined }),
          })}
        />
        <SwitchField
          label={translate('media.field.logFlag')}
          value={common(({ baseInfo }) => baseInfo.logFlag)}
          onChange={logFlag => setBase({ logFlag })}
        />
      </PropertySection>
    </>
  );
};
