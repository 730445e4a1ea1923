import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

/** What a built file may name: names of vocabularies, and pages that a message to developers points to. Nobody asks them. */
const NAMES = new Set([
  ...['www.w3.org', 'schemas.openxmlformats.org', 'localhost'],
  ...['reactjs.org', 'react.dev', 'reactrouter.com', 'mui.com', 'github.com', 'bit.ly'],
  ...['react-querybuilder.js.org', 'redux.js.org', 'redux-toolkit.js.org', 'leafletjs.com'],
]);

test('no built file names a host to ask, and none sends telemetry [SEC-11/files]', () => {
  const files = globSync('dist/**/*.{js,css,html,json,svg}');
  expect(files.length).toBeGreaterThan(50);
  const foreign = files.flatMap(file => {
    const text = readFileSync(file, 'utf8');
    const hosts = [...text.matchAll(/(?:https?|wss?):\/\/([a-z0-9][\w.-]*)/giu)];
    return hosts.flatMap(([, host = '']) => (NAMES.has(host) ? [] : [`${file}: ${host}`]));
  });
  expect(foreign).toEqual([]);
  const everything = files.map(file => readFileSync(file, 'utf8')).join('\n');
  expect(everything).not.toMatch(/react-admin-telemetry|marmelab\.com|sendBeacon\(/iu);
});
