import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

import { useNodeOf } from '../editor/EditorContext.ts';
import { MAX_DURATION_MS, MAX_TEXT_LENGTH } from '../editor/fieldLimits.ts';
import type { ItemFields, ItemKind, NodeOf } from '../model/mediaTree.ts';
import { FontSection } from './FontSection.tsx';
import { BackgroundSection, DialSection, PagingSection } from './LookSections.tsx';
import { ClockSection, TimerSection } from './ClockSections.tsx';
import { EntranceSection, ScaleSection } from './EffectSections.tsx';
import { NumberField } from './NumberField.tsx';
import { TextField } from './TextField.tsx';
import { SwitchField } from './choiceFields.tsx';
import { PropertySection, SeveralNote } from './fields.tsx';
import { FileSection } from './FileSection.tsx';
import { FormatTextPreview } from './FormatTextPreview.tsx';
import { ParagraphsSection } from './ParagraphsSection.tsx';
import { RectSection } from './RectSection.tsx';
import { type ItemEditing, useItemEditing } from './useItemEditing.ts';
import { VideoSection } from './VideoSection.tsx';

const contentSection = (editing: ItemEditing) => <ContentSection editing={editing} />;
const textSections = (editing: ItemEditing) => (
  <>
    <FontSection editing={editing} />
    <BackgroundSection editing={editing} />
    <PagingSection editing={editing} />
    <EntranceSection editing={editing} />
  </>
);

/** The sections of each kind, between its area and its log. @see MEDIA-06 */
const sections: Readonly<Record<ItemKind, (editing: ItemEditing) => ReactNode>> = {
  playerText: editing => (
    <>
      {contentSection(editing)}
      {textSections(editing)}
    </>
  ),
  formatText: editing => (
    <>
      <ParagraphsSection editing={editing} />
      {textSections(editing)}
    </>
  ),
  textFile: editing => (
    <>
      <FileSection editing={editing} />
      {textSections(editing)}
    </>
  ),
  picture: editing => (
    <>
      <FileSection editing={editing} />
      <ScaleSection editing={editing} />
      <EntranceSection editing={editing} />
    </>
  ),
  video: editing => (
    <>
      <FileSection editing={editing} />
      <ScaleSection editing={editing} />
      <VideoSection editing={editing} />
    </>
  ),
  virtualClock: editing => (
    <>
      <ClockSection editing={editing} />
      <DialSection editing={editing} />
    </>
  ),
  digitalClock: editing => (
    <>
      <ClockSection editing={editing} />
      {textSections(editing)}
    </>
  ),
  timeAsset: editing => (
    <>
      <TimerSection editing={editing} />
      {textSections(editing)}
    </>
  ),
};

/** The properties of an item, or of several of one kind. */
export const ItemProperties = ({ node }: { readonly node: NodeOf<'item'> }) => {
  const translate = useTranslate();
  const editing = useItemEditing(node);
  const area = useNodeOf('area', node.parentId);
  const { common, setBase } = editing;
  const { kind } = node.fields;
  return (
    <>
      <SeveralNote count={editing.count} total={editing.total} />
      {sections[kind](editing)}
      {kind === 'formatText' && area && (
        <PropertySection title={translate('media.preview')}>
          <FormatTextPreview fields={node.fields} size={area.fields} />
        </PropertySection>
      )}
      {area && <RectSection area={area} />}
      <PropertySection title={translate('media.play')}>
        <NumberField
          label={translate('media.field.playDuration')}
          unit="ms"
          min={1}
          max={MAX_DURATION_MS}
          value={common(({ baseInfo }) => baseInfo.playDuration)}
          onChange={playDuration => setBase({ playDuration })}
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
