import { TableProblem } from '../table/TableProblem.ts';
import type { Desk } from './Desk.ts';
import { directDesk } from './directDesk.ts';
import type { Answer, Question } from './openDesk.ts';

/** The desk in a thread of its own: what the page asks is answered in order. */
const desk = directDesk();

type Methods = Readonly<Record<keyof Desk, (...args: readonly unknown[]) => Promise<unknown>>>;

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const { n, ask, args } = data;
  // A question has the arguments of the method of its name, and a method may throw before it promises anything.
  Promise.resolve()
    .then(() => (desk as unknown as Methods)[ask](...args))
    .then(
      value => self.postMessage({ n, value } satisfies Answer),
      (error: unknown) => self.postMessage({ n, ...failure(error) } satisfies Answer),
    );
});

/** An error crosses over without its class, so what it says goes as data. */
const failure = (error: unknown): Pick<Answer, 'problem' | 'error'> =>
  error instanceof TableProblem
    ? { problem: { key: error.key, args: error.args } }
    : { error: error instanceof Error ? error.message : String(error) };
