import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { domainToASCII, domainToUnicode } from 'node:url'
import { confirm } from '@clack/prompts'
import sharp from 'sharp'
import { causeOf } from '../../site/log'
import type { Folders } from '../../site/content-folder'
import { runModule } from '../../site/owner-module'
import { projectsSchema } from '../../content/front-matter'
import { nowInMadrid } from '../../text/date'
import { parseUrl } from '../../text/parse-url'
import { valueAt, formatProblem, problemsOf } from '../../validation/problems'
import { moduleFault } from '../../validation/locate-typescript'
import { readJson } from '../../validation/read-json'
import { validate } from '../../validation/validate'
import { SAMPLE, type Sample } from '../sample/sample'
import type { Answers } from './answers'
import { type Draft, draftOf, type Values } from './draft'
import { FIELDS, PICTURE_ROLES, type PictureRole } from './fields'
import { interview } from './interview'
import { answered, type Terminal } from './terminal'
import { applyPlan, type Content, MODULE_NAMES, MODULES, type Picture, planOf, readContent } from './plan'
import { todoOf } from './todo'

/**
 * @param root the project's folder, where the backup goes @param problems what is wrong with the form of the answers
 * @param kept the answers of an interview that was left @param keep keeps those of this one, so that no word is lost
 * @param terminal null without an interactive one
 */
export type Setup = {
  folders: Folders
  root: string
  answers: Answers
  problems?: string[]
  kept?: Answers
  keep?: (answers: Answers) => Promise<void>
  isForced: boolean
  terminal: Terminal | null
  now: Date
  sample?: Sample
}
export type Done = {
  written: string[]
  removed: string[]
  backup: string | null
  notes: string[]
  todo: string[]
}

/**
 * Writes the answers to the content folder.
 * @throws Error for unusable answers, and for edited files that stay; nothing is written then
 */
export async function runSetup(setup: Setup): Promise<Done> {
  const { folders, root, now, terminal, sample = SAMPLE } = setup
  const content = await readContent(folders, sample)
  const present = presentDraft(content, folders)
  // The policy of the starter, whichever content folder is set up.
  const policy = await readFile(path.join(root, 'content/privacy.md')).catch(() => null)
  const draftFor = (answers: Answers, pictures = {}) => draftOf(present, answers, pictures, now)
  const plan = async (answers: Answers, pictures: Picture[] = []) => {
    const draft = draftFor(
      answers,
      Object.fromEntries(pictures.map(({ role, place }) => [role, `/${place}`])),
    )
    const projects = withProjects(content, answers.projects)
    const wanted = { draft, present, pictures, projects, isEmpty: answers.empty === true, sample }
    return { draft, projects, ...(await planOf(content, wanted, policy)) }
  }
  const answers = { ...setup.kept, ...setup.answers }
  if (terminal)
    await interview(setup.answers, answers, {
      terminal,
      look: ({ name, file, path: keys }, given) => {
        const draft = draftFor(given)
        const faults = faultsOf(draft).filter((fault) => fault.name === name)
        return { value: valueAt(draft[file], keys), problems: faults.map(({ sentence }) => sentence) }
      },
      countRemovals: async (given) => (await plan(given)).removals.length,
    }).finally(() => setup.keep?.(answers))
  const read = await Promise.allSettled(
    PICTURE_ROLES.filter((role) => answers[role]).map((role) => readPicture(role, answers[role])),
  )
  const pictures = read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const unreadable = read.flatMap((one) => (one.status === 'rejected' ? [(one.reason as Error).message] : []))
  const { draft, projects, writes, removals, edited } = await plan(answers, pictures)
  const faults = validate<unknown>(projectsSchema, projects ?? [], { entry: 'project' }).faults ?? []
  const wrong = [
    ...(setup.problems ?? []),
    ...faultsOf(draft).map(({ sentence }) => sentence),
    ...faults.map(({ field, message, fix }) => `${field} ${message}.${fix && ` ${fix}.`}`),
    ...unreadable,
  ]
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  if (!setup.isForced) await confirmEdited(edited, folders, terminal)
  const isChange = writes.size + removals.length > 0
  const at = { root, now: nowInMadrid(now) }
  const backup = isChange ? await applyPlan(folders, { writes, removals, edited }, at) : null
  const todo = todoOf(await readContent(folders, sample), draft, { folder: folders.name, sample })
  return { written: [...writes.keys()], removed: removals, backup, notes: notesOn(draft), todo }
}

/**
 * Returns the values of the owner's files; empty for files of the sample, and missing ones.
 * @throws Error naming the file and line that can't be read
 */
function presentDraft({ files, isSample }: Content, folders: Folders): Draft {
  const problems: string[] = []
  const valuesOf = (name: string, load: (place: string, text: string) => unknown): Values => {
    const text = files.get(name)?.toString()
    if (text === undefined || isSample(name)) return {}
    const [place, file] = [path.join(folders.content, name), `${folders.name}/${name}`]
    try {
      return { ...(JSON.parse(JSON.stringify(load(place, text) ?? {})) as Values) }
    } catch (error) {
      const found = problemsOf(error) ?? [moduleFault({ file, place, text }, error)]
      problems.push(...found.map(formatProblem))
      return {}
    }
  }
  const ofModule = (name: string) => valuesOf(`${name}.ts`, (place) => runModule(place)[name])
  const resume = valuesOf('resume.json', (_, text) => readJson(`${folders.name}/resume.json`, text).value)
  const draft = { site: ofModule('site'), home: ofModule('home'), about: ofModule('about'), resume }
  if (problems.length > 0)
    throw new Error(['Nothing was written, because of what is there:', ...problems].join('\n'))
  return draft
}

/** Returns the projects of the owner's file with further ones; null where none is added. */
function withProjects({ files, isSample }: Content, added: unknown): unknown[] | null {
  if (!added) return null
  const text = isSample('projects.json') ? '[]' : (files.get('projects.json')?.toString() ?? '[]')
  const present = readJson('projects.json', text).value as { id: number; ghLink?: string }[]
  const links = present.map(({ ghLink }) => ghLink)
  const next = [added ?? []].flat().filter((project: unknown) => !links.includes(Object(project).ghLink))
  const last = Math.max(0, ...present.map(({ id }) => id))
  return next.length > 0
    ? [...present, ...next.map((one, at) => ({ id: last + at + 1, ...Object(one) }))]
    : null
}

/** These derive from the name, so a missing name already explains their absence. */
const FROM_NAME = ['title', 'description']

/** Validates the files to be written against the site's own schemas. @returns each fault with the name of its answer */
function faultsOf(draft: Draft): { name: string; sentence: string }[] {
  const faults = MODULE_NAMES.flatMap((file) =>
    (validate<unknown>(MODULES[file].schema, draft[file]).faults ?? []).map(
      ({ path: keys, message, fix }) => {
        const field = FIELDS.find((one) => one.file === file && one.path.every((key, at) => keys[at] === key))
        const name = field?.name ?? `${file}.ts: ${keys.join('.')}`
        const entry = keys[field?.path.length ?? 0]
        const place = typeof entry === 'number' ? `, entry ${entry + 1},` : ''
        return { name, sentence: `${name}${place} ${message}.${fix && ` ${fix}.`}` }
      },
    ),
  )
  return faults.filter(({ name }) => draft.site.name || !FROM_NAME.includes(name))
}

/** Says how machines write an address with letters such as ñ. */
function notesOn({ site }: Draft): string[] {
  const host = parseUrl(String(site.url))?.hostname ?? ''
  if (domainToUnicode(host) === domainToASCII(host)) return []
  return [
    `links, feeds and the sitemap write ${domainToUnicode(host)} as ${host}; browsers show it as you do`,
  ]
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
const EXTENSIONS: Record<string, string> = { jpeg: 'jpg', png: 'png', webp: 'webp', svg: 'svg', gif: 'gif' }

/**
 * Reads a picture that the owner has provided: upright, no larger than a screen needs, and without the place and the
 * camera that a photograph carries.
 * @throws Error in a sentence if the file is no supported picture
 */
async function readPicture(role: PictureRole, file: unknown): Promise<Picture> {
  try {
    const data = await readFile(String(file))
    const { format } = await sharp(data).metadata()
    const extension = EXTENSIONS[format]
    if (!extension) throw new Error(`its form is ${format}`)
    const size = { width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true } as const
    const isDrawn = format === 'svg' || format === 'gif'
    // Encoded in its own form, without metadata.
    const stored = isDrawn ? data : await sharp(data).autoOrient().resize(size).toBuffer()
    return { role, place: `images/${role}.${extension}`, data: stored }
  } catch (error) {
    const expected = 'it should be a picture: JPEG, PNG, WebP, GIF or SVG'
    throw new Error(`${role} is ${JSON.stringify(file)}; ${expected} (${causeOf(error)}).`, { cause: error })
  }
}
