import { useTranslate } from 'react-admin';

import { useErrorMessage } from './useErrorMessage.ts';

/** The message of an error; the call, its status and code are technical details for an administrator. */
export const ErrorHint = ({ error }: { readonly error: unknown }) => {
  const translate = useTranslate();
  const getErrorMessage = useErrorMessage();
  const { call, status, code } = (error ?? {}) as Readonly<Record<string, unknown>>;
  const details = [call, status, code].filter(part => part !== undefined && part !== 0);
  return (
    <>
      {getErrorMessage(error)}
      {details.length > 0 && (
        <details className="mt-4 text-12 leading-12 text-3">
          <summary className="cursor-pointer py-4">{translate('failure.details')}</summary>
          {details.join(' · ')}
        </details>
      )}
    </>
  );
};
