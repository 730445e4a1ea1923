import '../show/show.css';
import '../record/record.css';

import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';

import type { FieldDescriptor } from '../../schema/field.ts';
import type { OperationDescriptor } from '../../schema/operation.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Pager } from '../../ui/Pager.tsx';
import type { Owner } from '../fieldKit.ts';
import { isObject } from '../isObject.ts';
import { answerOf } from '../record/answerOf.ts';
import { AnswerShow } from '../record/AnswerShow.tsx';
import { FieldPairs } from '../show/FieldPairs.tsx';
import { ItemTable } from '../show/ItemTable.tsx';
import { isPaged, PAGE_SIZE, pageIn, withPage } from './readingValues.ts';

interface ReadingAnswerProps {
  readonly operation: OperationDescriptor;
  readonly answer: unknown;
}

/** What a reading answered, as its document describes it: an object in pairs, rows as a table, else what an action would show. */
export const ReadingAnswer = ({ operation, answer }: ReadingAnswerProps) => {
  const translate = useTranslate();
  const { value } = answerOf(operation);
  const isNothing = answer === null || answer === undefined;
  if (isNothing || (Array.isArray(answer) && answer.length === 0))
    return (
      <EmptyState
        kind="nothing"
        title={translate('reading.none')}
        hint={translate('reading.none.hint')}
      />
    );
  if (value?.kind === 'object' && isObject(answer))
    return <FieldPairs fields={value.fields} owner={answer} />;
  if (value?.kind === 'list' && value.item.kind === 'object' && Array.isArray(answer))
    return (
      <Rows fields={value.item.fields} rows={answer.filter(isObject)} paged={isPaged(operation)} />
    );
  return (
    <div className="place-table">
      <AnswerShow operation={operation} answer={answer} />
    </div>
  );
};

interface RowsProps {
  readonly fields: readonly FieldDescriptor[];
  readonly rows: readonly Owner[];
  /** The rows are those of the page, and one more if there is a next one; else they are all rows. */
  readonly paged: boolean;
}

const Rows = ({ fields, rows, paged }: RowsProps) => {
  const translate = useTranslate();
  const [address, setAddress] = useSearchParams();
  const asked = pageIn(address);
  const page = paged ? asked : Math.min(asked, Math.ceil(rows.length / PAGE_SIZE));
  const first = paged ? 0 : (page - 1) * PAGE_SIZE;
  const hasNext = rows.length > first + PAGE_SIZE;
  return (
    <>
      <div
        className="place-table"
        role="region"
        aria-label={translate('reading.answer')}
        // On a phone it is wider than the screen, and nothing in it takes the focus: arrows scroll it.
        tabIndex={0}
      >
        <ItemTable columns={fields} items={rows.slice(first, first + PAGE_SIZE)} />
      </div>
      {(page > 1 || hasNext) && (
        <div className="place-foot">
          <Pager
            page={page}
            size={PAGE_SIZE}
            {...(paged ? { hasNext } : { total: rows.length })}
            sizes={[]}
            onPage={next => setAddress(withPage(address, next))}
          />
        </div>
      )}
    </>
  );
};
