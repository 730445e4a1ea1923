import type { CSSProperties } from 'react';
import { useTranslate } from 'react-admin';

import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { useReadOnlyReason } from '../state/EditorContext.ts';
import { FONT_FAMILIES } from '../items/textStyle.ts';
import { type ItemFont, WHITE } from '../model/itemDefaults.ts';
import { SelectField } from './choiceFields.tsx';
import { PropertyColorField } from './PropertyColorField.tsx';
import { PropertySection } from './fields.tsx';
import { PropertyNumberField } from './PropertyNumberField.tsx';
import type { TextEditing } from './useItemEditing.ts';

const FONT_STYLES = ['bold', 'italic', 'underline', 'strikeout'] as const;
type FontStyleName = (typeof FONT_STYLES)[number];
const STYLE_LETTERS: Readonly<Record<FontStyleName, string>> = {
  bold: 'B',
  italic: 'I',
  underline: 'U',
  strikeout: 'S',
};
/** Each button looks as what it does. */
const STYLE_SAMPLES: Readonly<Record<FontStyleName, CSSProperties>> = {
  bold: { fontWeight: 'bold' },
  italic: { fontStyle: 'italic' },
  underline: { textDecoration: 'underline' },
  strikeout: { textDecoration: 'line-through' },
};
const ALIGNMENTS = ['left', 'center', 'right'] as const;
const FONT_SIZES = { min: 6, max: 500 };
const SPACES = { min: -50, max: 200 };

interface FontStyleButtonsProps {
  readonly font: Partial<ItemFont> | undefined;
  readonly onChange: (font: Partial<ItemFont>) => void;
}

/** Bold, italic, underlined and struck out. */
export const FontStyleButtons = ({ font, onChange }: FontStyleButtonsProps) => {
  const translate = useTranslate();
  const isReadOnly = useReadOnlyReason() !== undefined;
  return (
    <div
      className="media-week row gap-4"
      role="group"
      aria-label={translate('media.field.fontStyle')}
    >
      {FONT_STYLES.map(name => (
        <button
          key={name}
          type="button"
          style={STYLE_SAMPLES[name]}
          aria-label={translate(`media.field.${name}`)}
          aria-pressed={font?.[name] === true}
          disabled={isReadOnly}
          onClick={() => onChange({ [name]: font?.[name] !== true })}
        >
          {STYLE_LETTERS[name]}
        </button>
      ))}
    </div>
  );
};

const FONT_NAMES = Object.keys(FONT_FAMILIES);

/** Font, size, style, alignment, colour and spacing of a text. */
export const FontSection = ({
  editing: { common, set, setFont },
}: {
  readonly editing: TextEditing;
}) => {
  const translate = useTranslate();
  const name = common(fields => fields.font?.name);
  const names =
    name === undefined || FONT_NAMES.includes(name) ? FONT_NAMES : [name, ...FONT_NAMES];
  return (
    <PropertySection title={translate('media.text')}>
      <SelectField
        label={translate('media.field.font')}
        value={name}
        options={names.map(value => ({ value, label: value }))}
        onChange={value => setFont({ name: value })}
      />
      <div className="media-pairs">
        <PropertyNumberField
          label={translate('media.field.size')}
          {...FONT_SIZES}
          unit="px"
          value={common(fields => fields.font?.size)}
          onChange={size => setFont({ size })}
        />
        <FontStyleButtons
          font={Object.fromEntries(
            FONT_STYLES.map(style => [style, common(fields => fields.font?.[style])]),
          )}
          onChange={setFont}
        />
      </div>
      <SegmentedControl
        label={translate('media.field.alignment')}
        value={common(fields => fields.alignment ?? 'left')}
        options={ALIGNMENTS.map(each => ({
          name: each,
          label: translate(`media.alignment.${each}`),
        }))}
        onChange={alignment => set({ alignment })}
      />
      <PropertyColorField
        label={translate('media.field.fontColor')}
        value={common(fields => fields.fontColor ?? WHITE)}
        onChange={fontColor => set({ fontColor })}
      />
      <div className="media-pairs">
        <PropertyNumberField
          label={translate('media.field.charSpace')}
          {...SPACES}
          unit="px"
          value={common(fields => fields.charSpace ?? 0)}
          onChange={charSpace => set({ charSpace })}
        />
        <PropertyNumberField
          label={translate('media.field.rowSpace')}
          {...SPACES}
          unit="px"
          value={common(fields => fields.rowSpace ?? 0)}
          onChange={rowSpace => set({ rowSpace })}
        />
      </div>
    </PropertySection>
  );
};
