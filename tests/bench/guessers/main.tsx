import { createRoot } from 'react-dom/client';
import {
  Admin,
  type AuthProvider,
  type DataProvider,
  type GetListParams,
  ListGuesser,
  type RaRecord,
  Resource,
} from 'react-admin';

/** What react-admin makes of the same platform with no code of ours: the peer of the first list. */
const token = () => localStorage.getItem('token') ?? '';

async function call<Result>(path: string, query: object, init: RequestInit = {}): Promise<Result> {
  const written = Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)]);
  const search = new URLSearchParams(Object.fromEntries(written) as Record<string, string>);
  const headers = { 'content-type': 'application/json', authorization: token() };
  const response = await fetch(`/api/${path}?${search}`, { ...init, headers });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as Result;
}

const getList = async (resource: string, { pagination, sort }: Partial<GetListParams>) => {
  const { page, perPage } = pagination ?? { page: 1, perPage: 10 };
  const order = sort ? [`${sort.field} ${sort.order}`] : [];
  const filter = { order, limit: perPage, offset: (page - 1) * perPage };
  const [data, { count }] = await Promise.all([
    call<RaRecord[]>(`core/${resource}`, { filter }),
    call<{ count: number }>(`core/${resource}/count`, {}),
  ]);
  return { data, total: count };
};

const respondWithError = () => Promise.reject(new Error('The peer only lists.'));

const dataProvider = {
  getList,
  getMany: async (resource: string, { ids }: { readonly ids: readonly unknown[] }) => ({
    data: await call<RaRecord[]>(`core/${resource}`, {
      filter: { where: { id: { inq: ids } }, limit: 100, offset: 0 },
    }),
  }),
  getOne: respondWithError,
  getManyReference: respondWithError,
  create: respondWithError,
  update: respondWithError,
  updateMany: respondWithError,
  delete: respondWithError,
  deleteMany: respondWithError,
} as unknown as DataProvider;

const authProvider: AuthProvider = {
  login: async (body: unknown) => {
    const init = { method: 'POST', body: JSON.stringify(body) };
    const { id } = await call<{ id: string }>('users/users/login', {}, init);
    localStorage.setItem('token', id);
  },
  logout: () => Promise.resolve(),
  checkAuth: () => (token() ? Promise.resolve() : Promise.reject(new Error('Sign in'))),
  checkError: () => Promise.resolve(),
  getPermissions: () => Promise.resolve(),
};

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Admin dataProvider={dataProvider} authProvider={authProvider} requireAuth disableTelemetry>
      <Resource name="assets" list={ListGuesser} />
      <Resource name="domains" />
    </Admin>,
  );
