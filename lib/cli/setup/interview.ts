import { existsSync } from 'node:fs'
import { confirm, intro, multiline, text } from '@clack/prompts'
import { isEmpty } from '../../validation/validate'
import { kindOf } from './accounts'
import { answerOf, type Answers, isList } from './answers'
import { listOf } from './draft'
import { FIELDS, type Field } from './fields'
import { askGitHub } from './github'
import { answered, type Terminal } from './terminal'

/** What the interview asks about the owner's files. */
type Desk = {
  terminal: Terminal
  /** Whether files of the sample are there. */
  hasSample: boolean
  /** Returns a field's value with these answers, and its problems. */
  look: (field: Field, answers: Answers) => { value: unknown; problems: string[] }
}

const NOTHING = '-'
const INTRO = `Enter keeps what is there, and after a list twice; ${NOTHING} means nothing; Ctrl-C stops, and keeps your answers.`

/**
 * Asks for every answer that isn't given, and repeats the question after an invalid one.
 * @param answers those that are given, and those of an interview that was left; receives the others
 * @throws Error when the person leaves
 */
export async function interview(given: Answers, answers: Answers, desk: Desk): Promise<void> {
  const { terminal, look, hasSample } = desk
  intro(INTRO, terminal)
  const fields = FIELDS.filter(({ name, question }) => question && !(name in given))
  if (!('projects' in given)) {
    const isOpen = (field: Field) => isEmpty(answers[field.name]) && isEmpty(look(field, answers).value)
    Object.assign(answers, await askGitHub(fields.filter(isOpen), terminal))
  }
  for (const field of fields) await askField(field, answers, desk)
  if (!hasSample || given.empty !== undefined) return
  const message = 'Take the rest of the sample away: its articles, projects and pictures?'
  answers.empty = await answered(confirm({ message, ...terminal }))
}

async function askField(field: Field, answers: Answers, { terminal, look }: Desk): Promise<void> {
  const { name, form, question } = field
  const present = look(field, answers).value
  const answerIn = (typed: string) => {
    const lines = typed.split('\n').map((line) => line.trim())
    if (lines.includes(NOTHING)) return null
    if (!isList(field)) return answerOf(field, typed)
    // An entry that stays keeps what isn't shown of it, such as a label.
    const entries = lines.filter(Boolean)
    const kept = (line: string) => listOf(present).find((one) => shownEntry(one) === line)
    return entries.flatMap((line) => kept(line) ?? answerOf(field, line))
  }
  const validate = (typed = '') => {
    const answer = answerIn(typed)
    if (form === 'picture') return !typed || !answer || existsSync(typed) ? undefined : `${typed} is no file.`
    const { problems } = look(field, typed === '' ? answers : { ...answers, [name]: answer })
    return problems.length > 0 ? problems.join('\n') : undefined
  }
  const message = question ?? ''
  const shown = listOf(present).map(shownEntry).join('\n')
  const typed = await answered(
    isList(field)
      ? multiline({ message, initialValue: shown, validate, ...terminal })
      : text({ message, placeholder: shown, validate, ...terminal }),
  )
  if (typed !== shown && (typed !== '' || isList(field))) answers[name] = answerIn(typed)
}

/** Formats an entry in one line, as it is typed. */
function shownEntry(entry: unknown): string {
  const { kind, url, name } = Object(entry) as { kind?: string; url?: string; name?: string }
  if (url !== undefined) return kind === kindOf(url) ? url : `${kind}=${url}`
  return String(name ?? entry)
}
