import type { Code } from 'mdast'
import type { InlineMath, Math } from 'mdast-util-math'
import { visit } from 'unist-util-visit'
import { type Problem, placeAt } from '../../validation/problems'
import { type OwnText, problemAt } from './texts'

/** Reports diagrams and formulas that show their source, and texts that are cut. */
export async function textDrawingProblems(text: OwnText): Promise<Problem[]> {
  const drawn: (Code | Math | InlineMath)[] = []
  visit(text.tree, (node) => {
    if (node.type === 'code' || node.type === 'math' || node.type === 'inlineMath') drawn.push(node)
  })
  const problems = await cutProblems(text)
  for (const node of drawn) {
    const language = node.type === 'code' ? node.lang?.toLowerCase() : 'math'
    const fault =
      language === 'mermaid'
        ? await diagramFault(node.value)
        : language === 'math'
          ? await mathFault(node.value)
          : null
    if (fault) problems.push(problemAt(text, node, fault))
  }
  return problems
}

const KINDS = 'flowchart, stateDiagram, sequenceDiagram, classDiagram and erDiagram'
const DIAGRAM_FAULTS = {
  kind: [`its kind isn't one of ${KINDS}`, ''],
  size: ['it is too large', 'Divide it into several'],
  syntax: ['there is a slip in it', ''],
} as const

async function diagramFault(source: string) {
  const { drawDiagram } = await import('../../markdown/diagrams/draw-diagram')
  const { diagramFault: faultOf } = await import('../../markdown/diagrams/diagram-source')
  if (await drawDiagram(source)) return null
  const [why, fix] = DIAGRAM_FAULTS[faultOf(source) ?? 'syntax']
  return { field: 'the diagram', message: `can't be drawn, and shows its source: ${why}`, fix }
}

async function mathFault(source: string) {
  const { renderMath } = await import('../../markdown/math/render-math')
  if (renderMath(source.trim(), true)) return null
  const message = "can't be typeset, and shows its source: there is a slip in it, or it defines macros"
  return { field: 'the formula', message, fix: '' }
}

/** Shorter texts are within every limit. The shortest text beyond one is a wide table of some hundred short rows. */
const MAYBE_CUT_CHARACTERS = 400

async function cutProblems(text: OwnText): Promise<Problem[]> {
  const trimmed = text.body.trim()
  if (trimmed.length < MAYBE_CUT_CHARACTERS) return []
  const { parseOnce } = await import('../../markdown/parse-text')
  const { whole, beyond } = parseOnce(trimmed)
  if (whole) return []
  const above = text.body.length - text.body.trimStart().length
  const { line } = placeAt(text.body, above + (beyond?.offset ?? 0))
  const message = `is cut here, and ends in a sentence that says so: it has too many ${beyond?.limit ?? 'parts'}`
  const words = { field: 'the text', message, fix: 'Divide it into several' }
  return [{ severity: 'warning', file: text.file, place: { line, column: 1 }, ...words }]
}
