import './ui/tokens.css';
import './ui/base.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { followSession } from './app/address.ts';
import { App } from './app/App.tsx';
import { reloadOnce } from './app/reloadOnce.ts';
import { reportCaught } from './app/reportCaught.ts';
import { followTheme } from './app/themeChoice.ts';
import { chunks } from './ui/chunks.ts';

// Before the first paint: the theme, and the address that fits who is signed in.
followTheme();
followSession();
chunks.reloadBy(reloadOnce);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the console');

createRoot(root, { onCaughtError: reportCaught }).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
