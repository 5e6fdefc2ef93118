import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { confirm } from '@clack/prompts'
import sharp from 'sharp'
import type { z } from 'zod'
import { causeOf } from '../../site/log'
import type { Folders } from '../../site/content-folder'
import { readOwnerExport } from '../../site/owner-module'
import { readOwnResumeFile } from '../../resume/resume'
import { projectsSchema } from '../../content/front-matter'
import { nowInMadrid } from '../../text/date'
import { errorIn, formatProblem, valueAt } from '../../validation/problems'
import { readJson } from '../../validation/read-json'
import { validate } from '../../validation/validate'
import { SAMPLE, type Sample } from '../sample/sample'
import type { Answers } from './answers'
import { type Draft, draftOf, listOf, type Values } from './draft'
import { FIELDS } from './fields'
import { interview } from './interview'
import { answered, type Terminal } from './terminal'
import { applyPlan, type Content, MODULE_NAMES, MODULES, planOf, readContent } from './plan'
import { todoOf } from './todo'

/**
 * @param root the project's folder, where the backup goes
 * @param kept the answers of an interview that was left @param keep keeps those of this one, so that no word is lost
 * @param terminal null without an interactive one
 */
export type Setup = {
  folders: Folders
  root: string
  answers: Answers
  kept?: Answers
  keep?: (answers: Answers) => Promise<void>
  isForced: boolean
  terminal: Terminal | null
  now: Date
  sample?: Sample
}
export type Done = { written: string[]; removed: string[]; backup: string | null; todo: string[] }

/**
 * Writes the answers to the content folder.
 * @throws Error for unusable answers, and for edited files that stay; nothing is written then
 */
export async function runSetup(setup: Setup): Promise<Done> {
  const { folders, root, now, terminal, sample = SAMPLE } = setup
  const content = await readContent(folders, sample)
  const present = presentDraft(content, folders)
  const answers = { ...setup.kept, ...setup.answers }
  if (terminal)
    await interview(setup.answers, answers, {
      terminal,
      hasSample: [...content.files.keys()].some((name) => name.includes('/') && content.isSample(name)),
      look: ({ path: keys }, given) => {
        const draft = draftOf(present, given, now)
        const ofField = faultsIn(draft).filter((fault) => keys.every((key, at) => fault.path[at] === key))
        return { value: valueAt(draft, keys), problems: ofField.map(({ sentence }) => sentence) }
      },
    }).finally(() => setup.keep?.(answers))

  const { pictures, addresses, unreadable } = await readPictures(answers)
  const draft = draftOf(present, { ...answers, ...addresses }, now)
  const projects = withProjects(content, answers.projects)
  const faults = [...faultsIn(draft), ...faultsOf('projects.json', projectsSchema, projects ?? [])]
  const wrong = [...faults.map(({ sentence }) => sentence), ...unreadable]
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  // The policy of the starter, whichever content folder is set up.
  const policy = await readFile(path.join(root, 'content/privacy.md')).catch(() => null)
  const isEmpty = answers.empty === true
  const plan = await planOf(content, { draft, present, pictures, projects, policy, isEmpty })
  if (!setup.isForced) await confirmEdited(plan.edited, folders, terminal)
  const { writes, removals } = plan
  const isChange = writes.size + removals.length > 0
  const backup = isChange ? await applyPlan(folders, plan, { root, now: nowInMadrid(now) }) : null
  const todo = todoOf(await readContent(folders, sample), draft, folders.name)
  return { written: [...writes.keys()], removed: removals, backup, todo }
}

/** Returns why values can't be used: the path of each fault, and a sentence with the file that would have it. */
function faultsOf(file: string, schema: z.ZodType, value: unknown) {
  const faults = validate<unknown>(schema, value, { entry: 'project' }).faults ?? []
  return faults.map(({ path: keys, ...words }) => ({
    path: keys,
    sentence: formatProblem(errorIn(file, words)),
  }))
}

/** Returns the faults of the modules, with paths that begin with their names. */
function faultsIn(draft: Draft) {
  return MODULE_NAMES.flatMap((name) =>
    faultsOf(`${name}.ts`, MODULES[name].schema, draft[name]).map((fault) => ({
      ...fault,
      path: [name, ...fault.path],
    })),
  )
}

/**
 * Returns the values of the owner's files; empty for files of the sample, and missing ones.
 * @throws ContentProblemsError naming the file and line that can't be read
 */
function presentDraft({ files, isSample }: Content, folders: Folders): Draft {
  const valuesOf = (file: string, read: () => unknown) =>
    files.has(file) && !isSample(file) ? (JSON.parse(JSON.stringify(read() ?? {})) as Values) : {}
  const ofModule = (name: string) => valuesOf(`${name}.ts`, () => readOwnerExport(name, { folders }).value)
  const resume = valuesOf('resume.json', () => readOwnResumeFile(folders, 'es')?.value)
  return { site: ofModule('site'), home: ofModule('home'), about: ofModule('about'), resume }
}

/** Returns the projects of the owner's file with further ones; null where none is added. */
function withProjects({ files, isSample }: Content, added: unknown): unknown[] | null {
  const text = isSample('projects.json') ? '[]' : String(files.get('projects.json') ?? '[]')
  const present = listOf(added).length > 0 ? (readJson('projects.json', text).value as { id: number }[]) : []
  const links = present.map((one) => valueAt(one, ['ghLink']))
  const next = listOf(added).filter((project) => !links.includes(valueAt(project, ['ghLink'])))
  const last = Math.max(0, ...present.map(({ id }) => id))
  const numbered = next.map((one, at) => ({ id: last + at + 1, ...Object(one) }))
  return next.length > 0 ? [...present, ...numbered] : null
}

async function confirmEdited(edited: string[], { name }: Folders, terminal: Terminal | null): Promise<void> {
  if (edited.length === 0) return
  const files = edited.map((file) => `${name}/${file}`).join(', ')
  const message = `You have edited ${files}. What it says is kept but for the answers; comments are lost. Write?`
  if (terminal && (await answered(confirm({ message, initialValue: false, ...terminal })))) return
  throw new Error(
    `Nothing was written: you have edited ${files}. To write over it, add --force; a backup is kept.`,
  )
}

/** Longest side of a stored photograph: more than any screen shows of it. */
const MAX_SIDE_PX = 1_600
const SIZE = { width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true } as const
const DRAWN = ['svg', 'gif']
const PHOTOGRAPHED = ['jpeg', 'png', 'webp']

/**
 * Reads the pictures that the owner has provided: upright, no larger than a screen needs, and without the place and the
 * camera that a photograph carries.
 * @returns their files, their addresses by the name of the answer, and a sentence for each that is no picture
 */
async function readPictures(answers: Answers) {
  const pictures = new Map<string, Buffer>()
  const addresses: Answers = {}
  const unreadable: string[] = []
  for (const { name } of FIELDS.filter(({ form }) => form === 'picture')) {
    const file = answers[name]
    if (!file) continue
    try {
      const data = await readFile(String(file))
      const { format } = await sharp(data).metadata()
      if (![...DRAWN, ...PHOTOGRAPHED].includes(format)) throw new Error(`its form is ${format}`)
      // Encoded in its own form, without metadata.
      const stored = DRAWN.includes(format) ? data : await sharp(data).autoOrient().resize(SIZE).toBuffer()
      addresses[name] = `/images/${name}.${format}`
      pictures.set(`images/${name}.${format}`, stored)
    } catch (error) {
      const expected = 'it should be a picture: JPEG, PNG, WebP, GIF or SVG'
      unreadable.push(`${name} is ${JSON.stringify(file)}; ${expected} (${causeOf(error)}).`)
    }
  }
  return { pictures, addresses, unreadable }
}
