declare const unit: unique symbol;

/** A number that knows its unit, so that two units cannot be mixed up. */
export type Unit<Name extends string> = number & { readonly [unit]: Name };

export type Degrees = Unit<'°'>;
export type Milliseconds = Unit<'ms'>;
