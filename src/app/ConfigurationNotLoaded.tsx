import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';

import { configuration } from '../data/configuration.ts';
import { PROJECT_COUNT_KEY } from '../data/useProduct.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Icon } from '../ui/icons/Icon.tsx';
import { DocumentTitle } from '../ui/Page.tsx';

/** The error page of a URL whose screen depends on a read that failed. @see SHELL-08 */
export const ConfigurationNotLoaded = () => {
  const translate = useTranslate();
  const title = translate('shell.notLoaded');
  const queryClient = useQueryClient();
  const retry = () => {
    for (const name of ['version', 'lumen', 'peopleLight'] as const) void configuration.load(name);
    void queryClient.refetchQueries({ queryKey: PROJECT_COUNT_KEY });
  };
  return (
    <div className="grid flex-1 place-content-center">
      <DocumentTitle title={title} />
      <h1 className="visually-hidden">{title}</h1>
      <EmptyState
        kind="failed"
        title={title}
        hint={translate('shell.notLoaded.hint')}
        action={
          <ActionButton startIcon={<Icon name="refresh" />} onClick={retry}>
            {translate('shell.retry')}
          </ActionButton>
        }
      />
    </div>
  );
};
