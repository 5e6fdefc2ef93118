/** A pattern of paths, and what takes the place of the path; see twins.ts. */
export type TwinRule = [from: string, to: string]

/** The address that the first fitting rule gives for a path. */
export function twinOf(path: string, rules: readonly TwinRule[]): string {
  const [from, to] = rules.find(([pattern]) => RegExp(pattern).test(path)) ?? ['', '']
  return path.replace(RegExp(from), to)
}
