import './about.css';

import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

import type { AboutDocument } from '../../schema/about.ts';
import { QueryStates } from '../failures/QueryStates.tsx';
import { useAboutDocuments } from './AboutContext.ts';

interface AboutDocumentsProps {
  readonly children: (documents: readonly AboutDocument[]) => ReactNode;
}

/** Loads the document reports, and shows the error when that fails. */
export const AboutDocuments = ({ children }: AboutDocumentsProps) => {
  const translate = useTranslate();
  const { data, error, refetch } = useAboutDocuments();
  return (
    <QueryStates
      {...{ data, error, children }}
      onRetry={refetch}
      errorTitle={translate('documents.failed')}
    />
  );
};
