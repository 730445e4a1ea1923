import { useTranslate } from 'react-admin';

import { getErrorCode } from '../../../domain/errorStatus.ts';
import { isPendingError } from '../../../resources/calls/isPendingError.ts';
import { getSuccessResponse } from '../../../resources/record/operationResponse.ts';
import { ResponseView } from '../../../resources/record/ResponseView.tsx';
import { useDescribeError } from '../../../resources/failures/useDescribeError.ts';
import type { FieldDescriptor } from '../../../schema/field.ts';
import type { OperationDescriptor } from '../../../schema/operation.ts';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { StateGlyph } from '../../../ui/icons/StateGlyph.tsx';
import { LabeledFieldValues } from './LabeledFieldValues.tsx';

interface ParameterValueProps {
  readonly operation: OperationDescriptor;
  readonly reading: { readonly value: unknown } | undefined;
  readonly error: unknown;
  readonly isReading: boolean;
  /** Time of the read, in milliseconds. */
  readonly at: number;
}

/** The last response of a device and its time, or why it failed. The previous value stays until a new one arrives. */
export const ParameterValue = ({
  operation,
  reading,
  error,
  isReading,
  at,
}: ParameterValueProps) => {
  const translate = useTranslate();
  const errorMessage = !isReading && error ? <DeviceError error={error} /> : null;
  if (!reading)
    return (
      errorMessage ?? (
        <span className="text-3" role="status">
          {isReading ? (
            translate('param.reading')
          ) : (
            <>
              <span aria-hidden="true">–</span>
              <span className="visually-hidden">{translate('param.unread')}</span>
            </>
          )}
        </span>
      )
    );
  const { value } = getSuccessResponse(operation);
  return (
    <>
      <ResponseValue operation={operation} field={value} response={reading.value} />
      <span className="type-12 ml-auto self-center text-3" role="status">
        {isReading ? translate('param.reading') : <RelativeTime time={at} />}
      </span>
      {errorMessage}
    </>
  );
};

interface ResponseValueProps {
  readonly operation: OperationDescriptor;
  readonly field: FieldDescriptor | undefined;
  readonly response: unknown;
}

const ResponseValue = ({ operation, field, response }: ResponseValueProps) =>
  field?.kind === 'object' && typeof response === 'object' && response !== null ? (
    <LabeledFieldValues
      fields={field.fields}
      owner={response as Readonly<Record<string, unknown>>}
    />
  ) : (
    <div className="min-w-0 flex-[1_1_100%] overflow-x-auto">
      <ResponseView operation={operation} response={response} />
    </div>
  );

/** Why a device did not respond, as a catalogue message; a pending device is not an error. @see DEVICE-02 */
const DeviceError = ({ error }: { readonly error: unknown }) => {
  const translate = useTranslate();
  const describeError = useDescribeError();
  const { reason, remedy } = describeError(error);
  const code = getErrorCode(error);
  if (isPendingError(error))
    return (
      <p className="flex flex-[1_1_100%] gap-6 text-2 [&>svg]:mt-3 [&>svg]:flex-none" role="status">
        <StateGlyph state="pending" size={14} />
        {reason} {translate('param.pending')}
      </p>
    );
  return (
    <p
      className="flex flex-[1_1_100%] gap-6 text-fault [&>svg]:mt-3 [&>svg]:flex-none"
      role="alert"
    >
      <StateGlyph state="critical" size={14} />
      <span>
        {reason}
        {code !== undefined && <span className="text-3"> {translate('bulk.code', { code })}</span>}
        {remedy && <span className="text-3"> {remedy}</span>}
      </span>
    </p>
  );
};
