import { QueryErrorLine } from '../../resources/failures/QueryErrorLine.tsx';
import { UnknownDevice } from './card/UnknownDevice.tsx';
import type { RejectedMapParam } from './url/mapUrl.ts';
import { RejectedParamsNotice } from './url/RejectedParamsNotice.tsx';

interface MapMessagesProps {
  readonly linkedId: string | undefined;
  /** Why the linked device could not be read. */
  readonly linkError: unknown;
  readonly rejected: readonly RejectedMapParam[];
  readonly onDismissRejected: () => void;
  /** Why the view could not be read. */
  readonly error: Error | null;
  readonly onRetry: () => void;
  readonly onCloseDevice: () => void;
}

/** What the map has to say about its link and its requests. */
export const MapMessages = ({
  linkedId,
  linkError,
  rejected,
  onDismissRejected,
  error,
  onRetry,
  onCloseDevice,
}: MapMessagesProps) => (
  <div className="city-map-messages" role="status">
    <UnknownDevice id={linkedId} error={linkError} onClose={onCloseDevice} />
    <RejectedParamsNotice rejected={rejected} onDismiss={onDismissRejected} />
    {error !== null && <QueryErrorLine className="map-error" error={error} onRetry={onRetry} />}
  </div>
);
