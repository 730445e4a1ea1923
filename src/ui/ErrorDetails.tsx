import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { ActionButton } from './ActionButton.tsx';
import { type ErrorReport, formatErrorReport } from './formatErrorReport.ts';

/** The technical details of an error for a bug report, without secrets. */
export const ErrorDetails = ({ error, stack }: Pick<ErrorReport, 'error' | 'stack'>) => {
  const translate = useTranslate();
  const [isCopied, setIsCopied] = useState<boolean>();
  const text = formatErrorReport({ error, stack, path: location.pathname });
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  return (
    <details className="failure-details">
      <summary>{translate('failure.details')}</summary>
      <pre className="failure-text" tabIndex={0}>
        {text}
      </pre>
      {'clipboard' in navigator && (
        <ActionButton kind="auxiliary" onClick={() => void copy()}>
          {translate('failure.copy')}
        </ActionButton>
      )}
      <span role="status" className="failure-copied">
        {isCopied !== undefined && translate(isCopied ? 'failure.copied' : 'failure.notCopied')}
      </span>
    </details>
  );
};
