import { answerOf, type Answers } from './answers'
import { FIELDS, type Field } from './fields'
import { isBlank } from './values'

/** An interactive terminal. */
export type Terminal = { ask: (question: string) => Promise<string>; say: (text: string) => void }

type Interview = {
  /** Returns a field's value with these answers, and its problems. */
  look: (field: Field, answers: Answers) => { value: unknown; problems: string[] }
  /** Returns the problem with a picture; null for a usable one. */
  pictureProblem: (role: 'portrait' | 'icon', file: string) => Promise<string | null>
  /** Number of the sample's files that could be removed. */
  sampleFiles: number
}

const NOTHING = '-'

/**
 * Asks for every missing answer, and repeats the question after an invalid one.
 * @returns all answers, including the given ones
 */
export async function interview(
  terminal: Terminal,
  given: Answers,
  { look, ...rest }: Interview,
): Promise<Answers> {
  const answers: Answers = { ...given, values: new Map(given.values) }
  terminal.say(
    `Enter keeps what stands in brackets; ${NOTHING} means nothing. Everything can be changed later.\n`,
  )
  for (const field of FIELDS)
    if (field.question && !given.values.has(field.name)) await askField(terminal, field, answers, look)
  for (const role of ['portrait', 'icon'] as const) answers[role] ??= await askPicture(terminal, role, rest)
  if (answers.empty === undefined && rest.sampleFiles > 0)
    answers.empty = await askEmpty(terminal, rest.sampleFiles)
  return answers
}

async function askField(
  terminal: Terminal,
  field: Field,
  answers: Answers,
  look: Interview['look'],
): Promise<void> {
  for (;;) {
    const { value } = look(field, answers)
    const typed = await (field.isList ? askLines : askLine)(
      terminal,
      `${field.question}${bracketed(value)}: `,
    )
    const before = answers.values.get(field.name)
    if (typed !== null) answers.values.set(field.name, typed === NOTHING ? null : answerOf(field, typed))
    const { problems } = look(field, answers)
    if (problems.length === 0) return
    for (const problem of problems) terminal.say(`  ${problem}`)
    if (before === undefined) answers.values.delete(field.name)
    else answers.values.set(field.name, before)
  }
}

/** @returns null to keep the value */
async function askLine({ ask }: Terminal, question: string): Promise<string | null> {
  return (await ask(question)).trim() || null
}

async function askLines({ ask }: Terminal, question: string): Promise<string | string[] | null> {
  const lines: string[] = []
  for (;;) {
    const line = (await ask(lines.length === 0 ? question : '  one more (Enter for none): ')).trim()
    if (line === NOTHING && lines.length === 0) return NOTHING
    if (line === '') return lines.length > 0 ? lines : null
    lines.push(line)
  }
}

async function askPicture(
  terminal: Terminal,
  role: 'portrait' | 'icon',
  { pictureProblem }: Pick<Interview, 'pictureProblem'>,
): Promise<string | undefined> {
  const what = role === 'portrait' ? 'A photograph of you' : 'A picture for favicon and app icons'
  for (;;) {
    const file = (await terminal.ask(`${what}, the path of its file (Enter for none): `)).trim()
    const problem = file === '' || file === NOTHING ? null : await pictureProblem(role, file)
    if (!problem) return file === NOTHING ? undefined : file || undefined
    terminal.say(`  ${problem}`)
  }
}

async function askEmpty({ ask }: Terminal, files: number): Promise<boolean> {
  const answer = await ask(
    `Take the ${files} files of the sample away: its articles, projects, pictures (Y/n)? `,
  )
  return !/^\s*n/i.test(answer)
}

function bracketed(value: unknown): string {
  if (isBlank(value)) return ''
  const shown = [value]
    .flat()
    .map((one) => (typeof one === 'object' ? (Object(one).url ?? Object(one).name) : one))
  return ` [${shown.join(', ')}]`
}
