import { useTranslate } from 'react-admin';

import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { MAX_DURATION_MS, MAX_STAGE_PX, MAX_TEXT_LENGTH } from '../editor/fieldLimits.ts';
import { DEFAULT_FONT, DEFAULT_TEXT_AREA, TEXT_DEFAULTS } from '../model/itemDefaults.ts';
import type { ItemFields } from '../model/mediaTree.ts';
import { NumberField } from './NumberField.tsx';
import { TextField } from './TextField.tsx';
import { SwitchField } from './choiceFields.tsx';
import { PropertySection } from './fields.tsx';
import { FontSection } from './FontSection.tsx';
import { BackgroundSection } from './LookSections.tsx';
import type { ItemEditing, TextEditing } from './useItemEditing.ts';

type Overlay = NonNullable<ItemFields['textOverlay']>;

const DEFAULT_POSITION = { w: DEFAULT_TEXT_AREA.width, h: DEFAULT_TEXT_AREA.height, x: 0, y: 0 };
/** Milliseconds of a new section of a video. */
const DEFAULT_SECTION_MS = 5_000;

/** The part of a video that is played, and the text over it. @see MEDIA-06, MEDIA-07 */
export const VideoSection = ({ editing }: { readonly editing: ItemEditing }) => {
  const translate = useTranslate();
  const { common, set, fields } = editing;
  const begin = common(each => each.playTimeBegin ?? 0) ?? 0;
  const end = common(each => each.playTimeEnd ?? begin + DEFAULT_SECTION_MS);
  return (
    <>
      <PropertySection title={translate('media.section')}>
        <SegmentedControl
          label={translate('media.field.playType')}
          value={common(each => each.playType) ?? 'whole'}
          options={(['whole', 'range'] as const).map(name => ({
            name,
            label: translate(`media.playType.${name}`),
          }))}
          onChange={playType =>
            set(
              playType === 'range'
                ? { playType, playTimeBegin: begin, playTimeEnd: Math.max(end ?? 0, begin + 1) }
                : { playType },
            )
          }
        />
        {fields.playType === 'range' && (
          <div className="media-pairs">
            <NumberField
              label={translate('media.field.playTimeBegin')}
              unit="ms"
              min={0}
              max={(end ?? MAX_DURATION_MS) - 1}
              value={begin}
              onChange={playTimeBegin => set({ playTimeBegin })}
            />
            <NumberField
              label={translate('media.field.playTimeEnd')}
              unit="ms"
              min={begin + 1}
              max={MAX_DURATION_MS}
              value={end}
              onChange={playTimeEnd => set({ playTimeEnd })}
            />
          </div>
        )}
      </PropertySection>
      <OverlaySection editing={editing} />
    </>
  );
};

const OverlaySection = ({ editing }: { readonly editing: ItemEditing }) => {
  const translate = useTranslate();
  const overlay = editing.common(fields => fields.textOverlay);
  const change = (fields: Partial<Overlay>) =>
    overlay && editing.set({ textOverlay: { ...overlay, ...fields } });
  const position = overlay?.position ?? DEFAULT_POSITION;
  const number = (name: keyof typeof DEFAULT_POSITION, min: number) => (
    <NumberField
      label={translate(`media.overlay.${name}`)}
      letter={name.toUpperCase()}
      unit="px"
      min={min}
      max={MAX_STAGE_PX}
      value={position[name]}
      onChange={value => change({ position: { ...position, [name]: value } })}
    />
  );
  const textEditing: TextEditing = {
    common: read => (overlay ? read(overlay) : undefined),
    set: fields => change(fields),
    setFont: font => change({ font: { ...DEFAULT_FONT, ...overlay?.font, ...font } }),
  };
  return (
    <>
      <PropertySection title={translate('media.overlay')}>
        <SwitchField
          label={translate('media.field.textOverlay')}
          value={overlay !== undefined}
          onChange={isOn =>
            editing.set({
              textOverlay: isOn
                ? {
                    ...TEXT_DEFAULTS,
                    content: translate('media.kind.playerText'),
                    position: DEFAULT_POSITION,
                  }
                : undefined,
            })
          }
        />
        {overlay && (
          <>
            <TextField
              label={translate('media.field.content')}
              isMultiline
              maxLength={MAX_TEXT_LENGTH}
              value={overlay.content}
              onChange={content => change({ content })}
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
      {overlay && (
        <>
          <FontSection editing={textEditing} />
          <BackgroundSection editing={textEditing} />
        </>
      )}
    </>
  );
};
