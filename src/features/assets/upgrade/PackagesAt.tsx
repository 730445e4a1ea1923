import type { ResourceOverrides } from '../../../resources/defineResource.tsx';
import { ResourceAt, type ResourceAtProps } from '../../../resources/places/ResourceAt.tsx';
import { withWords } from '../../../i18n/laterWords.ts';
import { lazyScreen } from '../../../ui/lazyScreen.tsx';

const PackageFile = lazyScreen(
  withWords(async () => (await import('./PackageFile.tsx')).PackageFile),
);

/** No row of a table brings the file along that a package is of. */
const overrides: ResourceOverrides = {
  list: { takesRows: false },
  edits: { file: PackageFile },
};

/** Upgrade packages: the file is uploaded in the form of the package. @see STORE-03 */
export default function PackagesAt(props: ResourceAtProps) {
  return <ResourceAt {...props} overrides={{ ...overrides, ...props.overrides }} />;
}
