import { type ParseError, printParseErrorCode } from 'jsonc-parser'

/** A fault in a JSON text. @param offset its position, in characters */
type JsonFault = { offset: number; message: string; fix: string }

/** Describes the parser's first error in the owner's terms; later errors mostly follow from it. */
export function jsonFault(text: string, { error, offset, length }: ParseError): JsonFault {
  const code = printParseErrorCode(error)
  const end = text.slice(0, offset).trimEnd().length
  const comma = text[end - 1] === ',' ? end - 1 : null
  const word = text.slice(offset, offset + Math.max(length, 1))
  const closes = /^[\]}]/.test(text.slice(offset))
  if (comma !== null && closes)
    return {
      offset: comma,
      message: 'has a comma too many',
      fix: 'Take out the comma before the closing bracket',
    }
  if (code === 'CommaExpected' && !closes)
    return { offset: end, message: 'has no comma here', fix: 'Put one between two entries' }
  if (code === 'ColonExpected')
    return { offset: end, message: 'has no colon here', fix: 'Put one between a name and its value' }
  if (code === 'UnexpectedEndOfString')
    return {
      offset,
      message: 'has a text that begins here and does not end on its line',
      fix: 'Close it with ", and write line breaks as \\n',
    }
  if (code === 'InvalidEscapeCharacter' || code === 'InvalidUnicode')
    return {
      offset,
      message: 'has a backslash that begins no sign',
      fix: 'Write the backslash itself as \\\\',
    }
  if (code === 'InvalidCharacter')
    return {
      offset,
      message: 'has a tab or another invisible sign inside of a text',
      fix: 'Write a tab as \\t, or take the sign out',
    }
  if (code === 'InvalidCommentToken')
    return { offset, message: 'has a comment, which JSON does not know', fix: 'Take it out' }
  return misplaced({ code, offset, word, end, closes })
}

type Misplaced = { code: string; offset: number; word: string; end: number; closes: boolean }

function misplaced({ code, offset, word, end, closes }: Misplaced): JsonFault {
  if (/^['‘’“”`]/.test(word))
    return { offset, message: 'has a text in other quotes', fix: 'JSON knows double quotes alone: "…"' }
  const literal = { none: 'null', undefined: 'null', nil: 'null', tru: 'true', yes: 'true' }[
    word.toLowerCase()
  ]
  const lower = /^(?:true|false|null)$/i.test(word) ? word.toLowerCase() : literal
  if (lower) return { offset, message: `has ${word} where a value should be`, fix: `Write ${lower}` }
  if (code === 'InvalidSymbol' && /^[\p{L}_$]/u.test(word))
    return { offset, message: `has ${word} without quotes`, fix: `Write "${word}"` }
  const isOpen = code === 'CloseBraceExpected' || code === 'CloseBracketExpected'
  const bracket = code === 'CloseBraceExpected' ? '}' : ']'
  if (isOpen && offset >= end)
    return { offset: end, message: `ends before its ${bracket}`, fix: 'Put it where the list or object ends' }
  if (closes && code === 'CommaExpected')
    return {
      offset,
      message: `has a ${word[0]} that closes nothing of its kind`,
      fix: 'Every { needs its }, every [ its ]',
    }
  if (code === 'ValueExpected')
    return {
      offset,
      message: 'has no value here',
      fix: 'Write one: a text in double quotes, a number, true, false, null, a list or an object',
    }
  if (code === 'EndOfFileExpected')
    return { offset, message: 'goes on after its end', fix: 'Take out what follows the last closing bracket' }
  return {
    offset,
    message: 'has a sign that does not belong here',
    fix: 'Look for a comma or a quote that is missing just before it',
  }
}
