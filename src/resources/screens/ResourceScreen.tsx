import type { ReactNode } from 'react';
import { useCanAccess, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { DocumentTitle } from '../../ui/Page.tsx';
import type { ResourceScreens } from './defineResource.tsx';
import { ListAccessDenied } from '../list/ListStates.tsx';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';

interface ResourceScreenProps {
  readonly descriptor: ResourceDescriptor;
  readonly screens: ResourceScreens;
  readonly view: keyof ResourceScreens;
  readonly id: string;
}

/** Renders one screen of a resource, if the user may access it. */
export const ResourceScreen = ({ descriptor, screens, view, id }: ResourceScreenProps) => {
  // A record that cannot be edited can still be viewed.
  const shownView = screens[view] ? view : view === 'edit' ? 'show' : view;
  const screen = screens[shownView];
  return screen ? (
    <AccessGuard descriptor={descriptor} view={shownView} id={id}>
      {screen(id)}
    </AccessGuard>
  ) : (
    <NotFoundScreen />
  );
};

interface AccessGuardProps {
  readonly descriptor: ResourceDescriptor;
  readonly view: keyof ResourceScreens;
  readonly id: string;
  readonly children: ReactNode;
}

/** Blocks by URL what the platform would deny: the form would be filled in for nothing. */
const AccessGuard = ({ descriptor, view, id, children }: AccessGuardProps) => {
  const text = useLocalizedText();
  const { canAccess, isPending } = useCanAccess({
    resource: descriptor.name,
    action: view,
    record: { id },
  });
  if (isPending) return null;
  return canAccess === false ? <ListAccessDenied plural={text(descriptor.plural)} /> : children;
};

export const NotFoundScreen = () => {
  const translate = useTranslate();
  const title = translate('shell.notFound');
  return (
    <>
      <DocumentTitle title={title} />
      <h1 className="visually-hidden">{title}</h1>
      <EmptyState
        kind="noMatch"
        title={title}
        hint={translate('record.noScreen')}
        action={<Link to="/">{translate('shell.toHome')}</Link>}
      />
    </>
  );
};
