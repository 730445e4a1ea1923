import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import type { FieldDescriptor } from '../../schema/field.ts';
import type { OperationDescriptor } from '../../schema/operation.ts';
import { useAddresses } from '../AddressesContext.ts';
import type { Owner } from '../fieldKit.ts';
import { FieldShow, showingOf } from '../fieldShows.tsx';
import { ColumnName, ZoneBeside } from '../kits/ZoneBeside.tsx';
import { represent } from '../represent.ts';
import { useDescriptor } from '../ResourcesContext.ts';
import { useText } from '../useText.ts';
import { answerOf } from './answerOf.ts';
import { FileAnswer } from './FileAnswer.tsx';

interface AnswerShowProps {
  readonly operation: OperationDescriptor;
  readonly answer: unknown;
}

/** What an operation answered, drawn as its document describes it: a file, a record, an object, a list, a value. */
export const AnswerShow = ({ operation, answer }: AnswerShowProps) => {
  const { value, record } = answerOf(operation);
  const descriptor = useDescriptor(record ?? '');
  const addresses = useAddresses();
  if (answer instanceof Blob) return <FileAnswer name={operation.id} file={answer} />;
  if (descriptor && isOwner(answer)) {
    const columns = descriptor.fields.filter(({ column }) => column !== undefined);
    return (
      <>
        {descriptor.verbs.one && (
          <p>
            <Link to={addresses.other(descriptor, answer[descriptor.key])}>
              {represent(descriptor, answer)}
            </Link>
          </p>
        )}
        <Pairs fields={columns} owner={answer} />
      </>
    );
  }
  if (!value) return null;
  if (value.kind === 'object' && isOwner(answer))
    return <Pairs fields={value.fields} owner={answer} />;
  if (value.kind === 'list' && Array.isArray(answer) && value.item.kind === 'object')
    return <Rows fields={value.item.fields} rows={answer.filter(isOwner)} />;
  const { Show } = showingOf(value);
  return (
    <>
      <Show field={value} value={answer} owner={{}} />
      <ZoneBeside field={value} />
    </>
  );
};

const isOwner = (value: unknown): value is Owner =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface PairsProps {
  readonly fields: readonly FieldDescriptor[];
  readonly owner: Owner;
}

const Pairs = ({ fields, owner }: PairsProps) => {
  const text = useText();
  return (
    <dl className="record-pairs answer-pairs">
      {fields.map(field => (
        <Fragment key={field.source}>
          <dt>{text(field.label)}</dt>
          <dd>
            <FieldShow field={field} owner={owner} />
            {owner[field.source] !== undefined && <ZoneBeside field={field} />}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
};

interface RowsProps {
  readonly fields: readonly FieldDescriptor[];
  readonly rows: readonly Owner[];
}

const Rows = ({ fields, rows }: RowsProps) => {
  const translate = useTranslate();
  if (rows.length === 0) return <p>{translate('answer.none')}</p>;
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          {fields.map(field => (
            <TableCell key={field.source}>
              <ColumnName field={field} />
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row, index) => (
          // The rows of an answer have no id that a document promises, and they never move.
          <TableRow key={index}>
            {fields.map(field => (
              <TableCell key={field.source}>
                <FieldShow field={field} owner={row} />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};
