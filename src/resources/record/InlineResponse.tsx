import type { OperationDescriptor } from '../../schema/operation.ts';
import { getFieldRenderer } from '../fields/FieldValue.tsx';
import { ZoneSuffix } from '../fields/ZoneSuffix.tsx';
import { getSuccessResponse } from './operationResponse.ts';

interface InlineResponseProps {
  readonly operation: OperationDescriptor;
  readonly response: unknown;
}

/** Shows the response for one of many records, in one line next to its name. */
export const InlineResponse = ({ operation, response }: InlineResponseProps) => {
  const { value } = getSuccessResponse(operation);
  if (!value || response === undefined || response === null) return null;
  const { Component } = getFieldRenderer(value);
  return (
    <span className="ml-8 text-3">
      <Component field={value} value={response} record={{}} />
      <ZoneSuffix field={value} />
    </span>
  );
};
