import { ApiError, type Detail } from '../api/ApiError.ts';

type Members = Readonly<Record<string, unknown>>;

/** Where platforms that are not ours put their sentence, the most telling first. */
const SENTENCES = ['detail', 'message', 'error_description', 'title', 'error', 'msg', 'reason'];

/** Where they list what is wrong with each property. */
const LISTS = ['details', 'errors', 'detail', 'violations', 'invalid-params', 'issues'];

/** Longer texts are pages of a proxy, not sentences. */
const LONGEST = 300;

/**
 * A refusal in the shape that the console reads, whatever shape it came in: problem+json, JSON:API's `errors`,
 * FastAPI's `detail`, LoopBack 3's `details.messages`, a plain text. What has that shape already, or says nothing,
 * stays as it is.
 */
export function readRefusal(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.status < 400) return error;
  if (error.code !== undefined || error.details.length > 0) return error;
  const refusal = refusalOf(error.body);
  return refusal === undefined
    ? error
    : new ApiError(error.call, error.status, { error: refusal }, { cause: error });
}

function refusalOf(body: unknown): { message: string; details: readonly Detail[] } | undefined {
  if (typeof body === 'string') {
    const isSentence = body.length <= LONGEST && !body.trimStart().startsWith('<');
    return isSentence && body.trim() !== '' ? { message: body.trim(), details: [] } : undefined;
  }
  if (!isMembers(body)) return undefined;
  const inner = isMembers(body.error) ? body.error : body;
  const details = LISTS.flatMap(name => detailsIn(inner[name]));
  const message = sentenceIn(inner) ?? details.map(told).join('; ');
  return message === '' ? undefined : { message, details };
}

const sentenceIn = (members: Members): string | undefined =>
  SENTENCES.map(name => members[name]).find(
    (text): text is string => typeof text === 'string' && text !== '',
  );

const told = ({ path, message }: Detail) => (path === '' ? message : `${path} ${message}`);

/** A list of objects, each of one property; or an object of sentences by property. */
function detailsIn(value: unknown): readonly Detail[] {
  if (Array.isArray(value)) return value.flatMap((one: unknown) => detailOf(one));
  if (!isMembers(value)) return [];
  if (isMembers(value.messages)) return detailsIn(value.messages);
  return Object.entries(value).flatMap(([name, said]) =>
    [said].flat().flatMap((message: unknown) => {
      const path = `/${name.replaceAll('.', '/')}`;
      return typeof message === 'string' ? [{ path, code: 'refused', message }] : [];
    }),
  );
}

function detailOf(one: unknown): readonly Detail[] {
  if (typeof one === 'string') return [{ path: '', code: 'refused', message: one }];
  if (!isMembers(one)) return [];
  const message = sentenceIn(one);
  const code = [one.code, one.type, one.keyword].find(word => typeof word === 'string');
  return message === undefined ? [] : [{ path: pathIn(one), code: code ?? 'refused', message }];
}

/** The place as JSON pointer, dotted name or list of steps; the part of the request that it is in is left out. */
function pathIn({ source, path, pointer, field, name, loc, property, propertyPath }: Members) {
  const place = isMembers(source) ? (source.pointer ?? source.parameter) : undefined;
  const given = [place, path, pointer, field, property, propertyPath, name, loc].find(
    each => typeof each === 'string' || Array.isArray(each),
  );
  if (given === undefined || given === '') return '';
  const steps = Array.isArray(given)
    ? given.map(String)
    : given.split(/[/.]|\[(\d+)\]/u).filter(Boolean);
  const [first, second] = steps;
  const skipped = first === 'data' && second === 'attributes' ? 2 : first === 'body' ? 1 : 0;
  return steps
    .slice(skipped)
    .map(step => `/${step}`)
    .join('');
}

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
