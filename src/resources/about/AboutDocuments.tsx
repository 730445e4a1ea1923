import './about.css';

import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

import type { AboutDocument } from '../../schema/about.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { useErrorMessage } from '../failures/useErrorMessage.ts';
import { useAboutDocuments } from './AboutContext.ts';

interface AboutDocumentsProps {
  readonly children: (documents: readonly AboutDocument[]) => ReactNode;
}

/** Loads the document reports, and shows the error when that fails. */
export const AboutDocuments = ({ children }: AboutDocumentsProps) => {
  const translate = useTranslate();
  const getErrorMessage = useErrorMessage();
  const { data, error, refetch } = useAboutDocuments();
  if (data) return children(data);
  if (!error) return <SkeletonRows />;
  return (
    <EmptyState
      kind="failed"
      title={translate('documents.failed')}
      hint={getErrorMessage(error)}
      action={
        <ActionButton startIcon={<Icon name="refresh" />} onClick={() => void refetch()}>
          {translate('shell.retry')}
        </ActionButton>
      }
    />
  );
};
