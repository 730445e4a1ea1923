/** The error of one property of a body. */
export interface HttpErrorDetail {
  /** JSON pointer into the body, e.g. `/username`. */
  readonly path: string;
  /** The violated keyword of the schema, or a code of a rule such as `unique`. */
  readonly code: string;
  readonly message: string;
}

/** The codes of the error catalogue that the platform uses. @see ERR-02 */
export const errorCodes = {
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
  /** One of 84 to 101, which the catalogue lists in a row without numbers, counted in their order. */
  dataOverridden: 87,
} as const;

interface HttpErrorOptions {
  readonly name?: string;
  readonly details?: readonly HttpErrorDetail[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** An HTTP error: a rule throws it, the response has LoopBack's error body. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: number;
  readonly details: readonly HttpErrorDetail[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, code: number, message: string, options: HttpErrorOptions = {}) {
    super(message);
    this.name = options.name ?? 'Error';
    this.status = status;
    this.code = code;
    this.details = options.details;
    this.headers = options.headers ?? {};
  }

  toResponse(): Response {
    const { status: statusCode, name, message, code, details } = this;
    const error = { statusCode, name, message, code, ...(details && { details }) };
    return Response.json({ error }, { status: statusCode, headers: this.headers });
  }
}

/** The noun for one record of a resource. */
const RESOURCE_NOUNS: Readonly<Record<string, string>> = {
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

const createNotFoundError = (
  resource: string,
  id: string,
  code: number = errorCodes.unknownTarget,
) => new HttpError(404, code, `Unknown "${RESOURCE_NOUNS[resource] ?? resource}" id "${id}".`);

/** The errors with more than one source, so that each has one message and one code. */
export const httpErrors = {
  badRequest: (message: string, name = 'Error') =>
    new HttpError(400, errorCodes.invalidParameter, message, { name }),
  missingToken: () => new HttpError(401, errorCodes.noToken, 'Authorization Required'),
  invalidToken: () => new HttpError(401, errorCodes.invalidToken, 'Invalid Access Token'),
  accessDenied: () => new HttpError(403, errorCodes.accessDenied, 'Access Denied'),
  /** A user with assigned domains tries to store something outside them. */
  outsideDomains: (message = 'It is outside your domains') =>
    new HttpError(403, errorCodes.accessDenied, message),
  forbidden: (message: string) => new HttpError(403, errorCodes.forbidden, message),
  /** The current state forbids it: a device is offline, a strategy runs, children exist. */
  conflict: (code: number, message: string) => new HttpError(409, code, message),
  unknownDevice: (id: string) => createNotFoundError('assets', id, errorCodes.unknownDevice),
  /** @param resource its name, or the label of one record of it */
  notFound: createNotFoundError,
  invalidBody: (details: readonly HttpErrorDetail[], code: number = errorCodes.invalidBody) =>
    new HttpError(422, code, `The body is not valid: ${details.map(formatDetail).join('; ')}.`, {
      name: 'ValidationError',
      details,
    }),
};

const formatDetail = ({ path, message }: HttpErrorDetail) => `${path || 'it'} ${message}`;
