import './devices.css';

import { useTranslate } from 'react-admin';

import { useServer } from '../../../data/useServer.ts';
import { buildCameraServerUrl } from '../../../domain/serverUrl.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { TitledCard } from '../../../ui/TitledCard.tsx';

/** The video server of the cameras, from the platform configuration. @see SHELL-08 */
export const CameraServerCard = () => {
  const translate = useTranslate();
  const { status, url, reload } = useServer('camera', buildCameraServerUrl);
  if (status === 'pending') return null;
  return (
    <TitledCard title={translate('camera.server')}>
      {status === 'valid' && <ServerLink url={url} />}
      <p className="part-text">{translate(`camera.server.${status}`)}</p>
      {status === 'failed' && (
        <ActionButton size="small" onClick={reload}>
          {translate('shell.retry')}
        </ActionButton>
      )}
    </TitledCard>
  );
};

/** A link if a browser can open it; an RTSP stream needs a player. */
const ServerLink = ({ url }: { readonly url: string }) =>
  /^https?:/u.test(url) ? (
    <a
      className="camera-server inline-block max-w-full wrap-anywhere"
      href={url}
      target="_blank"
      rel="noreferrer"
    >
      {url}
    </a>
  ) : (
    <code className="camera-server inline-block max-w-full wrap-anywhere">{url}</code>
  );
