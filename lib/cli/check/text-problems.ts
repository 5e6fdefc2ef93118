import { PAGES_FOLDER } from '../../pages/own-pages'
import type { Problem } from '../../validation/problems'
import type { Content } from './read-content'
import type { TextCheck } from './texts'

/** Runs every check of the texts: articles and drafts, stories, own pages, and the privacy policy. */
export async function textProblems(content: Content): Promise<Problem[]> {
  // Imported late, because most of these modules are those of the pages.
  const { readTexts } = await import('./texts')
  const { textArticles } = await import('./text-articles')
  const { textLinkCheck } = await import('./text-links')
  const { codeBlocks, textMarks } = await import('./text-marks')
  const { textPictureCheck } = await import('./text-pictures')
  const { textUnshownCheck } = await import('./text-unshown')
  // Articles of an API aren't read from the folder.
  const texts = readTexts(
    content.folders,
    content.isFromFiles ? ['articles', 'projects', PAGES_FOLDER, '.'] : ['projects', PAGES_FOLDER, '.'],
  )
  const checks: TextCheck[] = [
    textMarks,
    textPictureCheck(content.folders),
    textLinkCheck(content, texts),
    codeBlocks,
    await textUnshownCheck(content, texts),
    textArticles(content),
  ]
  const problems: Problem[] = []
  for (const text of texts) for (const check of checks) problems.push(...(await check(text)))
  return problems
}
