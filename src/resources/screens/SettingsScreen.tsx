import '../record/record.css';
import './routes.css';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';

import type { ConsoleDataProvider } from '../../data/ConsoleDataProvider.ts';
import { Page } from '../../ui/Page.tsx';
import type { PlainObject } from '../../schema/isObject.ts';
import { matchesCondition } from '../descriptor/matchesCondition.ts';
import { focusOnContent } from '../record/focusOnContent.ts';
import { FieldPairs } from '../show/FieldPairs.tsx';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';
import { QueryStates } from '../failures/QueryStates.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { toSettingsRecord, type SettingsScreenProps } from './settingsRecord.ts';
import { useOperationDenial } from '../access/useOperationDenial.ts';

/** A settings object: a form for users who may change it, else its values and the reason. */
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
      <QueryStates denialReason={readDenialReason} data={data} error={error} onRetry={refetch}>
        {settings =>
          writeDenialReason === undefined ? (
            <SettingsForm
              // The next form starts with the saved values.
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
              <p className="border-b border-b-(--line) px-20 py-12 text-2" role="note">
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
