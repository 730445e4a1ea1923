import { useTranslate } from 'react-admin';

import { isPending } from '../../../resources/isPending.ts';
import { answerOf } from '../../../resources/record/answerOf.ts';
import { AnswerShow } from '../../../resources/record/AnswerShow.tsx';
import { useFailureWords } from '../../../resources/useFailureWords.ts';
import type { FieldDescriptor } from '../../../schema/field.ts';
import type { OperationDescriptor } from '../../../schema/operation.ts';
import { Ago } from '../../../ui/Ago.tsx';
import { StateGlyph } from '../../../ui/icons/StateGlyph.tsx';
import { FieldFigures } from './FieldFigures.tsx';

interface ReadingShowProps {
  readonly operation: OperationDescriptor;
  readonly reading: { readonly answer: unknown } | undefined;
  readonly error: unknown;
  readonly isReading: boolean;
  /** Milliseconds, when it was read. */
  readonly at: number;
}

/** What a device said when it was asked, and when; or why it said nothing. What it said before stays until it says more. */
export const ReadingShow = ({ operation, reading, error, isReading, at }: ReadingShowProps) => {
  const translate = useTranslate();
  const failed = !isReading && error ? <Refused error={error} /> : null;
  if (!reading)
    return (
      failed ?? (
        <span className="param-none" role="status">
          {isReading ? (
            translate('param.reading')
          ) : (
            <>
              <span aria-hidden="true">–</span>
              <span className="spoken-only">{translate('param.unread')}</span>
            </>
          )}
        </span>
      )
    );
  const { value } = answerOf(operation);
  return (
    <>
      <Value operation={operation} value={value} answer={reading.answer} />
      <span className="param-age" role="status">
        {isReading ? translate('param.reading') : <Ago time={at} />}
      </span>
      {failed}
    </>
  );
};

interface ValueProps {
  readonly operation: OperationDescriptor;
  readonly value: FieldDescriptor | undefined;
  readonly answer: unknown;
}

const Value = ({ operation, value, answer }: ValueProps) =>
  value?.kind === 'object' && typeof answer === 'object' && answer !== null ? (
    <FieldFigures fields={value.fields} owner={answer as Readonly<Record<string, unknown>>} />
  ) : (
    <div className="param-rows">
      <AnswerShow operation={operation} answer={answer} />
    </div>
  );

/** Why a device did not answer, in the words of the catalogue; what waits for the device is no failure. @see DEVICE-02 */
const Refused = ({ error }: { readonly error: unknown }) => {
  const translate = useTranslate();
  const words = useFailureWords();
  const { reason, remedy } = words(error);
  const { code } = error as { readonly code?: unknown };
  if (isPending(error))
    return (
      <p className="param-pending" role="status">
        <StateGlyph state="pending" size={14} />
        {reason} {translate('param.pending')}
      </p>
    );
  return (
    <p className="param-failed" role="alert">
      <StateGlyph state="critical" size={14} />
      <span>
        {reason}
        {typeof code === 'number' && (
          <span className="param-code"> {translate('bulk.code', { code })}</span>
        )}
        {remedy && <span className="param-remedy"> {remedy}</span>}
      </span>
    </p>
  );
};
