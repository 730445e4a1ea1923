declare module 'swagger2openapi' {
  interface Options {
    /** Corrects errors of a document where possible, instead of throwing. */
    readonly patch?: boolean;
    /** Adds an `x-s2o-warning` where a conversion is impossible, instead of throwing. */
    readonly warnOnly?: boolean;
    /** The document's text, which it otherwise formats itself. */
    readonly text?: string;
  }
  const converter: {
    readonly convertObj: (document: object, options: Options) => Promise<{ openapi: object }>;
  };
  export default converter;
}
