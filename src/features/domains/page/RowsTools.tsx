import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

import { SearchBox } from '../../../resources/list/search/SearchBox.tsx';
import { useText } from '../../../resources/useText.ts';
import type { FieldOf } from '../../../schema/field.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { useFigures } from '../../../ui/useFigures.ts';
import type { Lasting } from './Lasting.ts';
import type { useRowsQuestion } from './useRowsQuestion.ts';

interface RowsToolsProps {
  readonly descriptor: ResourceDescriptor;
  readonly choices: readonly string[];
  readonly question: ReturnType<typeof useRowsQuestion>;
  readonly total: number | undefined;
  readonly extra: ReactNode;
  readonly lasting?: Lasting | undefined;
}

/** What the rows are asked, and how many there are. */
export const RowsTools = ({
  descriptor,
  choices,
  question,
  total,
  extra,
  lasting,
}: RowsToolsProps) => {
  const translate = useTranslate();
  const figure = useFigures();
  const fields = descriptor.fields.filter(
    (field): field is FieldOf<'enum'> => field.kind === 'enum' && choices.includes(field.source),
  );
  return (
    <div className="domains-tools">
      {question.searched && (
        <SearchBox
          fields={[question.searched]}
          value={question.words}
          onSearch={words => question.change('q', words)}
        />
      )}
      {lasting && <LastingChoice {...lasting} value={question.isAll} onChange={question.showAll} />}
      {fields.map(field => (
        <ChoiceOf
          key={field.source}
          field={field}
          value={question.valueOf(field.source)}
          onChange={value => question.change(field.source, value)}
        />
      ))}
      <span className="domains-found" role="status">
        {question.isAsked &&
          total !== undefined &&
          translate('domains.found', { smart_count: total, total: figure(total) })}
      </span>
      {extra}
    </div>
  );
};

interface ChoiceOfProps {
  readonly field: FieldOf<'enum'>;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One value of a field, or any. */
export const ChoiceOf = ({ field, value, onChange }: ChoiceOfProps) => {
  const translate = useTranslate();
  const text = useText();
  const label = text(field.label);
  return (
    <TextField
      select
      size="small"
      className="domains-choice"
      value={value}
      slotProps={{
        select: { displayEmpty: true },
        htmlInput: { 'aria-label': label },
      }}
      onChange={event => onChange(event.target.value)}
    >
      <MenuItem value="">{translate('domains.any', { field: label })}</MenuItem>
      {field.choices.map(choice => (
        <MenuItem key={choice.value} value={choice.value}>
          {text(choice.label)}
        </MenuItem>
      ))}
    </TextField>
  );
};

interface LastingChoiceProps extends Lasting {
  readonly value: boolean;
  readonly onChange: (isAll: boolean) => void;
}

/** What lasts, or all there ever was. */
const LastingChoice = ({ label, words, value, onChange }: LastingChoiceProps) => {
  const translate = useTranslate();
  return (
    <TextField
      select
      size="small"
      className="domains-choice"
      value={value ? 'all' : 'lasting'}
      slotProps={{ htmlInput: { 'aria-label': translate(label) } }}
      onChange={event => onChange(event.target.value === 'all')}
    >
      <MenuItem value="lasting">{translate(words.lasting)}</MenuItem>
      <MenuItem value="all">{translate(words.all)}</MenuItem>
    </TextField>
  );
};
