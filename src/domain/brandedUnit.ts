declare const unit: unique symbol;

/** A number with its unit as a type brand, so that two units cannot be mixed up. */
export type BrandedUnit<Name extends string> = number & { readonly [unit]: Name };

export type Degrees = BrandedUnit<'°'>;
export type Milliseconds = BrandedUnit<'ms'>;
