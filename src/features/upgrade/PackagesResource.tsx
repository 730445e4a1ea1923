import type { ResourceOverrides } from '../../resources/screens/defineResource.tsx';
import {
  ResourceAtPath,
  type ResourceAtPathProps,
} from '../../resources/screens/ResourceAtPath.tsx';
import { withLazyMessages } from '../../i18n/lazyMessages.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';

const PackageFileInput = lazyComponent(
  withLazyMessages(async () => (await import('./PackageFileInput.tsx')).PackageFileInput),
);

/** No table row provides the file of a package. */
const overrides: ResourceOverrides = {
  list: { importable: false },
  inputOverrides: { file: PackageFileInput },
};

/** Upgrade packages: the form uploads the file. @see STORE-03 */
export default function PackagesResource(props: ResourceAtPathProps) {
  return <ResourceAtPath {...props} overrides={{ ...overrides, ...props.overrides }} />;
}
