import type { Verb } from './operation.ts';
import type { Dialect } from './resource.ts';
import type { LocalizedText } from './localizedText.ts';

/** Something that a document does not say, or that the console cannot use, and what follows of it. */
export interface AboutWarning {
  readonly message: LocalizedText;
  /** Where it stands in the document's files, as a person would type it; absent when it is nowhere in particular. */
  readonly file?: string;
  /** From 1. */
  readonly line?: number;
}

/** What was found out about one resource. */
export interface AboutResource {
  readonly name: string;
  readonly plural: LocalizedText;
  readonly dialect: Dialect;
  /** Why this dialect, and how its lists are asked. */
  readonly explanation: LocalizedText;
  /** The operations behind the verbs, `GET /pets`; a verb that the document does not have is not there. */
  readonly verbs: { readonly [V in Verb]?: string };
  /** What a console would like to do and the document has no operation for. */
  readonly missing: readonly Verb[];
  /** How many buttons its other operations give. */
  readonly actions: number;
}

/** What was found out about one document, for people to read. */
export interface AboutDocument {
  /** The name of the service. */
  readonly service: string;
  /** The file as a person would type it. */
  readonly source: string;
  readonly title: LocalizedText;
  readonly version?: string;
  readonly description?: LocalizedText;
  /** The version of OpenAPI that it is written in. */
  readonly openapi: string;
  /** Whether it is one of the project's own documents. */
  readonly isOwn: boolean;
  readonly operations: number;
  readonly resources: readonly AboutResource[];
  /** Operations that belong to no resource: `POST /login`, and what they are called. */
  readonly calls: readonly {
    readonly id: string;
    readonly call: string;
    readonly label: LocalizedText;
  }[];
  readonly warnings: readonly AboutWarning[];
}
