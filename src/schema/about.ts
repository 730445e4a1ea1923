import type { Verb } from './operation.ts';
import type { Dialect } from './resource.ts';
import type { LocalizedText } from './localizedText.ts';

/** Something that a document leaves undefined, or that the console cannot use, and its consequence. */
export interface AboutWarning {
  readonly message: LocalizedText;
  /** The path of the document's file, relative to the project's root; absent without a location. */
  readonly file?: string;
  /** From 1. */
  readonly line?: number;
}

/** The analysis of one resource. */
export interface AboutResource {
  readonly name: string;
  readonly plural: LocalizedText;
  readonly dialect: Dialect;
  /** The reason for the dialect, and the query syntax of its lists. */
  readonly explanation: LocalizedText;
  /** The operations of the verbs, `GET /pets`; a verb that the document does not have is absent. */
  readonly verbs: { readonly [V in Verb]?: string };
  /** The verbs that the console uses and the document has no operation for. */
  readonly missing: readonly Verb[];
  /** The number of buttons for its other operations. */
  readonly actions: number;
}

/** The analysis of one document, as readable text. */
export interface AboutDocument {
  /** The name of the service. */
  readonly service: string;
  /** The path of the file, relative to the project's root. */
  readonly source: string;
  readonly title: LocalizedText;
  readonly version?: string;
  readonly description?: LocalizedText;
  /** The OpenAPI version of the document. */
  readonly openapi: string;
  /** Whether it is one of the project's own documents. */
  readonly isOwn: boolean;
  readonly operations: number;
  readonly resources: readonly AboutResource[];
  /** Operations that belong to no resource: `POST /login`, with their labels. */
  readonly calls: readonly {
    readonly id: string;
    readonly call: string;
    readonly label: LocalizedText;
  }[];
  readonly warnings: readonly AboutWarning[];
}
