import './ui/tokens.css';
import './ui/base.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { followSession } from './app/address.ts';
import { App } from './app/App.tsx';
import { followTheme } from './app/themeChoice.ts';

// Before the first paint: the theme, and the address that fits who is signed in.
followTheme();
followSession();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the console');

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
