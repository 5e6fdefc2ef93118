import { cp, mkdir, mkdtemp, readFile, rm, rmdir } from 'node:fs/promises'
import path from 'node:path'
import { format } from 'oxfmt'
import type { Folders } from '../../site/content-folder'
import { aboutSchema, homeSchema, siteSchema } from '../../site/owner-schema'
import { writeWhole } from '../../site/write-whole.mjs'
import { sourceOf } from '../cv/source-mark'
import { NEW_REDIRECTS } from '../import/redirects'
import { listNames } from '../list-files'
import { fingerprint, type Sample } from '../sample/sample'
import { type Draft, isSame, type Values } from './draft'

/** The modules that are written: the type, the schema and the header comment of each. */
export const MODULES = {
  site: {
    type: 'SiteConfig',
    schema: siteSchema,
    says: 'Who you are; docs/content-and-settings.md lists the fields.',
  },
  home: { type: 'HomeContent', schema: homeSchema, says: 'What the home page says.' },
  about: { type: 'AboutContent', schema: aboutSchema, says: 'What the about page says.' },
} as const
type ModuleName = keyof typeof MODULES
export const MODULE_NAMES = Object.keys(MODULES) as ModuleName[]

/** The content folder as it is: the files in it by relative path, and whether one is as it came with the starter. */
export type Content = { files: Map<string, Buffer>; isSample: (name: string) => boolean }

export async function readContent({ content }: Folders, sample: Sample): Promise<Content> {
  const files = new Map<string, Buffer>()
  for (const name of listNames(content).sort()) files.set(name, await readFile(path.join(content, name)))
  const isSample = (name: string): boolean => {
    const data = files.get(name)
    if (data === undefined) return false
    // Printing the sample's CV again makes other files of it.
    const isPrinted = /^cv(?:\.pdf$|\/)/.test(name) && sourceOf(data) !== null
    return sample.files[name] === fingerprint(name, data) || (isPrinted && isSample('resume.json'))
  }
  return { files, isSample }
}

/**
 * The changes to the content folder.
 * @param writes files to write, by relative path @param edited those among them that hold what only the owner has
 *   written: comments, computed values, another picture
 */
type Plan = { writes: Map<string, string | Buffer>; removals: string[]; edited: string[] }

/** Files that are rewritten, or are templates for every owner. */
const NEVER_REMOVED = /^(?:(?:site|home|about|redirects)\.ts|(?:resume|projects)\.json|privacy\.md)$/
/** The sample's printed CV and the English texts of its person, which never apply to the owner. */
const OF_THE_PERSON = /^(?:cv\.pdf|cv\/.+|\w+\/resume\.json|en\/(?:site|home|about)\.ts)$/

/**
 * @param pictures by their relative path @param projects those of the owner with new ones, null without such
 * @param policy the starter's privacy policy, for a folder without one
 */
type Wanted = {
  draft: Draft
  present: Draft
  pictures: Map<string, Buffer>
  projects: unknown[] | null
  policy: Buffer | null
  isEmpty: boolean
}

/** Plans the changes that bring the content folder to the wanted state. Files already in that state are left out. */
export async function planOf({ files, isSample }: Content, wanted: Wanted): Promise<Plan> {
  const { draft, present, pictures, projects, policy, isEmpty } = wanted
  const writes: Plan['writes'] = new Map()
  const edited: string[] = []
  const isOwners = (name: string) => files.has(name) && !isSample(name)
  const jsonOf = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
  for (const name of MODULE_NAMES) {
    const [text, before] = [await moduleText(name, draft[name]), await moduleText(name, present[name])]
    const isOwn = isOwners(`${name}.ts`)
    if (isOwn && text === before) continue
    writes.set(`${name}.ts`, text)
    if (isOwn && files.get(`${name}.ts`)?.toString() !== before) edited.push(`${name}.ts`)
  }
  if (!isOwners('resume.json') || !isSame(draft.resume, present.resume))
    writes.set('resume.json', jsonOf(draft.resume))
  for (const [name, data] of pictures) {
    if (files.get(name)?.equals(data)) continue
    writes.set(name, data)
    if (isOwners(name)) edited.push(name)
  }
  if (projects) writes.set('projects.json', jsonOf(projects))
  // The site can't be built without these.
  for (const [name, blank] of Object.entries({ 'projects.json': '[]\n', 'redirects.ts': NEW_REDIRECTS }))
    if (!writes.has(name) && (!files.has(name) || (isEmpty && isSample(name)))) writes.set(name, blank)
  if (policy && !files.has('privacy.md')) writes.set('privacy.md', policy)

  const isCandidate = (name: string) => (isEmpty ? !NEVER_REMOVED.test(name) : OF_THE_PERSON.test(name))
  const going = [...files.keys()].filter((name) => isCandidate(name) && isSample(name) && !writes.has(name))
  const texts = [...files.keys()].filter((name) => /\.(?:ts|json|md)$/.test(name) && !going.includes(name))
  const staying = texts.map((name) => String(writes.get(name) ?? files.get(name)))
  // Files that a remaining text names stay.
  const removals = going.filter((name) => !staying.some((text) => text.includes(`/${name}`)))
  return { writes, edited, removals }
}

/** Formats values as the TypeScript module that holds them. Optional fields without a value are written as blanks. */
async function moduleText(name: ModuleName, values: Values): Promise<string> {
  const { type, schema, says } = MODULES[name]
  const parsed = schema.safeParse(values).data as Values | undefined
  const entries = Object.keys(schema.shape).map((key) => {
    const blank = parsed?.[key]
    return [key, values[key] ?? (blank === null || isSame(blank, []) ? blank : undefined)]
  })
  // The formatter keeps an object on several lines if it begins with a line break.
  const source = JSON.stringify(Object.fromEntries(entries)).replace(/^\{/, '{\n')
  const text =
    `import type { ${type} } from '@/lib/site/site-config'\n\n/** ${says} */\n` +
    `export const ${name} = ${source} satisfies ${type}\n`
  return (await format(`${name}.ts`, text, { singleQuote: true, semi: false, printWidth: 110 })).code
}

/**
 * Backs up the content folder below a folder beside the site, then writes and removes what is planned.
 * @param now the time, for the backup's name
 * @returns the path of the backup; null for a new content folder
 */
export async function applyPlan(
  { content }: Folders,
  { writes, removals }: Plan,
  { root, now }: { root: string; now: string },
): Promise<string | null> {
  let backup: string | null = null
  if (listNames(content).length > 0) {
    const backups = path.join(root, '.backups')
    await mkdir(backups, { recursive: true })
    backup = await mkdtemp(path.join(backups, `${now.replace(' ', '-').replaceAll(':', '')}-`))
    await cp(content, backup, { recursive: true })
  }
  for (const [name, data] of writes) {
    await mkdir(path.dirname(path.join(content, name)), { recursive: true })
    await writeWhole(path.join(content, name), data)
  }
  for (const name of removals) {
    await rm(path.join(content, name), { force: true })
    // Removes the folders above it that are empty now; rmdir refuses the others.
    for (let folder = path.dirname(name); folder !== '.'; folder = path.dirname(folder))
      await rmdir(path.join(content, folder)).catch(() => undefined)
  }
  return backup
}
