import { retryConnection, useConnection } from '../../../data/live/useConnection.ts';
import { ConnectionStatus } from '../../../ui/ConnectionStatus.tsx';

/** Since when the markers do not follow the changes of devices; nothing while they do. @see MAP-15, ALERT-10 */
export const LiveStateNotice = () => {
  const { phase, lostAt } = useConnection();
  if (lostAt === undefined) return null;
  return (
    <p>
      <ConnectionStatus
        status={phase.status}
        lostAt={lostAt}
        retryAt={phase.status === 'waiting' ? phase.retryAt : undefined}
        onRetry={retryConnection}
      />
    </p>
  );
};
