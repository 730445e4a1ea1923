import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** A list that renders each alert as it arrives, with no code of ours: the peer of the message centre. */
interface Alert {
  readonly id: string;
  readonly asset_name: string;
  readonly type: string;
  readonly timestamp: string;
}

type Frame = Alert | { readonly type: 'alerts'; readonly alerts: readonly Alert[] };

function Alerts() {
  const [alerts, setAlerts] = useState<readonly Alert[]>([]);
  useEffect(() => {
    const socket = new WebSocket(`ws://${location.host}/core/notification/device`);
    socket.onopen = () => socket.send(JSON.stringify({ token: location.hash.slice(1) }));
    socket.onmessage = ({ data }) => {
      const frame = JSON.parse(String(data)) as Frame;
      const added = 'alerts' in frame ? frame.alerts : 'id' in frame ? [frame] : [];
      setAlerts(shown => [...added, ...shown]);
    };
    return () => socket.close();
  }, []);
  return (
    <main>
      <h1>{alerts.length}</h1>
      <ul>
        {alerts.map(({ id, asset_name, type, timestamp }) => (
          <li key={id}>
            <b>{asset_name}</b> {type} {new Date(timestamp).toLocaleString()}
            <button type="button">Confirm</button>
          </li>
        ))}
      </ul>
    </main>
  );
}

createRoot(document.body).render(<Alerts />);
