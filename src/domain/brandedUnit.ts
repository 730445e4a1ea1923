declare const unit: unique symbol;

/** A number that knows its unit, so that two units cannot be mixed up. */
export type BrandedUnit<Name extends string> = number & { readonly [unit]: Name };

export type Degrees = BrandedUnit<'°'>;
export type Milliseconds = BrandedUnit<'ms'>;
