import type { OperationDescriptor } from '../../src/schema/operation.ts';
import type { ResourceDescriptor } from '../../src/schema/resource.ts';
import type { ServiceValidators } from '../../src/schema/validator.ts';
import type { TableRelations } from '../loopback/include.ts';
import type { SortKeyReaders } from '../loopback/compileFilter.ts';
import type { PasswordHasher } from './passwordHasher.ts';
import type { LoginLimit } from './loginLimit.ts';
import type { HttpError } from './HttpError.ts';
import type { Store } from './Store.ts';

/** The modes in which the product is sold. @see SHELL-16 */
export type PlatformMode = 'light' | 'mediaPublish' | 'smartLight';

/** Who calls: the owner of the token, as the platform knows him now. */
export interface AuthenticatedCaller {
  readonly id: string;
  /** The name of the role. */
  readonly role: string;
  readonly modules: readonly string[];
  /** The id of the token that the call carries. */
  readonly token: string;
}

/** What a rule may use of its platform. */
export interface RuleContext {
  readonly store: Store;
  readonly hasher: PasswordHasher;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** That many unpredictable bytes (predictable in tests). */
  readonly random: (bytes: number) => Uint8Array;
  /** Waits as long as a device takes; not at all in tests. */
  readonly delay: (ms: number) => Promise<void>;
  /** How long a token lasts now, in seconds, those that were given before included. */
  readonly tokenSeconds: () => number;
  readonly product: { readonly version: string; readonly mode: PlatformMode };
  readonly loginLimit: LoginLimit;
}

/** A request that has passed the document: known path, good token, allowed, valid. */
export interface OperationCall<Body = unknown> {
  readonly operation: OperationDescriptor;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: Body;
  /** Absent for the calls that carry no token. */
  readonly caller: AuthenticatedCaller | undefined;
  /** The IP address that the call came from. */
  readonly ip: string;
  readonly platform: RuleContext;
}

/**
 * Gives the body of the successful answer (`binary(…)` where that is no JSON, `ResponseWithHeaders` where it has some), or
 * throws a Refusal.
 */
export type OperationRule = (call: OperationCall) => unknown;

/** What is special about a resource whose verbs are otherwise generated. */
export interface ResourceRules {
  /** The code of a 404. */
  readonly notFoundCode?: number;
  /** Properties that nobody can ask for or ask by: a condition on them is dropped, as LoopBack does. */
  readonly hidden?: readonly string[];
  /** Properties that no response contains and that lists can be ordered by. */
  readonly sortKeys?: SortKeyReaders;
  /** Relations beyond those that the descriptor has: a reference with its record embedded is one already. */
  readonly relations?: (store: Store) => TableRelations;
}

/** What a document cannot say about its operations. */
export interface ServiceRules {
  /** By operationId. */
  readonly operations: Readonly<Record<string, OperationRule>>;
  readonly resources?: Readonly<Record<string, ResourceRules>>;
  /** What happens by itself as time passes; asked twice a second, so nearly free when nothing is due. */
  readonly passTime?: (platform: RuleContext) => void;
}

/** One service of the platform: what its document says, and the rules beside it. */
export interface PlatformService {
  readonly operations: Readonly<Record<string, OperationDescriptor>>;
  readonly resources: Readonly<Record<string, ResourceDescriptor>>;
  readonly validators: ServiceValidators;
  /** An example answer of each operation, for those without a rule. */
  readonly answers: Readonly<Record<string, () => unknown>>;
  readonly rules: ServiceRules;
  /** How it says no, when it does not say it as our own documents do. */
  readonly toErrorResponse?: (refusal: HttpError, operation: OperationDescriptor) => Response;
}

/** The services by name. */
export type PlatformServices = Readonly<Record<string, PlatformService>>;
