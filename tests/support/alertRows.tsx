import { screen } from '@testing-library/react';

import { http } from 'msw/http';

import { mockResponse } from '../../mocks/hosts/mockResponse.ts';
import type { FieldTypes } from '../../mocks/loopback/fieldTypes.ts';
import type { JsonObject } from '../../mocks/loopback/json.ts';
import { createTable } from '../../mocks/loopback/table.ts';
import type { components, Readable } from '../../src/generated/core/types.ts';
import { getReceivedCalls, platform } from './openConsole.tsx';

export const ALARM = '/systemOperation/faultManagement/alarm';
export const LOG = '/systemOperation/faultManagement/alarmLog';
export const FAULTS = '/systemOperation/faultManagement/fault';

export type Alert = Readable<components['schemas']['Alert']>;

/** An alert of the nth minute after noon. */
export const createAlert = (n: number, more: Partial<Alert> = {}): Alert => ({
  id: `5f1e0000000000000000f${String(n).padStart(3, '0')}`,
  level: 2,
  type: 'overCurrent',
  asset_id: `SSSLC0000000000${n}`,
  asset_name: `North street ${n}`,
  domain_id: '5f1e0000000000000000d001',
  model: 'ssslc',
  detection: 7.4,
  threshold: 5,
  update_time: `2026-11-11T04:0${n}:00.000Z`,
  state: 'activeUnacknowledged',
  confirmed: false,
  muted: false,
  ...more,
});

export const THREE = [
  createAlert(3, { state: 'activeAcknowledged', confirmed: true, acknowledged_by: 'lin' }),
  createAlert(2, { muted: true }),
  createAlert(1),
];

export const showAlerts = (alerts: readonly Alert[], count = alerts.length) =>
  platform.use(
    mockResponse('listAlerts', 200, [...alerts]),
    mockResponse('countAlerts', 200, { count }),
  );

export const findAlertName = (n: number) =>
  screen.findByRole('button', { name: new RegExp(`^North street ${n}`) });

export const bodyOf = (call: string) =>
  getReceivedCalls(call).map(({ text }) => JSON.parse(text) as unknown);

const FIELDS: FieldTypes = {
  ...{ id: 'string', level: 'number', type: 'string', asset_id: 'string', asset_name: 'string' },
  ...{ domain_id: 'string', model: 'string', state: 'string', confirmed: 'boolean' },
  ...{ update_time: 'date', muted: 'boolean' },
};

const readJson = (request: Request, name: string) =>
  JSON.parse(new URL(request.url).searchParams.get(name) ?? '{}') as JsonObject;

/** A platform whose alerts are listed, counted and confirmed as LoopBack does; returns them as a table. */
export function serveAlertTable(rows: readonly Alert[]) {
  const table = createTable<Alert>(FIELDS, rows);
  const confirm = (alert: Alert) =>
    table.put({
      ...alert,
      ...{ confirmed: true, acknowledged_by: 'admin' },
      state: alert.cleared_time === undefined ? 'activeAcknowledged' : 'clearedAcknowledged',
    });
  platform.use(
    http.get('*/api/core/alerts', ({ request }) =>
      Response.json(table.find(readJson(request, 'filter'))),
    ),
    http.get('*/api/core/alerts/count', ({ request }) =>
      Response.json({ count: table.count(readJson(request, 'where')) }),
    ),
    http.post('*/api/core/alerts/confirm', async ({ request }) => {
      const { where, dryRun } = (await request.json()) as { where: object; dryRun: boolean };
      const matched = table.find({ where });
      if (!dryRun) matched.forEach(row => confirm(row));
      return Response.json({ matched: matched.length, confirmed: matched.length, failed: [] });
    }),
    http.post<{ id: string }>('*/api/core/alerts/:id/confirm', ({ params }) => {
      const [row] = table.find({ where: { id: params.id } });
      if (row) confirm(row);
      return new Response(null, { status: 204 });
    }),
  );
  return table;
}
