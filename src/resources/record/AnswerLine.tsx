import type { OperationDescriptor } from '../../schema/operation.ts';
import { showingOf } from '../fieldShows.tsx';
import { ZoneBeside } from '../kits/ZoneBeside.tsx';
import { answerOf } from './answerOf.ts';

interface AnswerLineProps {
  readonly operation: OperationDescriptor;
  readonly answer: unknown;
}

/** What the platform answered for one of many records, on a line beside its name. */
export const AnswerLine = ({ operation, answer }: AnswerLineProps) => {
  const { value } = answerOf(operation);
  if (!value || answer === undefined || answer === null) return null;
  const { Show } = showingOf(value);
  return (
    <span className="answer-line">
      <Show field={value} value={answer} owner={{}} />
      <ZoneBeside field={value} />
    </span>
  );
};
