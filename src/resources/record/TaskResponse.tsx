import { type ContextType } from 'react';

import type { OperationDescriptor } from '../../schema/operation.ts';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { ResourcesContext } from '../descriptor/ResourcesContext.ts';

const ResponseView = lazyComponent(async () => (await import('./ResponseView.tsx')).ResponseView);

interface TaskResponseProps {
  readonly operation: OperationDescriptor;
  readonly response: unknown;
  /** The resources context of the screen that started the operation: the drawer is outside of that screen. */
  readonly resources: ContextType<typeof ResourcesContext>;
}

/** Shows the response of an operation in the task drawer. */
export const TaskResponse = ({ resources, ...viewProps }: TaskResponseProps) => (
  <ResourcesContext value={resources}>
    <LazyBoundary>
      <ResponseView {...viewProps} />
    </LazyBoundary>
  </ResourcesContext>
);
