import { useTranslate } from 'react-admin';

import type { FieldDescriptor } from '../../../schema/field.ts';
import { mapServerErrors } from '../../values/mapServerErrors.ts';
import { useValidationMessage } from '../../values/useValidationMessage.ts';
import { useServerErrorMessage } from '../../values/useServerErrorMessage.ts';
import { useErrorMessage } from '../../failures/useErrorMessage.ts';
import { useLocalizedText } from '../../descriptor/useLocalizedText.ts';
import type { ImportPlan } from '../../cells/createImportPlan.ts';
import type { CellError } from '../../cells/readRecordRow.ts';
import { formatColumnTitle } from '../../cells/buildTransferColumns.ts';

/**
 * Returns functions that format the errors of rows: of the check and of the platform, with the messages of the forms.
 */
export function useImportMessages({ columns, create = [], update = [] }: ImportPlan) {
  const translate = useTranslate();
  const formatValidationError = useValidationMessage();
  const text = useLocalizedText();
  const getErrorMessage = useErrorMessage();
  const formatServerError = useServerErrorMessage();
  const titles = Object.fromEntries(
    columns.map(column => [column.name, formatColumnTitle(column, text)]),
  );
  const getTitle = (name: string) => titles[name] ?? titles[name.split('.')[0] ?? ''];
  const withTitle = (name: string, message: string) => {
    const title = getTitle(name);
    return title ? translate('transfer.titledProblem', { title, text: message }) : message;
  };
  const fields: readonly FieldDescriptor[] = [...create, ...update];
  return {
    titles,
    getTitle,
    /** Returns the label of a field that may span several columns. */
    getFieldName: (source: string) => {
      const field = fields.find(each => each.source === source);
      return titles[source] ?? (field ? text(field.label) : source);
    },
    formatCellError: ({ column, error: validationError }: CellError) =>
      withTitle(column, formatValidationError(validationError)),
    formatFailure: (error: unknown) => {
      const { fieldErrors, otherErrors } = mapServerErrors(error, fields, {});
      const details = [...fieldErrors, ...otherErrors];
      return details.length > 0
        ? details.map(detail => withTitle(detail.name, formatServerError(detail))).join(' | ')
        : getErrorMessage(error);
    },
  };
}
