import { withLazyMessages } from '../../../data/i18nProvider.ts';
import type { FieldValueProps } from '../../../resources/descriptor/fieldComponents.ts';
import { LazyBoundary } from '../../../ui/LazyBoundary.tsx';
import { lazyComponent } from '../../../ui/lazyComponent.tsx';

const WorkStatusField = lazyComponent<FieldValueProps>(
  withLazyMessages(() => import('./WorkStatusField.tsx')),
);

/** Only lists of broadcast devices need it. */
export const LazyWorkStatusField = (props: FieldValueProps) => (
  <LazyBoundary fallback={<span className="name-loading" />}>
    <WorkStatusField {...props} />
  </LazyBoundary>
);
