import type { Node, Root } from 'mdast'
import type { Problem } from '../../validation/problems'

/**
 * A text by the owner: an article or a draft, a story, or the privacy policy.
 * @param name relative to the content folder @param file its name in messages
 * @param body with the front matter blanked, so that places match the file; lines end in `\n`
 */
export type OwnText = { name: string; file: string; body: string; tree: Root }

/** A check of one text. */
export type TextCheck = (text: OwnText) => Problem[]

/** Returns a problem at the beginning of a part of a text. */
export function problemAt(
  { file }: OwnText,
  { position }: Pick<Node, 'position'>,
  words: Pick<Problem, 'field' | 'message' | 'fix'>,
  severity: Problem['severity'] = 'warning',
): Problem {
  const { line = 1, column = 1 } = position?.start ?? {}
  return { severity, file, place: { line, column }, ...words }
}
