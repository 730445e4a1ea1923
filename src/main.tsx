import './ui/tokens.css';
import './ui/base.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { syncUrlWithSession } from './app/entryRoute.ts';
import { App } from './app/App.tsx';
import { reloadOnce } from './app/reloadOnce.ts';
import { reportCaughtError } from './app/reportCaughtError.ts';
import { syncTheme } from './app/pinnedTheme.ts';
import { chunkLoader } from './ui/chunkLoader.ts';

// Before the first paint: the theme, and the URL that fits the session.
syncTheme();
syncUrlWithSession();
chunkLoader.setReload(reloadOnce);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element for the console');

createRoot(root, { onCaughtError: reportCaughtError }).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
