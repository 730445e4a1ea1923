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
  unknownDevice: 3,
  deviceOffline: 4,
  deviceExists: 5,
  unknownTarget: 6,
  targetExists: 7,
  messageTimeout: 8,
  actionTimeout: 9,
  modelIsFixed: 14,
  groupModelIsFixed: 15,
  strategyRunning: 16,
  modelTypeInUse: 17,
  executeFailed: 18,
  internalError: 19,
  invalidBody: 22,
  updateNotSupported: 24,
  invalidField: 25,
  changeForbidden: 26,
  fieldRequired: 27,
  fileUnreadable: 28,
  uploadFailed: 30,
  serviceCallFailed: 31,
  planRunning: 32,
  forbidden: 33,
  accountLocked: 34,
  unknownPlayer: 39,
  cameraError: 41,
  unknownCamera: 42,
  operationFailed: 46,
  childrenExist: 48,
  noParent: 49,
  loginFailed: 51,
  invalidToken: 52,
  keyNotFound: 54,
  accessDenied: 57,
  noToken: 58,
  noSuchPath: 59,
  unknownUser: 66,
  nameTaken: 68,
  invalidDate: 69,
  noSteps: 70,
  invalidDevices: 71,
  notWhitelisted: 72,
  otherPlanRunning: 73,
  deviceIdTaken: 74,
  addFailed: 75,
  startFailed: 76,
  deleteFailed: 77,
  tooLarge: 78,
  invalidBinding: 79,
  wrongOldPassword: 80,
  pending: 81,
  assetsExist: 82,
  taskCancelled: 83,
  /** Of 84 to 101, which the catalogue names in a row without numbers, counted in their order. */
  dataOverridden: 87,
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

/** What one record of a resource is called in a sentence. */
const NOUNS: Readonly<Record<string, string>> = {
  users: 'user',
  roles: 'role',
  domains: 'domain',
  assets: 'asset',
  statuses: 'status',
  faults: 'fault',
  alerts: 'alert',
  modelTypes: 'model type',
  strategies: 'strategy',
  plans: 'plan',
  groups: 'group',
  scenes: 'scene',
  overrides: 'override',
  equipmentLogs: 'log line',
  userLogs: 'log line',
  upgradeLogs: 'upgrade',
  services: 'service',
  mediaDatas: 'media file',
  projects: 'project',
  files: 'file',
  documents: 'document',
  packages: 'package',
};

const unknown = (resource: string, id: string, code: number = codes.unknownTarget) =>
  new Refusal(404, code, `Unknown "${NOUNS[resource] ?? resource}" id "${id}".`);

/** The refusals that more than one place gives, so that each has one wording and one code. */
export const refuse = {
  malformed: (message: string, name = 'Error') =>
    new Refusal(400, codes.invalidParameter, message, { name }),
  noToken: () => new Refusal(401, codes.noToken, 'Authorization Required'),
  badToken: () => new Refusal(401, codes.invalidToken, 'Invalid Access Token'),
  denied: () => new Refusal(403, codes.accessDenied, 'Access Denied'),
  /** A user who is bounded by domains tries to put something outside them. */
  outside: (message = 'It is outside your domains') =>
    new Refusal(403, codes.accessDenied, message),
  forbidden: (message: string) => new Refusal(403, codes.forbidden, message),
  /** The state of things forbids it now: a device is offline, a strategy runs, children exist. */
  conflict: (code: number, message: string) => new Refusal(409, code, message),
  device: (id: string) => unknown('assets', id, codes.unknownDevice),
  /** @param resource its name, or the word for one record of it */
  unknown,
  invalid: (details: readonly RefusalDetail[], code: number = codes.invalidBody) =>
    new Refusal(422, code, `The body is not valid: ${details.map(told).join('; ')}.`, {
      name: 'ValidationError',
      details,
    }),
};

const told = ({ path, message }: RefusalDetail) => `${path || 'it'} ${message}`;
