import { useTranslate } from 'react-admin';

import { MAX_STAGE_PX, MAX_TEXT_LENGTH } from '../model/fieldLimits.ts';
import { DEFAULT_FONT, DEFAULT_TEXT_AREA, TEXT_DEFAULTS } from '../model/itemDefaults.ts';
import type { ItemFields } from '../model/mediaTree.ts';
import { SwitchField } from './choiceFields.tsx';
import { PropertySection } from './fields.tsx';
import { FontSection } from './FontSection.tsx';
import { BackgroundSection } from './LookSections.tsx';
import { PropertyNumberField } from './PropertyNumberField.tsx';
import { TextField } from './TextField.tsx';
import type { ItemEditing, TextEditing } from './useItemEditing.ts';

type Overlay = NonNullable<ItemFields['textOverlay']>;

const DEFAULT_POSITION = { w: DEFAULT_TEXT_AREA.width, h: DEFAULT_TEXT_AREA.height, x: 0, y: 0 };
/** The text over a video. @see MEDIA-06, MEDIA-07 */
export const OverlaySection = ({ editing }: { readonly editing: ItemEditing }) => {
  const translate = useTranslate();
  const common = <Value,>(read: (overlay: Overlay) => Value) =>
    editing.common(({ textOverlay }) => textOverlay && read(textOverlay));
  /** Changes the texts that are there: each keeps what is not changed. */
  const change = (build: (overlay: Overlay) => Partial<Overlay>, group: string) =>
    editing.update(
      ({ textOverlay }) =>
        textOverlay ? { textOverlay: { ...textOverlay, ...build(textOverlay) } } : {},
      `overlay ${group}`,
    );
  const hasOverlay = editing.common(fields => fields.textOverlay !== undefined);
  const number = (name: keyof typeof DEFAULT_POSITION, min: number) => (
    <PropertyNumberField
      label={translate(`media.overlay.${name}`)}
      letter={name.toUpperCase()}
      unit="px"
      min={min}
      max={MAX_STAGE_PX}
      value={common(({ position }) => position[name])}
      onChange={value =>
        change(({ position }) => ({ position: { ...position, [name]: value } }), name)
      }
    />
  );
  const textEditing: TextEditing = {
    common,
    set: fields => change(() => fields, Object.keys(fields).join()),
    setFont: font =>
      change(
        ({ font: before }) => ({ font: { ...DEFAULT_FONT, ...before, ...font } }),
        `font ${Object.keys(font).join()}`,
      ),
  };
  const newOverlay: Overlay = {
    ...TEXT_DEFAULTS,
    content: translate('media.kind.playerText'),
    position: DEFAULT_POSITION,
  };
  return (
    <>
      <PropertySection title={translate('media.overlay')}>
        <SwitchField
          label={translate('media.field.textOverlay')}
          value={hasOverlay}
          onChange={isOn =>
            editing.update(
              ({ textOverlay }) => ({
                textOverlay: isOn ? (textOverlay ?? newOverlay) : undefined,
              }),
              'overlay',
            )
          }
        />
        {hasOverlay === true && (
          <>
            <TextField
              label={translate('media.field.content')}
              isMultiline
              maxLength={MAX_TEXT_LENGTH}
              value={common(({ content }) => content)}
              onChange={content => change(() => ({ content }), 'content')}
            />
            <div className="media-pairs">
              {number('x', -MAX_STAGE_PX)}
              {number('y', -MAX_STAGE_PX)}
              {number('w', 1)}
              {number('h', 1)}
            </div>
          </>
        )}
      </PropertySection>
      {hasOverlay === true && (
        <>
          <FontSection editing={textEditing} />
          <BackgroundSection editing={textEditing} />
        </>
      )}
    </>
  );
};
