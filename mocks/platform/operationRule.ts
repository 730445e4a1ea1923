import type { OperationDescriptor } from '../../src/schema/operation.ts';
import type { ResourceDescriptor } from '../../src/schema/resource.ts';
import type { ServiceValidators } from '../../src/schema/validator.ts';
import type { TableRelations } from '../loopback/include.ts';
import type { SortKeyReaders } from '../loopback/compileFilter.ts';
import type { PasswordHasher } from './passwordHasher.ts';
import type { LoginLimit } from './loginLimit.ts';
import type { HttpError } from './HttpError.ts';
import type { NameLanguage } from './nameLanguage.ts';
import type { Store } from './Store.ts';

/** The product modes. @see SHELL-16 */
export const PLATFORM_MODES = ['light', 'mediaPublish', 'smartLight'] as const;

export type PlatformMode = (typeof PLATFORM_MODES)[number];

/** The caller: the owner of the token, by the current user record. */
export interface AuthenticatedCaller {
  readonly id: string;
  /** The name of the role. */
  readonly role: string;
  readonly modules: readonly string[];
  /** The id of the call's token. */
  readonly token: string;
}

export type GetScopedStore = (caller: Pick<AuthenticatedCaller, 'id' | 'role'>) => Store;

/** The services of a platform for its rules. */
export interface RuleContext {
  readonly store: Store;
  readonly hasher: PasswordHasher;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Returns that many unpredictable bytes (predictable in tests). */
  readonly random: (bytes: number) => Uint8Array;
  /** Waits for the response time of a device; no wait in tests. */
  readonly delay: (ms: number) => Promise<void>;
  /** Returns the current lifetime of tokens in seconds; it also applies to issued ones. */
  readonly tokenSeconds: () => number;
  /** Its mode can be switched while the platform runs. */
  readonly product: { readonly version: string; mode: PlatformMode; readonly isSimulated: true };
  readonly loginLimit: LoginLimit;
  /** The seed, the size and the language of the generated city; absent with a tester's own rows. */
  readonly city?:
    | { readonly seed: number; readonly assets: number; readonly names?: NameLanguage | undefined }
    | undefined;
}

/** A request that conforms to the document: known path, valid token, permitted, valid parameters. */
export interface OperationCall<Body = unknown> {
  readonly operation: OperationDescriptor;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: Body;
  /** Absent for calls without a token. */
  readonly caller: AuthenticatedCaller | undefined;
  /** The IP address of the client. */
  readonly ip: string;
  readonly platform: RuleContext;
}

/**
 * Returns the body of the successful response (`createBinaryResponse(…)` for other media types than JSON,
 * `ResponseWithHeaders` for own headers), or throws an `HttpError`.
 */
export type OperationRule = (call: OperationCall) => unknown;

/** Deviations of a resource from the generated rules. */
export interface ResourceRules {
  /** The error code where an id has no record; absent: 6, an unknown target. */
  readonly notFoundCode?: number;
  /** Properties that responses never contain: a condition on them is dropped, as LoopBack does. */
  readonly hidden?: readonly string[];
  /** Properties that no response contains and that lists can be ordered by. */
  readonly sortKeys?: SortKeyReaders;
  /** Relations beyond those of the descriptor: a reference with its record embedded is one already. */
  readonly relations?: (store: Store) => TableRelations;
}

/** The behaviour of a service beyond its document. */
export interface ServiceRules {
  /** By operationId. */
  readonly operations: Readonly<Record<string, OperationRule>>;
  readonly resources?: Readonly<Record<string, ResourceRules>>;
  /** Applies changes that only time causes; called twice a second, so nearly free when nothing is due. */
  readonly passTime?: (platform: RuleContext) => void;
}

/** One service of the platform: its document and its written rules. */
export interface PlatformService {
  readonly operations: Readonly<Record<string, OperationDescriptor>>;
  readonly resources: Readonly<Record<string, ResourceDescriptor>>;
  readonly validators: ServiceValidators;
  /** An example response of each operation, for those without a rule. */
  readonly exampleResponses: Readonly<Record<string, () => unknown>>;
  readonly rules: ServiceRules;
  /** Creates the error response, where the format differs from our own documents. */
  readonly toErrorResponse?: (error: HttpError, operation: OperationDescriptor) => Response;
}

export type PlatformServices = Readonly<Record<string, PlatformService>>;
