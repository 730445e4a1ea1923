import './routes.css';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';

import type { ConsoleDataProvider } from '../../data/ConsoleDataProvider.ts';
import type { OperationDescriptor } from '../../schema/operation.ts';
import { parsePage } from '../../domain/pageParam.ts';
import { getPlatformTime } from '../../domain/platformClock.ts';
import type { LocalizedText } from '../../schema/localizedText.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Page } from '../../ui/Page.tsx';
import { useSiteZone } from '../../ui/SiteZone.ts';
import { buildRequestArguments } from '../record/operationFields.ts';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';
import { ReportResult } from './ReportResult.tsx';
import { ReportForm } from './ReportForm.tsx';
import {
  createReportSearchParams,
  parseReportValues,
  isServerPaged,
  getMissingFields,
  createPageFilter,
  getReportFields,
  getDefaultReportValues,
} from './reportValues.ts';
import { QueryStates } from '../failures/QueryStates.tsx';
import { useOperationDenial } from '../access/useOperationDenial.ts';

export interface ReportScreenProps {
  /** A GET of kind `report`: metrics of a period, or a state. */
  readonly operation: OperationDescriptor;
  readonly title?: LocalizedText;
}

/** Shows a GET operation that is no list: its parameters as a form with values in the URL, and its response. */
export const ReportScreen = ({ operation, title }: ReportScreenProps) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  const provider = useDataProvider<ConsoleDataProvider>();
  const denialReason = useOperationDenial()(operation);
  const [searchParams, setSearchParams] = useSearchParams();
  const [openedAt] = useState(() => getPlatformTime());
  const fields = getReportFields(operation);
  const values = parseReportValues(
    fields,
    searchParams,
    getDefaultReportValues(fields, openedAt, useSiteZone()),
  );
  const missingFields = getMissingFields(fields, values);
  const filter = isServerPaged(operation) ? createPageFilter(parsePage(searchParams)) : undefined;
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['reading', operation.service, operation.id, values, filter],
    queryFn: async ({ signal }) => {
      const { query, ...rest } = buildRequestArguments(operation, values);
      const request = { ...rest, query: { ...query, ...(filter && { filter }) }, signal };
      return { response: await provider.call(operation, request) };
    },
    enabled: denialReason === undefined && missingFields.length === 0,
    placeholderData: before => before,
  });
  return (
    <Page
      title={text(title ?? operation.label)}
      hasDivider
      actions={
        <ActionButton
          startIcon={<Icon name="refresh" />}
          isPending={isFetching}
          disabled={missingFields.length > 0 || denialReason !== undefined}
          onClick={() => void refetch()}
        >
          {translate('report.again')}
        </ActionButton>
      }
      toolbar={
        fields.length > 0 &&
        denialReason === undefined && (
          <ReportForm
            key={JSON.stringify(values)}
            fields={fields}
            values={values}
            onSubmit={next => setSearchParams(createReportSearchParams(fields, next, searchParams))}
          />
        )
      }
    >
      {missingFields.length > 0 && denialReason === undefined ? (
        <EmptyState
          kind="noMatch"
          title={translate('report.missing')}
          hint={translate('report.missing.hint', {
            fields: missingFields.map(({ label }) => text(label)).join(translate('form.comma')),
          })}
        />
      ) : (
        <QueryStates
          denialReason={denialReason}
          // After a failure, data of other parameters is not shown.
          data={error ? undefined : data}
          error={error}
          onRetry={refetch}
        >
          {({ response }) => <ReportResult operation={operation} response={response} />}
        </QueryStates>
      )}
    </Page>
  );
};
