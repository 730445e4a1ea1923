import type { ReactNode } from 'react';
import { useCanAccess, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import type { ResourceDescriptor } from '../schema/resource.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageTitle } from '../ui/Page.tsx';
import type { ResourceScreens } from './defineResource.tsx';
import { ListDenied } from './list/ListStates.tsx';
import { useText } from './useText.ts';

interface ResourceScreenProps {
  readonly descriptor: ResourceDescriptor;
  readonly screens: ResourceScreens;
  readonly of: keyof ResourceScreens;
  readonly id: string;
}

/** One of the screens of a resource, for those who may see it. */
export const ResourceScreen = ({ descriptor, screens, of, id }: ResourceScreenProps) => {
  // A record that cannot be edited can still be read.
  const shown = screens[of] ? of : of === 'edit' ? 'show' : of;
  const screen = screens[shown];
  return screen ? (
    <Guarded descriptor={descriptor} of={shown} id={id}>
      {screen(id)}
    </Guarded>
  ) : (
    <NoScreen />
  );
};

interface GuardedProps {
  readonly descriptor: ResourceDescriptor;
  readonly of: keyof ResourceScreens;
  readonly id: string;
  readonly children: ReactNode;
}

/** What the platform would refuse is not offered at its address either: a form filled in for nothing. */
const Guarded = ({ descriptor, of, id, children }: GuardedProps) => {
  const text = useText();
  const { canAccess, isPending } = useCanAccess({
    resource: descriptor.name,
    action: of,
    record: { id },
  });
  if (isPending) return null;
  return canAccess === false ? <ListDenied plural={text(descriptor.plural)} /> : children;
};

/** Nothing is at this address. */
export const NoScreen = () => {
  const translate = useTranslate();
  const title = translate('shell.notFound');
  return (
    <>
      <PageTitle title={title} />
      <h1 className="spoken-only">{title}</h1>
      <EmptyState
        kind="noMatch"
        title={title}
        hint={translate('record.noScreen')}
        action={<Link to="/">{translate('shell.toHome')}</Link>}
      />
    </>
  );
};
