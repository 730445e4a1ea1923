import { type ContextType } from 'react';

import type { OperationDescriptor } from '../../schema/operation.ts';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { ResourcesContext } from '../ResourcesContext.ts';

const ResponseView = lazyComponent(async () => (await import('./ResponseView.tsx')).ResponseView);

interface TaskResponseProps {
  readonly operation: OperationDescriptor;
  readonly response: unknown;
  /** What is known of resources where the operation was begun: the drawer stands outside. */
  readonly resources: ContextType<typeof ResourcesContext>;
}

/** What the platform answered, in the drawer of tasks. */
export const TaskResponse = ({ resources, ...viewProps }: TaskResponseProps) => (
  <ResourcesContext value={resources}>
    <LazyBoundary>
      <ResponseView {...viewProps} />
    </LazyBoundary>
  </ResourcesContext>
);
