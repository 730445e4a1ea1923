import type { ResourceOverrides } from '../../../resources/defineResource.tsx';
import {
  ResourceAtPath,
  type ResourceAtPathProps,
} from '../../../resources/routes/ResourceAtPath.tsx';
import { withLazyMessages } from '../../../i18n/lazyMessages.ts';
import { lazyComponent } from '../../../ui/lazyComponent.tsx';

const PackageFileInput = lazyComponent(
  withLazyMessages(async () => (await import('./PackageFileInput.tsx')).PackageFileInput),
);

/** No row of a table brings the file along that a package is of. */
const overrides: ResourceOverrides = {
  list: { importable: false },
  inputOverrides: { file: PackageFileInput },
};

/** Upgrade packages: the file is uploaded in the form of the package. @see STORE-03 */
export default function PackagesResource(props: ResourceAtPathProps) {
  return <ResourceAtPath {...props} overrides={{ ...overrides, ...props.overrides }} />;
}
