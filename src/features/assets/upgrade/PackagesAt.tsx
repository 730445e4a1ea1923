import { useMemo } from 'react';

import type { ResourceOverrides } from '../../../resources/defineResource.tsx';
import { ResourceAt, type ResourceAtProps } from '../../../resources/places/ResourceAt.tsx';
import { withWords } from '../../../i18n/laterWords.ts';
import { lazyScreen } from '../../../ui/lazyScreen.tsx';

const PackageFile = lazyScreen(
  withWords(async () => (await import('./PackageFile.tsx')).PackageFile),
);

const overrides: ResourceOverrides = { edits: { file: PackageFile } };

/** Upgrade packages: the file is uploaded in the form of the package, so that the upload needs no button of its own. */
export default function PackagesAt({ descriptor, ...props }: ResourceAtProps) {
  const shown = useMemo(
    () => ({
      ...descriptor,
      actions: descriptor.actions.filter(({ id }) => id !== 'uploadPackage'),
    }),
    [descriptor],
  );
  return (
    <ResourceAt {...props} descriptor={shown} overrides={{ ...overrides, ...props.overrides }} />
  );
}
