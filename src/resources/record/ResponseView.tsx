import './record.css';

import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import type { FieldDescriptor } from '../../schema/field.ts';
import { withLazyMessages } from '../../i18n/lazyMessages.ts';
import { ERROR_CODES } from '../../i18n/errorCodes.ts';
import { isObject, type PlainObject } from '../../schema/isObject.ts';
import type { OperationDescriptor } from '../../schema/operation.ts';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { useResourceRoutes } from '../routes/ResourceRoutesContext.ts';
import { FieldValue, getFieldRenderer } from '../fields/FieldValue.tsx';
import { ColumnLabel, ZoneSuffix } from '../fields/ZoneSuffix.tsx';
import { representRecord } from '../descriptor/representRecord.ts';
import { useDescriptor } from '../descriptor/ResourcesContext.ts';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';
import { getSuccessResponse } from './operationResponse.ts';
import { createFileName, FileDownload } from './FileDownload.tsx';

const FilePreview = lazyComponent(
  withLazyMessages(async () => (await import('./FilePreview.tsx')).FilePreview),
);

interface ResponseViewProps {
  readonly operation: OperationDescriptor;
  readonly response: unknown;
}

/** Renders a response as its document describes it: a file, a record, an object, a list, a value. */
export const ResponseView = ({ operation, response }: ResponseViewProps) => {
  const { value, record } = getSuccessResponse(operation);
  const descriptor = useDescriptor(record ?? '');
  const routes = useResourceRoutes();
  if (response instanceof Blob)
    return (
      <>
        <LazyBoundary>
          <FilePreview name={operation.id} file={response} />
        </LazyBoundary>
        <FileDownload fileName={createFileName(operation.id, response)} file={response} />
      </>
    );
  if (descriptor && isObject(response)) {
    const columns = descriptor.fields.filter(({ column }) => column !== undefined);
    return (
      <>
        {descriptor.verbs.one && (
          <p>
            <Link to={routes.showUnfiltered(descriptor, response[descriptor.key], response)}>
              {representRecord(descriptor, response)}
            </Link>
          </p>
        )}
        <FieldPairList fields={columns} owner={response} />
      </>
    );
  }
  if (!value) return null;
  if (value.kind === 'object' && isObject(response)) {
    const tableFields = value.fields.filter(
      field =>
        field.kind === 'list' &&
        field.item.kind === 'object' &&
        Array.isArray(response[field.source]),
    );
    return (
      <>
        <FieldPairList
          fields={value.fields.filter(field => !tableFields.includes(field))}
          owner={response}
        />
        {tableFields.map(field => (
          <ResponseTable
            key={field.source}
            fields={field.kind === 'list' && field.item.kind === 'object' ? field.item.fields : []}
            rows={(response[field.source] as readonly unknown[]).filter(isObject)}
          />
        ))}
      </>
    );
  }
  if (value.kind === 'list' && Array.isArray(response) && value.item.kind === 'object')
    return <ResponseTable fields={value.item.fields} rows={response.filter(isObject)} />;
  const { Component } = getFieldRenderer(value);
  return (
    <>
      <Component field={value} value={response} record={{}} />
      <ZoneSuffix field={value} />
    </>
  );
};

interface FieldPairListProps {
  readonly fields: readonly FieldDescriptor[];
  readonly owner: PlainObject;
}

const FieldPairList = ({ fields, owner }: FieldPairListProps) => {
  const text = useLocalizedText();
  return (
    <dl className="record-pairs response-pairs grid max-w-720 grid-cols-[minmax(116px,max-content)_minmax(0,1fr)] gap-x-24 gap-y-0 px-20 py-12 *:m-0 *:px-0 *:py-6 *:leading-13 print:*:break-inside-avoid [&_dd]:min-w-0 [&_dd]:wrap-anywhere [&_dt]:text-3">
      {fields.map(field => (
        <Fragment key={field.source}>
          <dt>{text(field.label)}</dt>
          <dd>
            <FieldValue field={field} record={owner} />
            {owner[field.source] !== undefined && <ZoneSuffix field={field} />}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
};

interface ResponseTableProps {
  readonly fields: readonly FieldDescriptor[];
  readonly rows: readonly PlainObject[];
}

const ResponseTable = ({ fields, rows }: ResponseTableProps) => {
  const translate = useTranslate();
  if (rows.length === 0) return <p>{translate('result.none')}</p>;
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          {fields.map(field => (
            <TableCell key={field.source}>
              <ColumnLabel field={field} />
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row, index) => (
          // Rows of a response have no id that a document guarantees, and they never move.
          <TableRow key={index}>
            {fields.map(field => (
              <TableCell key={field.source}>
                <FieldValue field={field} record={row} />
                {field.source === 'code' && ERROR_CODES.includes(Number(row[field.source])) && (
                  <> {translate(`error.code.${String(row[field.source])}`)}</>
                )}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};
