import { Fragment, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

import type { FieldDescriptor } from '../../schema/field.ts';
import { FieldShow } from '../fieldShows.tsx';
import { ZoneBeside } from '../kits/ZoneBeside.tsx';
import { useText } from '../useText.ts';
import { type Asked, type Either, isEither, type Question } from './asked.ts';
import { operandOf } from './operand.ts';
import { useOperatorWord } from './useOperatorWord.ts';

/** A question in words: field, operator, **value**; or several of them, joined by *or* and *and*. */
export const Sentence = ({ question }: { question: Question }) =>
  isEither(question) ? <Ways {...question} /> : <Condition {...question} />;

/** A way of several conditions stands in brackets, so that nobody has to know which word binds first. */
const Ways = ({ either }: Either) => (
  <Joined word="filter.or">
    {either.map((way, index) =>
      way.length > 1 || way.some(isEither) ? (
        <Bracketed key={index}>
          <All questions={way} />
        </Bracketed>
      ) : (
        <All key={index} questions={way} />
      ),
    )}
  </Joined>
);

const All = ({ questions }: { questions: readonly Question[] }) => (
  <Joined word="filter.and">
    {questions.map((question, index) =>
      isEither(question) && questions.length > 1 ? (
        <Bracketed key={index}>
          <Sentence question={question} />
        </Bracketed>
      ) : (
        <Sentence key={index} question={question} />
      ),
    )}
  </Joined>
);

const Bracketed = ({ children }: { children: ReactNode }) => <>({children})</>;

const Joined = ({ word, children }: { word: string; children: readonly ReactNode[] }) => {
  const translate = useTranslate();
  return children.map((each, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <>
          {' '}
          <span className="filter-operator">{translate(word)}</span>{' '}
        </>
      )}
      {each}
    </Fragment>
  ));
};

/** "Role is one of **Guest**"; whether there is a value at all is said in one: "Name **is not empty**". */
const Condition = (asked: Asked) => {
  const text = useText();
  const translate = useTranslate();
  const operatorWord = useOperatorWord();
  const label = text(asked.field.label);
  const word = operatorWord(asked.field, asked.operator);
  if (asked.operator === 'empty')
    return (
      <>
        {label} <b>{asked.value === false ? translate('filter.notEmpty') : word}</b>
      </>
    );
  return (
    <>
      {label} <span className="filter-operator">{word}</span>{' '}
      <b>
        <Operand {...asked} />
      </b>
      <ZoneBeside field={operandOf(asked.field, asked.operator)} />
    </>
  );
};

const Operand = ({ field, operator, value }: Asked) => {
  const operand = operandOf(field, operator);
  return operator === 'between' && isPair(value) ? (
    <>
      <One field={operand} value={value[0]} /> – <One field={operand} value={value[1]} />
    </>
  ) : (
    <One field={operand} value={value} />
  );
};

const isPair = (value: unknown): value is readonly [unknown, unknown] => Array.isArray(value);

const One = ({ field, value }: { field: FieldDescriptor; value: unknown }) => (
  <FieldShow field={field} owner={{ [field.source]: value }} />
);
