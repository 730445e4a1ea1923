import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';

import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useReadOnlyReason } from '../state/EditorContext.ts';
import { DEFAULT_FONT, WHITE } from '../model/itemDefaults.ts';
import type { ItemFields } from '../model/mediaTree.ts';
import { PropertyColorField } from './PropertyColorField.tsx';
import { PropertyNumberField } from './PropertyNumberField.tsx';
import { TextField } from './TextField.tsx';
import { PropertySection } from './fields.tsx';
import { FontStyleButtons } from './FontSection.tsx';
import type { ItemEditing } from './useItemEditing.ts';

type Paragraphs = NonNullable<ItemFields['paragraphs']>;
type Paragraph = Paragraphs[number];
type Span = Paragraph['spans'][number];

const MAX_SPAN_LENGTH = 2_000;
const MAX_PARTS = 100;

/** The paragraphs of a formatted text; each has parts with fonts and colours of their own. */
export const ParagraphsSection = ({
  editing: { fields, common, set },
}: {
  readonly editing: ItemEditing;
}) => {
  const translate = useTranslate();
  const isReadOnly = useReadOnlyReason() !== undefined;
  const paragraphs = fields.paragraphs ?? [];
  const replace = (index: number, next: readonly Paragraph[]) =>
    set({ paragraphs: paragraphs.toSpliced(index, 1, ...next) });
  const newSpan = (): Span => ({ text: translate('media.kind.playerText') });
  // The parts of one text would replace those of the others.
  if (common(each => each.paragraphs ?? []) === undefined)
    return (
      <PropertySection title={translate('media.paragraphs')}>
        <p className="text-2">{translate('media.paragraphs.differ')}</p>
      </PropertySection>
    );
  return (
    <PropertySection title={translate('media.paragraphs')}>
      {paragraphs.map((paragraph, i) => (
        <fieldset
          key={i}
          className="stack m-0 min-w-0 gap-8 rounded-2 border border-(--line-2) p-8"
        >
          <legend className="type-12 text-2">
            {translate('media.paragraph', { number: i + 1 })}
          </legend>
          {paragraph.spans.map((span, j) => (
            <SpanFields
              key={j}
              {...{ span, number: j + 1, text: fields }}
              canRemove={!isReadOnly && paragraph.spans.length + paragraphs.length > 2}
              onChange={next =>
                replace(i, [{ ...paragraph, spans: paragraph.spans.toSpliced(j, 1, next) }])
              }
              onRemove={() =>
                replace(
                  i,
                  paragraph.spans.length > 1
                    ? [{ ...paragraph, spans: paragraph.spans.toSpliced(j, 1) }]
                    : [],
                )
              }
            />
          ))}
          <ActionButton
            kind="auxiliary"
            disabled={isReadOnly || paragraph.spans.length >= MAX_PARTS}
            onClick={() => replace(i, [{ ...paragraph, spans: [...paragraph.spans, newSpan()] }])}
          >
            {translate('media.span.add')}
          </ActionButton>
        </fieldset>
      ))}
      <ActionButton
        disabled={isReadOnly || paragraphs.length >= MAX_PARTS}
        onClick={() => set({ paragraphs: [...paragraphs, { spans: [newSpan()] }] })}
      >
        {translate('media.paragraph.add')}
      </ActionButton>
    </PropertySection>
  );
};

interface SpanFieldsProps {
  readonly span: Span;
  readonly number: number;
  /** The text, whose font and colour a part without its own has. */
  readonly text: ItemFields;
  readonly canRemove: boolean;
  readonly onChange: (span: Span) => void;
  readonly onRemove: () => void;
}

const SpanFields = ({ span, number, text, canRemove, onChange, onRemove }: SpanFieldsProps) => {
  const translate = useTranslate();
  return (
    <div className="stack gap-4">
      <div className="row gap-4">
        <div className="flex-1">
          <TextField
            label={translate('media.span', { number })}
            hasHiddenLabel
            maxLength={MAX_SPAN_LENGTH}
            value={span.text}
            onChange={content => onChange({ ...span, text: content })}
          />
        </div>
        {canRemove && (
          <IconButton
            size="small"
            aria-label={translate('media.span.remove', { number })}
            onClick={onRemove}
          >
            <Icon name="close" size={14} />
          </IconButton>
        )}
      </div>
      <div className="media-pairs">
        <PropertyNumberField
          label={translate('media.field.size')}
          min={6}
          max={500}
          unit="px"
          value={span.font?.size ?? text.font?.size ?? DEFAULT_FONT.size}
          onChange={value =>
            onChange({ ...span, font: { ...span.font, size: value } as Span['font'] & object })
          }
        />
        <FontStyleButtons
          font={{ ...text.font, ...span.font }}
          onChange={font =>
            onChange({ ...span, font: { ...span.font, ...font } as Span['font'] & object })
          }
        />
      </div>
      <PropertyColorField
        label={translate('media.field.fontColor')}
        value={span.fontColor ?? text.fontColor ?? WHITE}
        onChange={fontColor => onChange({ ...span, fontColor })}
      />
    </div>
  );
};
