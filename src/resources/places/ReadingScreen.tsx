import './places.css';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';

import type { ConsoleDataProvider } from '../../data/ConsoleDataProvider.ts';
import type { OperationDescriptor } from '../../schema/operation.ts';
import type { Text } from '../../schema/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Page } from '../../ui/Page.tsx';
import { splitValues } from '../record/operationFields.ts';
import { useText } from '../useText.ts';
import { ReadingAnswer } from './ReadingAnswer.tsx';
import { ReadingForm } from './ReadingForm.tsx';
import {
  addressOf,
  askedValues,
  isPaged,
  missingIn,
  pageFilter,
  pageIn,
  readingFields,
  usualValues,
} from './readingValues.ts';
import { ReadStates } from './ReadStates.tsx';
import { useOwnDenial } from './useOwnDenial.ts';

export interface ReadingScreenProps {
  /** A GET that its document calls a `reading`: figures of a period, a state. */
  readonly operation: OperationDescriptor;
  readonly title?: Text;
}

/** What a call answers that is no list of records: what it takes as a form whose values stand in the address, and the answer. */
export const ReadingScreen = ({ operation, title }: ReadingScreenProps) => {
  const translate = useTranslate();
  const text = useText();
  const provider = useDataProvider<ConsoleDataProvider>();
  const denied = useOwnDenial()(operation);
  const [address, setAddress] = useSearchParams();
  const [began] = useState(() => Date.now());
  const fields = readingFields(operation);
  const values = askedValues(fields, address, usualValues(fields, began));
  const missing = missingIn(fields, values);
  const filter = isPaged(operation) ? pageFilter(pageIn(address)) : undefined;
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['reading', operation.service, operation.id, values, filter],
    queryFn: async ({ signal }) => {
      const { query, ...rest } = splitValues(operation, values);
      const asked = { ...rest, query: { ...query, ...(filter && { filter }) }, signal };
      return { answer: await provider.call(operation, asked) };
    },
    enabled: denied === undefined && missing.length === 0,
    placeholderData: before => before,
  });
  return (
    <Page
      title={text(title ?? operation.label)}
      lined
      actions={
        <ActionButton
          startIcon={<Icon name="refresh" />}
          working={isFetching}
          disabled={missing.length > 0 || denied !== undefined}
          onClick={() => void refetch()}
        >
          {translate('reading.again')}
        </ActionButton>
      }
      toolbar={
        fields.length > 0 &&
        denied === undefined && (
          <ReadingForm
            key={JSON.stringify(values)}
            fields={fields}
            values={values}
            onAsk={next => setAddress(addressOf(fields, next, address))}
          />
        )
      }
    >
      {missing.length > 0 && denied === undefined ? (
        <EmptyState
          kind="noMatch"
          title={translate('reading.missing')}
          hint={translate('reading.missing.hint', {
            fields: missing.map(({ label }) => text(label)).join(translate('form.comma')),
          })}
        />
      ) : (
        <ReadStates
          denied={denied}
          // What was read for another question is none for this one once that has failed.
          answer={error ? undefined : data}
          error={error}
          onRetry={() => void refetch()}
        >
          {({ answer }) => <ReadingAnswer operation={operation} answer={answer} />}
        </ReadStates>
      )}
    </Page>
  );
};
