import { existsSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { confirm, intro, text } from '@clack/prompts'
import { answerOf, type Answers } from './answers'
import { isBlank } from './draft'
import { FIELDS, type Field, PICTURE_ROLES, PICTURES } from './fields'
import { askGitHub } from './github'
import { findSlip } from '../../validation/slips'
import { answered, PASTED_BREAK, shownAnswer, type Terminal, withPastes } from './terminal'

/** What the interview asks about the owner's files. */
type Desk = {
  terminal: Terminal
  /** Returns a field's value with these answers, and its problems. */
  look: (field: Field, answers: Answers) => { value: unknown; problems: string[] }
  /** Number of files of the sample that would be removed. */
  countRemovals: (answers: Answers) => Promise<number>
}

const NOTHING = '-'
const BACK = '<'
/** What a file holds for nothing or for a trial, and a person doesn't type. */
const OR_NULL = /, (?:'sample', )?or null\b/g
const INTRO = `Enter keeps what is there, ${NOTHING} means nothing, ${BACK} goes back, Ctrl-C stops and keeps your answers.`

/**
 * Asks for every answer that isn't given, and repeats the question after an invalid one.
 * @param answers those that are given, and those of an interview that was left; receives the others
 * @throws Error when the person leaves
 */
export async function interview(given: Answers, answers: Answers, desk: Desk): Promise<void> {
  intro(INTRO, desk.terminal)
  const isOpen = (name: string) => {
    const field = FIELDS.find((one) => one.name === name)
    return isBlank(field ? desk.look(field, answers).value : answers[name])
  }
  if (!('projects' in given)) await askGitHub(given, answers, { terminal: desk.terminal, isOpen })
  const fields = FIELDS.filter(({ name, question }) => question && !(name in given))
  const pictures = PICTURE_ROLES.filter((role) => !(role in given))
  const steps = [
    ...fields.map((field) => () => (field.isList ? askList : askField)(field, answers, desk)),
    ...pictures.map((role) => () => askPicture(role, answers, desk)),
  ]
  // A question that isn't answered goes back to the one before.
  for (let at = 0; at < steps.length;) at = (await steps[at]?.()) ? at + 1 : Math.max(0, at - 1)
  if (given.empty !== undefined) return
  const count = await desk.countRemovals({ ...answers, empty: true })
  const message = `Take ${count} files of the sample away: its articles, projects and pictures?`
  if (count > 0) answers.empty = await answered(confirm({ message, ...desk.terminal }))
}

async function askField(field: Field, answers: Answers, desk: Desk): Promise<boolean> {
  const withLine = (line: string) =>
    line === '' ? answers : { ...answers, [field.name]: line === NOTHING ? null : answerOf(field, line) }
  const held = shownAnswer(desk.look(field, answers).value)
  const line = await askLine(
    field.question,
    held,
    desk,
    (typed) => desk.look(field, withLine(typed)).problems,
    (typed) => findSlip(field.name, typed),
  )
  if (line !== BACK) Object.assign(answers, withLine(line))
  return line !== BACK
}

/** Asks for the entries of a list, one by one. They are added to those that are there, none twice. */
async function askList(field: Field, answers: Answers, desk: Desk): Promise<boolean> {
  const present = [desk.look(field, answers).value ?? []].flat() as unknown[]
  const held = present.length > 0 ? `${shownAnswer(present)} (a line adds, ${NOTHING} takes all away)` : ''
  const added: unknown[] = []
  const all = () => [...present, ...added]
  const newIn = (line: string) =>
    [answerOf(field, line)].flat().filter((one) => !all().some((other) => isDeepStrictEqual(one, other)))
  for (;;) {
    const withLine = (line: string) => [...all(), ...newIn(line)]
    const problemsOf = (line: string) =>
      ['', NOTHING].includes(line)
        ? []
        : desk.look(field, { ...answers, [field.name]: withLine(line) }).problems
    const isFirst = added.length === 0
    const line = await askLine(
      isFirst ? field.question : 'One more, or Enter',
      isFirst ? held : '',
      desk,
      problemsOf,
    )
    if (line === BACK && isFirst) return false
    if (line === BACK) added.pop()
    else if (line !== '' && line !== NOTHING) added.push(...newIn(line))
    else {
      if (!isFirst) answers[field.name] = all()
      else if (line === NOTHING) answers[field.name] = null
      return true
    }
  }
}

async function askPicture(
  role: (typeof PICTURE_ROLES)[number],
  answers: Answers,
  desk: Desk,
): Promise<boolean> {
  const line = await askLine(PICTURES[role], shownAnswer(answers[role]), desk, (typed) =>
    ['', NOTHING].includes(typed) || existsSync(typed) ? [] : [`${typed} is no file.`],
  )
  if (line !== BACK && line !== '') answers[role] = line === NOTHING ? null : line
  return line !== BACK
}

/**
 * Asks for a line of text.
 * @param problemsOf what is wrong with a line
 * @param slipIn what may be wrong with one; typed once more, it is taken
 */
async function askLine(
  message: string | null,
  placeholder: string,
  { terminal }: Desk,
  problemsOf: (line: string) => string[],
  slipIn: (line: string) => string[] | null = () => null,
): Promise<string> {
  let doubted = ''
  const validate = (typed = '') => {
    const line = withBreaks(typed)
    const problems = line === BACK ? [] : problemsOf(line)
    if (problems.length > 0) return problems.join('\n').replaceAll(OR_NULL, '')
    const slip = line === doubted ? null : slipIn(line)
    doubted = line
    return slip ? `This ${slip.join('. ')} Enter keeps it.` : undefined
  }
  const typed = await withPastes(terminal, (input) =>
    answered(text({ message: message ?? '', placeholder, validate, ...input })),
  )
  return withBreaks(typed)
}

const withBreaks = (typed: string) => typed.replaceAll(PASTED_BREAK, '\n').trim()
