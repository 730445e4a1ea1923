/** The flags and the names of a command line. */
export interface Arguments {
  readonly flags: ReadonlySet<string>;
  readonly names: readonly string[];
}

/**
 * Reads a command line that has flags without values, and names.
 *
 * @throws Error that lists what there is, for anything else
 */
export function readArguments(
  args: readonly string[],
  flags: readonly string[],
  names: readonly string[],
): Arguments {
  const options = args.filter(word => word.startsWith('--'));
  const chosen = args.filter(word => !word.startsWith('--'));
  const unknown = [
    ...options.filter(word => !flags.includes(word)),
    ...chosen.filter(word => !names.includes(word)),
  ];
  if (unknown.length > 0)
    throw new Error(
      `Unknown: ${unknown.join(', ')}. There is: ${[...flags, ...names].join(' · ')}`,
    );
  return { flags: new Set(options), names: chosen };
}
