/** A pattern of paths, and what takes the place of the path, which is another one; see twins.ts. */
export type TwinRule = [from: string, to: string]

/** The address that the first fitting rule gives for a path. */
export function twinOf(path: string, rules: readonly TwinRule[]): string | undefined {
  return rules.map(([from, to]) => path.replace(RegExp(from), to)).find((twin) => twin !== path)
}
