import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Folders } from '../../config/content-folder'
import { nowInMadrid } from '../../text/madrid-clock'
import { type Answers, mergeAnswers } from './answers'
import { applyPlan, backUp } from './apply'
import { type Content, presentDraft, readContent } from './content'
import { type Draft, draftOf, type PictureAddresses } from './draft'
import { interview, type Terminal } from './interview'
import { type Picture, readPicture } from './pictures'
import { planOf } from './plan'
import { problemsOf } from './problems'
import { Refusal } from './refusal'
import { SAMPLE_FILES, type SampleFiles } from './sample'
import { todoOf } from './todo'
import { valueAt } from './values'

export type Setup = {
  folders: Folders
  /** The project's folder, where the backup goes. */
  root: string
  answers: Answers
  isForced: boolean
  /** Null without an interactive terminal. */
  terminal: Terminal | null
  now: Date
  sample?: SampleFiles
}
export type Done = { written: string[]; removed: string[]; backup: string | null; todo: string[] }

/** Path of the starter's policy, whichever content folder is set up. */
const STARTER_POLICY = 'content/privacy.md'

/**
 * Writes the answers to the content folder.
 * @throws Refusal for unusable answers, and for edited files that stay; nothing is written then
 */
export async function runSetup(setup: Setup): Promise<Done> {
  const { folders, root, now, terminal, sample = SAMPLE_FILES } = setup
  const content = await readContent(folders, sample)
  const present = await presentDraft(content)
  const answers = terminal ? await ask(terminal, setup, present, content) : mergeAnswers(setup.answers)
  const { pictures, addresses } = await picturesOf(answers)
  const draft = draftOf(present, answers, addresses, now)
  const problems = problemsOf(draft).map(({ sentence }) => sentence)
  if (problems.length > 0) throw new Refusal(problems)
  const policy = await readFile(path.join(root, STARTER_POLICY)).catch(() => null)
  const isEmpty = answers.empty === true
  const plan = await planOf(content, { draft, present, pictures, isEmpty, sample, policy })
  if (!setup.isForced) await confirmEdited(plan.edited, folders, terminal)
  const changes = plan.writes.size + plan.removals.length
  const backup = changes > 0 ? await backUp(content, root, nowInMadrid(now)) : null
  if (changes > 0) await applyPlan(content, plan)
  const todo = await todoOf(await readContent(folders, sample), draft, sample)
  return { written: [...plan.writes.keys()], removed: plan.removals, backup, todo }
}

async function ask(terminal: Terminal, setup: Setup, present: Draft, content: Content): Promise<Answers> {
  const { sample = SAMPLE_FILES } = setup
  const states = await Promise.all(Object.keys(sample).map(content.state))
  return interview(terminal, setup.answers, {
    sampleFiles: states.filter((state) => state === 'sample').length,
    look: ({ name, file, path }, answers) => {
      const draft = draftOf(present, answers, {}, setup.now)
      const own = problemsOf(draft).filter(({ field }) => field === name || field.startsWith(`${name}.`))
      const problems = own.map(({ sentence }) => sentence)
      return { value: valueAt(draft[file], path), problems }
    },
    pictureProblem: (role, file) =>
      readPicture(role, file).then(
        () => null,
        (error: Error) => error.message,
      ),
  })
}

async function picturesOf(answers: Answers): Promise<{ pictures: Picture[]; addresses: PictureAddresses }> {
  const pictures: Picture[] = []
  const addresses: PictureAddresses = {}
  for (const role of ['portrait', 'icon'] as const) {
    const file = answers[role]
    if (!file) continue
    const picture = await readPicture(role, file)
    pictures.push(picture)
    addresses[role] = `/${picture.place}`
  }
  return { pictures, addresses }
}

async function confirmEdited(edited: string[], { name }: Folders, terminal: Terminal | null): Promise<void> {
  if (edited.length === 0) return
  const files = edited.map((file) => `${name}/${file}`).join(', ')
  const question = `You have edited ${files}. What it says is kept but for the answers; comments are lost. Write (y/N)? `
  if (terminal && /^\s*[ysYS]/.test(await terminal.ask(question))) return
  throw new Refusal(
    `Nothing was written: you have edited ${files}. To write over it, add --force; a backup is kept.`,
  )
}
