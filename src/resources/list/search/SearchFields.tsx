import './search.css';

import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

import type { FieldDescriptor } from '../../../schema/field.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { written } from '../../represent.ts';
import { useText } from '../../useText.ts';
import { type Asked, isEither, type Question } from '../asked.ts';
import { SearchChoice } from './SearchChoice.tsx';
import { soughtBy } from './sought.ts';

interface SearchFieldsProps {
  readonly fields: readonly FieldDescriptor[];
  readonly asked: readonly Question[];
  readonly ask: (questions: readonly Question[]) => void;
}

type Typed = Readonly<Record<string, string>>;

/**
 * The fields that people ask a list for all day, side by side. What is typed is asked with Search or Enter; what is
 * chosen is asked at once, together with it. Reset takes away what these fields ask, and nothing else.
 *
 * @see look 6, Filters
 */
export const SearchFields = ({ fields, asked, ask }: SearchFieldsProps) => {
  const translate = useTranslate();
  const text = useText();
  const texts = fields.filter(field => soughtBy(field) === 'like');
  const now = Object.fromEntries(
    texts.map(field => [field.source, written(askedOf(asked, field)?.value)]),
  );
  const [typed, setTyped] = useTypedOver(now);

  const askFor = (chosen: Readonly<Record<string, unknown>> = {}) => {
    const rest = asked.filter(each => !fields.some(field => isOf(each, field)));
    const mine = fields.flatMap(field => {
      const { source } = field;
      const value =
        source in chosen
          ? chosen[source]
          : source in typed
            ? spelt(field, typed[source]?.trim())
            : askedOf(asked, field)?.value;
      return questionOf(field, value);
    });
    ask([...mine, ...rest]);
  };
  const reset = () => {
    setTyped({});
    ask(asked.filter(each => !fields.some(field => isOf(each, field))));
  };
  return (
    <form
      role="search"
      className="search-fields"
      onSubmit={event => {
        event.preventDefault();
        askFor();
      }}
    >
      {fields.map(field => {
        const { source, label } = field;
        if (soughtBy(field) !== 'like')
          return (
            <SearchChoice
              key={source}
              field={field}
              value={askedOf(asked, field)?.value}
              onChoose={value => askFor({ [source]: value })}
            />
          );
        const words = translate('list.search.part', { field: text(label) });
        return (
          <OutlinedInput
            key={source}
            type="search"
            size="small"
            className="search-field"
            value={typed[source] ?? ''}
            placeholder={words}
            onChange={event => setTyped({ ...typed, [source]: event.target.value })}
            onKeyDown={event => {
              if (event.key === 'Escape') setTyped({ ...typed, [source]: '' });
            }}
            inputProps={{ 'aria-label': words, maxLength: 100, enterKeyHint: 'search' }}
          />
        );
      })}
      <ActionButton type="submit">{translate('list.search')}</ActionButton>
      <ActionButton kind="auxiliary" onClick={reset}>
        {translate('list.search.reset')}
      </ActionButton>
    </form>
  );
};

/** What is typed, which a new question from outside replaces. */
function useTypedOver(now: Typed) {
  const [typed, setTyped] = useState<Typed>(now);
  const question = JSON.stringify(now);
  const [before, setBefore] = useState(question);
  if (before !== question) {
    setBefore(question);
    setTyped(now);
  }
  return [typed, setTyped] as const;
}

/** Device ids are written in capitals, and that is what their chips say. */
const spelt = ({ rule }: FieldDescriptor, typed: string | undefined) =>
  rule === 'deviceId' ? typed?.toUpperCase() : typed;

const isOf = (question: Question, field: FieldDescriptor): question is Asked =>
  !isEither(question) &&
  question.field.source === field.source &&
  question.operator === soughtBy(field);

const askedOf = (asked: readonly Question[], field: FieldDescriptor) =>
  asked.find((each): each is Asked => isOf(each, field));

function questionOf(field: FieldDescriptor, value: unknown): readonly Asked[] {
  const operator = soughtBy(field);
  const isNothing = value === undefined || value === '' || (Array.isArray(value) && !value.length);
  return isNothing || !operator ? [] : [{ field, operator, value }];
}
