import '../record/record.css';
import './routes.css';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';

import type { ConsoleDataProvider } from '../../data/ConsoleDataProvider.ts';
import { Page } from '../../ui/Page.tsx';
import type { PlainObject } from '../fieldComponents.ts';
import { matchesCondition } from '../matchesCondition.ts';
import { focusOnContent } from '../record/focusOnContent.ts';
import { FieldPairs } from '../show/FieldPairs.tsx';
import { useLocalizedText } from '../useLocalizedText.ts';
import { QueryStates } from './QueryStates.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { toSettingsRecord, type SettingsScreenProps } from './settingsRecord.ts';
import { useOperationDenial } from './useOperationDenial.ts';

/** Settings that are one object: a form for who may change them, else what they are and why it is no form. */
export const SettingsScreen = ({ read, write, title, ...form }: SettingsScreenProps) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  const provider = useDataProvider<ConsoleDataProvider>();
  const getDenial = useOperationDenial();
  const readDenialReason = getDenial(read);
  const writeDenialReason = getDenial(write);
  const [saveCount, setSaveCount] = useState(0);
  const { data, error, refetch } = useQuery({
    queryKey: ['settings', read.service, read.id],
    queryFn: ({ signal }) => provider.call<PlainObject>(read, { signal }),
    enabled: readDenialReason === undefined,
  });
  const name = text(title ?? read.label);
  return (
    <Page title={name} hasDivider>
      <QueryStates
        denialReason={readDenialReason}
        data={data}
        error={error}
        onRetry={() => void refetch()}
      >
        {settings =>
          writeDenialReason === undefined ? (
            <SettingsForm
              // What was saved is what the next form begins with.
              key={saveCount}
              {...{ read, write, name, ...form }}
              before={toSettingsRecord(read, settings)}
              onSaved={() => {
                setSaveCount(saveCount + 1);
                focusOnContent();
              }}
            />
          ) : (
            <>
              <p className="place-notice" role="note">
                {translate('settings.readOnly', { reason: writeDenialReason })}
              </p>
              <FieldPairs
                fields={(write.body?.fields ?? []).filter(({ when }) =>
                  matchesCondition(when, settings),
                )}
                record={settings}
              />
            </>
          )
        }
      </QueryStates>
    </Page>
  );
};
