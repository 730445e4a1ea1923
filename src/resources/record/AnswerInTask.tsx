import { type ContextType, Suspense } from 'react';

import type { OperationDescriptor } from '../../schema/operation.ts';
import { lazyScreen } from '../../ui/lazyScreen.tsx';
import { ResourcesContext } from '../ResourcesContext.ts';

const AnswerShow = lazyScreen(async () => (await import('./AnswerShow.tsx')).AnswerShow);

interface AnswerInTaskProps {
  readonly operation: OperationDescriptor;
  readonly answer: unknown;
  /** What is known of resources where the operation was begun: the drawer stands outside. */
  readonly resources: ContextType<typeof ResourcesContext>;
}

/** What the platform answered, in the drawer of tasks. */
export const AnswerInTask = ({ resources, ...shown }: AnswerInTaskProps) => (
  <ResourcesContext value={resources}>
    <Suspense>
      <AnswerShow {...shown} />
    </Suspense>
  </ResourcesContext>
);
