import type { Code, Root } from 'mdast'
import type { InlineMath, Math } from 'mdast-util-math'
import type { Folders } from '../../config/content-folder'
import type { Problem } from '../../config/problems'
import type { DiagramFault } from '../../markdown/diagrams/diagram-source'
import { type ArticleText, articleTexts, type TextFolders } from './article-texts'

const MAYBE_DRAWN = /^[ \t>]*(?:`{3,}|~{3,})[ \t]*(?:mermaid|math)\b|\$/im

const KINDS = 'flowchart, stateDiagram, sequenceDiagram, classDiagram and erDiagram'
const DIAGRAM_FAULTS: Record<DiagramFault, { why: string; fix: string }> = {
  kind: { why: `its kind isn't one of ${KINDS}`, fix: '' },
  size: { why: 'it is too large', fix: 'Divide it into several' },
  syntax: { why: 'there is a slip in it', fix: '' },
}

type Drawn = Code | Math | InlineMath

/**
 * Reports diagrams and formulas that cannot be drawn and would show their source: in articles,
 * stories and the privacy policy.
 */
export async function textDrawings(folders: Folders, within?: TextFolders): Promise<Problem[]> {
  const texts = articleTexts(folders, MAYBE_DRAWN, within)
  if (texts.length === 0) return []
  const { readMarkdown } = await import('../../markdown/read-markdown')
  const { visit } = await import('unist-util-visit')
  const problems: Problem[] = []
  for (const text of texts) {
    const found: Drawn[] = []
    visit(readMarkdown(text.body) as Root, (node) => {
      if (node.type === 'code' || node.type === 'math' || node.type === 'inlineMath') found.push(node)
    })
    for (const node of found) problems.push(...(await faultsOf(node, text)))
  }
  return problems
}

async function faultsOf(node: Drawn, text: ArticleText): Promise<Problem[]> {
  const language = node.type === 'code' ? node.lang?.toLowerCase() : 'math'
  if (language === 'mermaid') return diagramFaults(node, text)
  if (language !== 'math') return []
  const { renderMath } = await import('../../markdown/math/render-math')
  if (renderMath(node.value.trim(), true)) return []
  const why = "can't be typeset, and shows its source: there is a slip in it, or it defines macros"
  return [warning(node, text, { field: 'the formula', message: why, fix: '' })]
}

async function diagramFaults(node: Drawn, text: ArticleText): Promise<Problem[]> {
  const { drawDiagram } = await import('../../markdown/diagrams/draw-diagram')
  const { diagramFault } = await import('../../markdown/diagrams/diagram-source')
  if (await drawDiagram(node.value)) return []
  const { why, fix } = DIAGRAM_FAULTS[diagramFault(node.value) ?? 'syntax']
  const message = `can't be drawn, and shows its source: ${why}`
  return [warning(node, text, { field: 'the diagram', message, fix })]
}

function warning(
  node: Drawn,
  { file }: ArticleText,
  said: Pick<Problem, 'field' | 'message' | 'fix'>,
): Problem {
  const { line = 1, column = 1 } = node.position?.start ?? {}
  return { severity: 'warning', file, place: { line, column }, ...said }
}
