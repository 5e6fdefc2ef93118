import { type Problem, problemsOf } from '../../config/problems'

/**
 * Runs a function that reads the owner's files, and returns their problems instead of throwing them.
 * @throws any error that is not a problem of these files
 */
export async function problemsFrom<T>(
  read: () => T | Promise<T>,
): Promise<{ value: T | null; problems: Problem[] }> {
  try {
    return { value: await read(), problems: [] }
  } catch (error) {
    const problems = problemsOf(error)
    if (!problems) throw error
    return { value: null, problems }
  }
}
