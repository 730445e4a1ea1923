declare module 'swagger2openapi' {
  interface Options {
    /** Corrects what it can of a wrong document, where it would throw. */
    readonly patch?: boolean;
    /** Leaves an `x-s2o-warning` where it cannot convert something, where it would throw. */
    readonly warnOnly?: boolean;
    /** The document's text, which it writes itself otherwise. */
    readonly text?: string;
  }
  const converter: {
    readonly convertObj: (document: object, options: Options) => Promise<{ openapi: object }>;
  };
  export default converter;
}
