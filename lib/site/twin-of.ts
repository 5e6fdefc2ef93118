/** A pattern of paths, and its replacement, which yields a different path; see twins.ts. */
export type TwinRule = [from: string, to: string]

/** Returns the path from the first matching rule; undefined when none matches. */
export function twinOf(path: string, rules: readonly TwinRule[]): string | undefined {
  return rules.map(([from, to]) => path.replace(RegExp(from), to)).find((twin) => twin !== path)
}
