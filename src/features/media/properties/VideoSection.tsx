import { useTranslate } from 'react-admin';

import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { MAX_DURATION_MS } from '../model/fieldLimits.ts';
import type { ItemFields } from '../model/mediaTree.ts';
import { PropertySection } from './fields.tsx';
import { PropertyNumberField } from './PropertyNumberField.tsx';
import { OverlaySection } from './OverlaySection.tsx';
import type { ItemEditing } from './useItemEditing.ts';

/** Milliseconds of a new section of a video. */
const DEFAULT_SECTION_MS = 5_000;

/** The part of a video that is played, and the text over it. @see MEDIA-06, MEDIA-07 */
export const VideoSection = ({ editing }: { readonly editing: ItemEditing }) => (
  <>
    <PlayedPartSection editing={editing} />
    <OverlaySection editing={editing} />
  </>
);

const getBegin = ({ playTimeBegin = 0 }: ItemFields) => playTimeBegin;
/** An end before the start would play nothing. */
const getEnd = (fields: ItemFields) =>
  Math.max(fields.playTimeEnd ?? getBegin(fields) + DEFAULT_SECTION_MS, getBegin(fields) + 1);

const PlayedPartSection = ({ editing }: { readonly editing: ItemEditing }) => {
  const translate = useTranslate();
  const { common, update, fields } = editing;
  const [begin, end] = [common(getBegin), common(getEnd)];
  return (
    <PropertySection title={translate('media.section')}>
      <SegmentedControl
        label={translate('media.field.playType')}
        value={common(each => each.playType ?? 'whole')}
        options={(['whole', 'range'] as const).map(name => ({
          name,
          label: translate(`media.playType.${name}`),
        }))}
        onChange={playType =>
          update(
            each =>
              playType === 'range'
                ? { playType, playTimeBegin: getBegin(each), playTimeEnd: getEnd(each) }
                : { playType },
            'playType',
          )
        }
      />
      {fields.playType === 'range' && (
        <div className="media-pairs">
          <PropertyNumberField
            label={translate('media.field.playTimeBegin')}
            unit="ms"
            min={0}
            max={(end ?? MAX_DURATION_MS) - 1}
            value={begin}
            onChange={playTimeBegin =>
              update(
                each => ({ playTimeBegin, playTimeEnd: getEnd({ ...each, playTimeBegin }) }),
                'playTimeBegin',
              )
            }
          />
          <PropertyNumberField
            label={translate('media.field.playTimeEnd')}
            unit="ms"
            min={(begin ?? 0) + 1}
            max={MAX_DURATION_MS}
            value={end}
            onChange={playTimeEnd =>
              update(
                each => ({ playTimeBegin: Math.min(getBegin(each), playTimeEnd - 1), playTimeEnd }),
                'playTimeEnd',
              )
            }
          />
        </div>
      )}
    </PropertySection>
  );
};
