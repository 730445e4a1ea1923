import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';

import { calls } from '../../../data/calls.ts';
import { packageNamed } from '../../../domain/packageNamed.ts';
import { PACKAGES } from '../../../domain/uploads.ts';
import type { EditProps } from '../../../resources/fieldKit.ts';
import { useEditor } from '../../../resources/form/useEditor.ts';
import { useComplaintWords } from '../../../resources/form/useComplaintWords.ts';
import { useOneCall } from '../../../resources/tasks/useOneCall.ts';
import { useFailureWords } from '../../../resources/useFailureWords.ts';
import { FileDrop } from '../devices/FileDrop.tsx';
import { sizeWords } from '../devices/sizeWords.ts';

/** A file on its way to the storage, there, or refused. */
type Sent =
  | { readonly is: 'working' | 'there'; readonly file: File }
  | { readonly is: 'wrong'; readonly file: File; readonly why: string };

/**
 * The file of a new package: it is looked into, uploaded at once, and what the storage calls it then is the value of the
 * field. What its name says fills the fields that nobody has filled.
 */
export const PackageFile = ({ field, name }: EditProps) => {
  const editor = useEditor(field, name);
  const translate = useTranslate();
  const language = useLocale();
  const complaint = useComplaintWords();
  const failureWords = useFailureWords();
  const { wait } = useOneCall({ stays: true });
  const { getValues, setValue } = useFormContext<Record<string, unknown>>();
  const [sent, setSent] = useState<Sent>();

  const suggest = (file: File) => {
    for (const [source, value] of Object.entries(packageNamed(file.name))) {
      // What a person has filled in stays.
      if (value !== undefined && (getValues(source) ?? '') === '')
        setValue(source, value, { shouldDirty: true, shouldValidate: true });
    }
  };
  const upload = async (file: File) => {
    setSent({ is: 'working', file });
    try {
      const called = await wait({
        title: translate('package.uploading', { name: file.name }),
        ask: signal => calls.storage.uploadPackage({ body: { file }, signal }),
      });
      if (!called) {
        setSent(undefined);
        return;
      }
      setSent({ is: 'there', file });
      editor.onChange(called.answer.file);
      suggest(file);
    } catch (error) {
      const { reason, remedy = '' } = failureWords(error);
      setSent({ is: 'wrong', file, why: `${reason} ${remedy}`.trim() });
    }
  };
  const kept = typeof editor.value === 'string' && editor.value !== '' ? editor.value : undefined;
  return (
    <FileDrop
      editor={{ ...editor, problem: sent?.is === 'wrong' ? sent.why : editor.problem }}
      kinds={PACKAGES}
      chosen={sent?.file.name ?? kept?.split('/').at(-1)}
      note={sent && noteOf(sent, language, translate)}
      working={sent?.is === 'working'}
      onTake={(file, finding) => {
        editor.onChange(undefined);
        if (finding) setSent({ is: 'wrong', file, why: complaint(finding) });
        else void upload(file);
      }}
    />
  );
};

const noteOf = (
  { is, file }: Sent,
  language: string,
  translate: ReturnType<typeof useTranslate>,
): string =>
  is === 'wrong'
    ? sizeWords(file.size, language)
    : translate(`package.file.${is}`, { size: sizeWords(file.size, language) });
