import type { Problem } from '../../validation/problems'
import type { Content } from './read-content'
import { textDrawingProblems } from './text-drawings'
import { textPictureCheck } from './text-pictures'
import type { TextCheck } from './texts'

/** Runs every check of the texts: articles and drafts, stories, and the privacy policy. */
export async function textProblems({ folders, isFromFiles }: Content): Promise<Problem[]> {
  const { readTexts } = await import('./texts')
  // Articles of an API aren't read from the folder.
  const texts = readTexts(folders, isFromFiles ? ['articles', 'projects', '.'] : ['projects', '.'])
  const checks: TextCheck[] = [textPictureCheck(folders), textDrawingProblems]
  const problems: Problem[] = []
  for (const check of checks) for (const text of texts) problems.push(...(await check(text)))
  return problems
}
