import { Link } from 'react-router-dom';

import { BulkOutcome } from '../../../resources/bulk/BulkOutcome.tsx';
import type { BulkRun } from '../../../resources/bulk/run/BulkRun.ts';

interface PublishOutcomeProps {
  readonly name: string;
  /** The route of the project. */
  readonly path: string;
  readonly run: BulkRun;
}

/** What each player got, under Tasks, and a link to the project. */
export const PublishOutcome = ({ name, path, run }: PublishOutcomeProps) => (
  <>
    <BulkOutcome run={run} />
    <Link to={path}>
      <bdi>{name}</bdi>
    </Link>
  </>
);
