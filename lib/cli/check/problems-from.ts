import { type Problem, problemsOf } from '../../config/problems'

/**
 * Runs something that reads the owner's files, and goes on when they can't be used.
 * @throws whatever is no problem of these files
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
