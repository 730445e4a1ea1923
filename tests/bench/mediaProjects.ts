import { SEEDED_PASSWORD } from '../../mocks/platform/passwordHasher.ts';

/** The scenes of each plan: 500, a fifth of them in the last plan. */
const PLAN_SCENES = [...Array<number>(49).fill(8), 108];
const ITEMS = 10;
const AREAS = 200;
const COLUMNS = 20;
const STAGE = { width: 1_920, height: 960 };

type Call = (path: string, body: object) => Promise<{ readonly id: string }>;

const list = <Value>(length: number, create: (index: number) => Value): readonly Value[] =>
  Array.from({ length }, (_, index) => create(index));

const text = (content: string) => ({ baseInfo: { type: 0 }, content });

/** Returns the calls of the administrator to the media service of a platform. */
async function connect(url: string): Promise<Call> {
  const headers = { 'content-type': 'application/json' };
  const login = await fetch(`${url}/api/users/users/login`, {
    ...{ method: 'POST', headers },
    body: JSON.stringify({ username: 'admin', password: SEEDED_PASSWORD }),
  });
  const { id: authorization } = (await login.json()) as { readonly id: string };
  return async (path, body) => {
    const response = await fetch(`${url}/api/media${path}`, {
      ...{ method: 'POST', headers: { ...headers, authorization }, body: JSON.stringify(body) },
    });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as { readonly id: string };
  };
}

/** Creates a project of 50 plans, 500 scenes and 5,000 items. @returns its id */
export async function createLargeProject(url: string): Promise<string> {
  const call = await connect(url);
  const { id } = await call('/projects', { name: 'Large', ...STAGE });
  for (const [plan, sceneCount] of PLAN_SCENES.entries())
    await call(`/projects/${id}/programs`, {
      ...{ name: `Plan ${plan}`, type: 'playerPlan' },
      children: list(sceneCount, scene => ({
        name: `Scene ${scene}`,
        children: list(2, area => ({
          ...{ name: `Area ${area}`, x: 0, y: area * 480, width: 1_900, height: 480 },
          children: list(ITEMS / 2, item => text(`Text ${plan} ${scene} ${area} ${item}`)),
        })),
      })),
    });
  return id;
}

/** Creates a project with one scene of 200 areas. @returns its id */
export async function createWideProject(url: string): Promise<string> {
  const call = await connect(url);
  const { id } = await call('/projects', { name: 'Wide', ...STAGE });
  await call(`/projects/${id}/programs`, {
    ...{ name: 'Plan', type: 'playerPlan' },
    children: [
      {
        name: 'Scene',
        children: list(AREAS, area => ({
          ...{ name: `Area ${area}`, width: 80, height: 80 },
          x: (area % COLUMNS) * 90,
          y: Math.floor(area / COLUMNS) * 90,
          children: [text(`Text ${area}`)],
        })),
      },
    ],
  });
  return id;
}
