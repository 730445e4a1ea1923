/** One property of a body and what is wrong with it. */
export interface RefusalDetail {
  /** JSON pointer into the body, e.g. `/username`. */
  readonly path: string;
  /** The keyword of the schema that is broken, or a word of a rule such as `unique`. */
  readonly code: string;
  readonly message: string;
}

/** The codes of the error catalogue that the platform gives. @see spec B8 */
export const codes = {
  invalidParameter: 1,
  notSupported: 2,
  unknownTarget: 6,
  targetExists: 7,
  internalError: 19,
  invalidBody: 22,
  forbidden: 33,
  accountLocked: 34,
  loginFailed: 51,
  invalidToken: 52,
  keyNotFound: 54,
  accessDenied: 57,
  noToken: 58,
  noSuchPath: 59,
  unknownUser: 66,
  nameTaken: 68,
  tooLarge: 78,
  wrongOldPassword: 80,
} as const;

interface RefusalOptions {
  readonly name?: string;
  readonly details?: readonly RefusalDetail[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** The platform says no: thrown by a rule, answered as LoopBack's error body. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: number;
  readonly details: readonly RefusalDetail[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, code: number, message: string, options: RefusalOptions = {}) {
    super(message);
    this.name = options.name ?? 'Error';
    this.status = status;
    this.code = code;
    this.details = options.details;
    this.headers = options.headers ?? {};
  }

  /** The answer on the wire. */
  toResponse(): Response {
    const { status: statusCode, name, message, code, details } = this;
    const error = { statusCode, name, message, code, ...(details && { details }) };
    return Response.json({ error }, { status: statusCode, headers: this.headers });
  }
}

const noun = { users: 'user', roles: 'role' } as Readonly<Record<string, string>>;

/** The refusals that more than one place gives, so that each has one wording and one code. */
export const refuse = {
  malformed: (message: string) => new Refusal(400, codes.invalidParameter, message),
  noToken: () => new Refusal(401, codes.noToken, 'Authorization Required'),
  badToken: () => new Refusal(401, codes.invalidToken, 'Invalid Access Token'),
  denied: () => new Refusal(403, codes.accessDenied, 'Access Denied'),
  forbidden: (message: string) => new Refusal(403, codes.forbidden, message),
  unknown: (resource: string, id: string, code: number = codes.unknownTarget) =>
    new Refusal(404, code, `Unknown "${noun[resource] ?? resource}" id "${id}".`),
  invalid: (details: readonly RefusalDetail[], code: number = codes.invalidBody) =>
    new Refusal(422, code, `The body is not valid: ${details.map(told).join('; ')}.`, {
      name: 'ValidationError',
      details,
    }),
};

const told = ({ path, message }: RefusalDetail) => `${path || 'it'} ${message}`;
