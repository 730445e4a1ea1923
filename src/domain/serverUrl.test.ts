import { expect, it } from 'vitest';

import { buildAlertSocketUrl, buildCameraServerUrl, type ServerConfig } from './serverUrl.ts';

const PAGE = 'https://console.example.org:8443';

it.each<[ServerConfig, string, string | undefined]>([
  [{}, PAGE, 'wss://console.example.org:8443/core/notification/device'],
  [{ path: '/core/alerts' }, PAGE, 'wss://console.example.org:8443/core/alerts'],
  [{ path: '/core/alerts' }, 'http://localhost', 'ws://localhost/core/alerts'],
  [
    { protocol: 'wss', host: 'a.example.org', port: 443 },
    PAGE,
    'wss://a.example.org/core/notification/device',
  ],
  [
    { protocol: 'https', host: '2001:db8::1', port: 81 },
    PAGE,
    'wss://[2001:db8::1]:81/core/notification/device',
  ],
  [{ protocol: 'rtsp', host: 'a.example.org' }, PAGE, undefined],
  [{ host: 'user@elsewhere.example' }, PAGE, undefined],
  [{ host: 'a.example.org/path#' }, PAGE, undefined],
  [{ port: 70_000 }, PAGE, undefined],
])('the socket of alerts at %j, seen from %s [ALERT-01/socket]', (host, page, url) => {
  expect(buildAlertSocketUrl(host, page)).toBe(url);
});

it.each<[ServerConfig, string | undefined]>([
  [{ path: '/camera' }, 'https://console.example.org:8443/camera'],
  [{ protocol: 'rtsp', host: 'cam.example.org', port: 554 }, 'rtsp://cam.example.org:554/'],
  [{ protocol: 'javascript', host: 'alert(1)' }, undefined],
])('the camera server at %j', (host, url) => {
  expect(buildCameraServerUrl(host, PAGE)).toBe(url);
});
