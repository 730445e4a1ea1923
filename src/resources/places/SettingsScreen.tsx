import '../record/record.css';
import './places.css';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';

import type { ConsoleDataProvider } from '../../data/ConsoleDataProvider.ts';
import { Page } from '../../ui/Page.tsx';
import type { Owner } from '../fieldKit.ts';
import { holds } from '../holds.ts';
import { focusOnContent } from '../record/focus.ts';
import { FieldPairs } from '../show/FieldPairs.tsx';
import { useText } from '../useText.ts';
import { ReadStates } from './ReadStates.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { asRecord, type SettingsScreenProps } from './settings.ts';
import { useOwnDenial } from './useOwnDenial.ts';

/** Settings that are one object: a form for who may change them, else what they are and why it is no form. */
export const SettingsScreen = ({ read, write, title, ...form }: SettingsScreenProps) => {
  const translate = useTranslate();
  const text = useText();
  const provider = useDataProvider<ConsoleDataProvider>();
  const denial = useOwnDenial();
  const denied = denial(read);
  const mayNot = denial(write);
  const [saved, setSaved] = useState(0);
  const { data, error, refetch } = useQuery({
    queryKey: ['settings', read.service, read.id],
    queryFn: ({ signal }) => provider.call<Owner>(read, { signal }),
    enabled: denied === undefined,
  });
  const name = text(title ?? read.label);
  return (
    <Page title={name} lined>
      <ReadStates denied={denied} answer={data} error={error} onRetry={() => void refetch()}>
        {settings =>
          mayNot === undefined ? (
            <SettingsForm
              // What was saved is what the next form begins with.
              key={saved}
              {...{ read, write, name, ...form }}
              before={asRecord(read, settings)}
              onSaved={() => {
                setSaved(saved + 1);
                focusOnContent();
              }}
            />
          ) : (
            <>
              <p className="place-notice" role="note">
                {translate('settings.readOnly', { reason: mayNot })}
              </p>
              <FieldPairs
                fields={(write.body?.fields ?? []).filter(({ when }) => holds(when, settings))}
                owner={settings}
              />
            </>
          )
        }
      </ReadStates>
    </Page>
  );
};
