import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { Link, Route, Routes, useParams } from 'react-router-dom';

import { EmptyState } from '../ui/EmptyState.tsx';
import { defineResource, type ResourceScreens } from './defineResource.tsx';
import { type Resources, ResourcesContext } from './ResourcesContext.ts';

interface ResourceRoutesProps {
  readonly resources: Resources;
}

/** The screens of every resource that has none of its own, at `/data/...`. */
export const ResourceRoutes = ({ resources }: ResourceRoutesProps) => (
  <ResourcesContext value={resources}>
    <Routes>
      <Route path=":resource" element={<Screen of="list" resources={resources} />} />
      <Route path=":resource/create" element={<Screen of="create" resources={resources} />} />
      <Route path=":resource/:id" element={<Screen of="edit" resources={resources} />} />
      <Route path=":resource/:id/show" element={<Screen of="show" resources={resources} />} />
      <Route path="*" element={<Unknown />} />
    </Routes>
  </ResourcesContext>
);

interface ScreenProps extends ResourceRoutesProps {
  readonly of: keyof ResourceScreens;
}

const Screen = ({ of, resources }: ScreenProps) => {
  const { resource = '', id = '' } = useParams();
  const descriptor = Object.hasOwn(resources, resource) ? resources[resource] : undefined;
  const screens = useMemo(() => descriptor && defineResource(descriptor).screens, [descriptor]);
  // A record that cannot be edited can still be read.
  const screen = screens?.[of] ?? (of === 'edit' ? screens?.show : undefined);
  return screen?.(id) ?? <Unknown />;
};

const Unknown = () => {
  const translate = useTranslate();
  return (
    <EmptyState
      kind="noMatch"
      title={translate('shell.notFound')}
      hint={translate('record.noScreen')}
      action={<Link to="/">{translate('shell.toHome')}</Link>}
    />
  );
};
