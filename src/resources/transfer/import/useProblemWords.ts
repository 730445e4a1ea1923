import { useTranslate } from 'react-admin';

import type { FieldDescriptor } from '../../../schema/field.ts';
import { refusalOf } from '../../form/refusedFields.ts';
import { useComplaintWords } from '../../form/useComplaintWords.ts';
import { useRefusalWords } from '../../form/useRefusalWords.ts';
import { useErrorWords } from '../../useErrorWords.ts';
import { useText } from '../../useText.ts';
import type { ImportPlan } from '../cells/importFields.ts';
import type { RowProblem } from '../cells/readRecord.ts';
import { titleOf } from '../cells/transferColumns.ts';

/** Says what is wrong with rows: what the check finds, and what the platform refuses, in the words of the forms. */
export function useProblemWords({ columns, create = [], update = [] }: ImportPlan) {
  const translate = useTranslate();
  const complaintWords = useComplaintWords();
  const text = useText();
  const errorWords = useErrorWords();
  const refusalWords = useRefusalWords();
  const titles = Object.fromEntries(columns.map(column => [column.name, titleOf(column, text)]));
  const titleAt = (name: string) => titles[name] ?? titles[name.split('.')[0] ?? ''];
  const beside = (name: string, words: string) => {
    const title = titleAt(name);
    return title ? translate('transfer.beside', { title, words }) : words;
  };
  const fields: readonly FieldDescriptor[] = [...create, ...update];
  return {
    titles,
    titleAt,
    /** What a field is called that may stand in several columns. */
    nameOf: (source: string) => {
      const field = fields.find(each => each.source === source);
      return titles[source] ?? (field ? text(field.label) : source);
    },
    problem: ({ column, complaint }: RowProblem) => beside(column, complaintWords(complaint)),
    failure: (error: unknown) => {
      const { at, elsewhere } = refusalOf(error, fields, {});
      const details = [...at, ...elsewhere];
      return details.length > 0
        ? details.map(detail => beside(detail.name, refusalWords(detail))).join(' | ')
        : errorWords(error);
    },
  };
}
