import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { createField, createOperation, createResource } from '../support/testDescriptors.ts';
import { type TestResponses, openResources } from '../support/openResources.tsx';
import { FILTER_PARAMETER, ID_PARAMETER, JSON_BODY } from '../support/callParameters.ts';

const name = createField({
  kind: 'text',
  source: 'name',
  label: { en: 'Name', zh: '名称' },
  required: true,
});
const note = createField({ kind: 'text', source: 'note', label: { en: 'Note', zh: '备注' } });
const power = createField({ kind: 'integer', source: 'power', label: { en: 'Power', zh: '功率' } });
const pole = createField({
  kind: 'object',
  source: 'pole',
  label: { en: 'Pole', zh: '灯杆' },
  fields: [
    createField({ kind: 'integer', source: 'height', label: { en: 'Height', zh: '高度' } }),
    createField({ kind: 'text', source: 'paint', label: { en: 'Paint', zh: '涂料' } }),
  ],
});
const fields = [name, note, power, pole];
/** As the documents have it: a change requires no field. */
const changes = fields.map(field => ({ ...field, required: false }));

const lamps = createResource({
  fields,
  verbs: {
    list: createOperation({ id: 'listLamps', kind: 'list', parameters: [FILTER_PARAMETER] }),
    count: createOperation({ id: 'countLamps', kind: 'count', path: '/lamps/count' }),
    one: createOperation({
      id: 'getLamp',
      kind: 'one',
      path: '/lamps/{id}',
      parameters: [ID_PARAMETER],
    }),
    create: createOperation({
      id: 'createLamp',
      kind: 'create',
      method: 'post',
      label: { en: 'Add lamp', zh: '新增路灯' },
      body: { ...JSON_BODY, fields },
    }),
    update: createOperation({
      id: 'updateLamp',
      kind: 'update',
      method: 'patch',
      path: '/lamps/{id}',
      parameters: [ID_PARAMETER],
      label: { en: 'Edit lamp', zh: '编辑路灯' },
      body: { ...JSON_BODY, fields: changes },
    }),
  },
});

const LAMP = { id: 'l1', name: 'W001', note: 'old', power: 40, pole: { height: 8, paint: 'grey' } };

/** A platform whose one lamp can be changed during an edit. */
function street(more: TestResponses = {}) {
  const stored: { lamp: object | undefined } = { lamp: LAMP };
  const createNotFound = () =>
    Response.json({ error: { statusCode: 404, name: 'Error', message: 'No' } }, { status: 404 });
  const responses: TestResponses = {
    'GET /lamps': () => [],
    'GET /lamps/count': () => ({ count: 0 }),
    'GET /lamps/l1': () => stored.lamp ?? createNotFound(),
    'PATCH /lamps/l1': ({ body }) => {
      if (!stored.lamp) return createNotFound();
      stored.lamp = { ...stored.lamp, ...(body as object) };
      return stored.lamp;
    },
    'POST /lamps': ({ body }) => ({ id: 'l2', ...(body as object) }),
    ...more,
  };
  return { stored, responses };
}
const sent = (received: readonly { call: string; body: unknown }[], call = 'PATCH /lamps/l1') =>
  received.filter(each => each.call === call).map(({ body }) => body);

const open = async (more: TestResponses = {}, deniedActions: readonly string[] = []) => {
  const { stored, responses } = street(more);
  const opened = await openResources({ lamps }, '/data/lamps/l1', {
    responses,
    deniedActions,
    routes: [['/elsewhere', <h1 key="elsewhere">Elsewhere</h1>]],
  });
  const type = async (label: RegExp, text: string) => {
    await opened.user.clear(screen.getByLabelText(label));
    await opened.user.type(screen.getByLabelText(label), text);
  };
  await screen.findByLabelText(/^Name/u);
  const save = () => opened.user.click(screen.getByRole('button', { name: 'Save' }));
  return { ...opened, stored, type, save };
};
const conflict = async () =>
  within(await screen.findByRole('dialog', { name: '“W001” was changed while you edited it' }));

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue(undefined));

describe('a record that another user changed meanwhile', () => {
  it('is saved without a dialog when the two changed different things, also within an object [REL-03]', async () => {
    const { stored, type, save, received } = await open();
    await type(/^Name/u, 'W009');
    await type(/^Height/u, '9');
    stored.lamp = { ...LAMP, power: 60, pole: { height: 8, paint: 'green' } };
    await save();
    expect(await screen.findByText('W001 saved')).toBeVisible();
    expect(sent(received)).toEqual([{ name: 'W009', pole: { height: 9, paint: 'green' } }]);
    expect(stored.lamp).toMatchObject({
      name: 'W009',
      power: 60,
      pole: { height: 9, paint: 'green' },
    });
  });

  it('offers mine and theirs of each value that both changed, and merges as chosen [REL-03]', async () => {
    const { user, stored, type, save, received } = await open();
    await type(/^Name/u, 'W009');
    await type(/^Note/u, 'mine');
    stored.lamp = { ...LAMP, name: 'W100', note: 'theirs', power: 60 };
    await save();
    const dialog = await conflict();
    expect(sent(received)).toEqual([]);
    const confirm = dialog.getByRole('button', { name: 'Save merged record' });
    expect(confirm).toHaveAttribute('aria-disabled', 'true');
    expect(
      dialog.getByText('Also changed by another user, and not overwritten: Power.'),
    ).toBeVisible();
    const named = within(dialog.getByRole('radiogroup', { name: 'Name' }));
    expect(named.getByRole('radio', { name: 'Mine W009' })).not.toBeChecked();
    await user.click(named.getByRole('radio', { name: 'Theirs W100' }));
    const noted = within(dialog.getByRole('radiogroup', { name: 'Note' }));
    await user.click(noted.getByRole('radio', { name: 'Mine mine' }));
    await user.click(confirm);
    expect(await screen.findByText('W001 saved')).toBeVisible();
    expect(sent(received)).toEqual([{ note: 'mine' }]);
    expect(stored.lamp).toMatchObject({ name: 'W100', note: 'mine', power: 60 });
  });

  it.each([
    ['mine', 'Keep all of mine', [{ name: 'W009', note: 'mine' }]],
    ['theirs', 'Keep all of theirs', []],
  ])('keeps all of %s at once [REL-03]', async (_, text, bodies) => {
    const { user, stored, type, save, received } = await open();
    await type(/^Name/u, 'W009');
    await type(/^Note/u, 'mine');
    stored.lamp = { ...LAMP, name: 'W100', note: 'theirs' };
    await save();
    const dialog = await conflict();
    await user.click(dialog.getByRole('button', { name: text }));
    await user.click(dialog.getByRole('button', { name: 'Save merged record' }));
    await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent(/lamps$/u));
    expect(sent(received)).toEqual(bodies);
  });

  it('is not overwritten when the user goes back to the form, which keeps its values [REL-03]', async () => {
    const { user, stored, type, save, received } = await open();
    await type(/^Name/u, 'W009');
    stored.lamp = { ...LAMP, name: 'W100' };
    await save();
    const dialog = await conflict();
    await user.click(dialog.getByRole('button', { name: 'Back to the form' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText(/^Name/u)).toHaveValue('W009');
    expect(sent(received)).toEqual([]);
    await save();
    expect(await conflict()).toBeDefined();
  });

  it('shows the choice again when it changed once more before the write [REL-03]', async () => {
    const state: { faster: boolean } = { faster: true };
    const opened = await open({
      'PATCH /lamps/l1': ({ body }) => {
        if (!state.faster) return { ...LAMP, ...(body as object) };
        state.faster = false;
        opened.stored.lamp = { ...LAMP, name: 'W100' };
        return Response.json({ error: { statusCode: 412 } }, { status: 412 });
      },
    });
    const { user, type, save, received } = opened;
    await type(/^Name/u, 'W009');
    await save();
    const dialog = await conflict();
    await user.click(dialog.getByRole('radio', { name: 'Mine W009' }));
    await user.click(dialog.getByRole('button', { name: 'Save merged record' }));
    expect(await screen.findByText('W001 saved')).toBeVisible();
    expect(sent(received)).toEqual([{ name: 'W009' }, { name: 'W009' }]);
  });
});

it('neither labels a field of every record as optional, nor removes it', async () => {
  const { type, user, save, received } = await open();
  expect(screen.getByLabelText(/^Name/u)).toBeRequired();
  expect(screen.getByLabelText(/^Note/u)).not.toBeRequired();
  await type(/^Power/u, '60');
  await user.clear(screen.getByLabelText(/^Name/u));
  await save();
  expect(await screen.findByText('Required')).toBeVisible();
  expect(sent(received)).toEqual([]);
});

it('sends an edit that was rejected for another reason once only', async () => {
  const respond = () => Response.json({ error: { statusCode: 409 } }, { status: 409 });
  const { type, save, received } = await open({ 'PATCH /lamps/l1': respond });
  await type(/^Name/u, 'W009');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Edit lamp W001 failed/u);
  expect(sent(received)).toHaveLength(1);
});

it('sends nothing when the record cannot be read again, and keeps the form [REL-03]', async () => {
  const { stored, type, save, received } = await open();
  await type(/^Name/u, 'W009');
  stored.lamp = Response.error();
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent(/cannot be reached/u);
  expect(screen.getByLabelText(/^Name/u)).toHaveValue('W009');
  expect(sent(received)).toEqual([]);
});

describe('a form that is left while it saves', () => {
  const getPath = () => screen.getByLabelText('address').textContent;

  /** Opens the form; once it saves, the responses to a call are late. */
  async function openSlowly(slowCall: 'GET /lamps/l1' | 'PATCH /lamps/l1') {
    const response = Promise.withResolvers<undefined>();
    let isSaving = false;
    const opened = await open({
      [slowCall]: async ({ body }: { readonly body: unknown }) => {
        if (isSaving) await response.promise;
        return { ...LAMP, ...(body as object) };
      },
    });
    const countCalls = () => opened.received.filter(({ call }) => call === slowCall).length;
    /** Presses Save, and returns when the platform has received the call. */
    const startSaving = async () => {
      const before = countCalls();
      isSaving = true;
      await opened.save();
      await waitFor(() => expect(countCalls()).toBe(before + 1));
    };
    return { ...opened, startSaving, respond: () => response.resolve(undefined) };
  }

  it('sends no change that was discarded while the record was read [REL-03]', async () => {
    const { user, type, save, startSaving, respond, navigate, received } =
      await openSlowly('GET /lamps/l1');
    await type(/^Name/u, 'W009');
    await startSaving();
    await navigate('/elsewhere');
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await screen.findByRole('heading', { name: 'Elsewhere' });
    respond();
    await navigate('/data/lamps/l1');
    await screen.findByLabelText(/^Name/u);
    await type(/^Name/u, 'W010');
    await save();
    await waitFor(() => expect(getPath()).toBe('/data/lamps'));
    expect(sent(received)).toEqual([{ name: 'W010' }]);
  });

  it('continues to where the user wanted to go when it is saved behind the confirmation', async () => {
    const { type, startSaving, respond, navigate } = await openSlowly('PATCH /lamps/l1');
    await type(/^Name/u, 'W009');
    await startSaving();
    await navigate('/elsewhere');
    await screen.findByRole('dialog', { name: 'Leave without saving?' });
    respond();
    await screen.findByRole('heading', { name: 'Elsewhere' });
    expect(getPath()).toBe('/elsewhere');
    expect(await screen.findByText('W001 saved')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('a record that does not exist', () => {
  it('can be added again with what was typed [REL-03]', async () => {
    const { user, stored, type, save, received } = await open();
    await type(/^Name/u, 'W009');
    stored.lamp = undefined;
    await save();
    const dialog = within(await screen.findByRole('dialog', { name: '“W001” has been deleted' }));
    await user.click(dialog.getByRole('button', { name: 'Add it again' }));
    await user.click(await screen.findByRole('button', { name: 'Add lamp' }));
    expect(await screen.findByText('W009 added')).toBeVisible();
    const { note: noted, power: watts, pole: stand } = LAMP;
    const again = { name: 'W009', note: noted, power: watts, pole: stand };
    expect(sent(received, 'POST /lamps')).toEqual([again]);
  });

  it('leaves the form unchanged for a user without the permission to add one [REL-03]', async () => {
    const { user, stored, type, save } = await open({}, ['create']);
    await type(/^Name/u, 'W009');
    stored.lamp = undefined;
    await save();
    const dialog = within(await screen.findByRole('dialog', { name: '“W001” has been deleted' }));
    expect(dialog.getByRole('button', { name: 'Add it again' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.click(dialog.getByRole('button', { name: 'Back to the form' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText(/^Name/u)).toHaveValue('W009');
  });
});
