import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { aboutSchema, homeSchema, siteSchema } from '../../config/owner-schema'
import { NEW_REDIRECTS } from '../import/redirects'
import type { Content } from './content'
import type { Draft } from './draft'
import type { Picture } from './pictures'
import { type SampleFiles } from './sample'
import { sourceOf } from './source-text'
import type { Values } from './values'

export type Plan = {
  /** Files to write, by path relative to the content folder. */
  writes: Map<string, string | Buffer>
  removals: string[]
  /** The files among `writes` that the owner has edited. */
  edited: string[]
}

/** The type, schema and header comment of each module. */
const MODULES = {
  site: { type: 'SiteConfig', schema: siteSchema, says: 'Who you are; README.md lists the fields.' },
  home: { type: 'HomeContent', schema: homeSchema, says: 'What the home page says.' },
  about: { type: 'AboutContent', schema: aboutSchema, says: 'What the about page says.' },
} as const
/** Files that are rewritten, or are templates for every owner. */
const NEVER_REMOVED = /^(?:(?:site|home|about|redirects)\.ts|(?:resume|projects)\.json|privacy[\w-]*\.md)$/
/** The printed CV and its translation, which belong to the sample's CV and are outdated once that is replaced. */
const MADE_OF_CV = /^(?:cv\.pdf|cv\/.+|\w+\/resume\.json)$/
/** The English texts of the sample's person, which do not apply to the owner. */
const ENGLISH_WORDS = /^en\/(?:site|home|about)\.ts$/

type Wanted = {
  draft: Draft
  present: Draft
  pictures: Picture[]
  isEmpty: boolean
  sample: SampleFiles
  /** The starter's privacy policy, for a folder without one; null if it cannot be read. */
  policy: Buffer | null
}

/** Plans the changes that bring the content folder to the wanted state. Files already in that state are left out. */
export async function planOf(
  content: Content,
  { draft, present, pictures, isEmpty, sample, policy }: Wanted,
): Promise<Plan> {
  const writes = new Map<string, string | Buffer>()
  for (const name of ['site', 'home', 'about'] as const)
    if (await isNeeded(content, `${name}.ts`, () => !isSame(name, draft[name], present[name])))
      writes.set(`${name}.ts`, moduleText(name, draft[name]))
  if (
    await isNeeded(
      content,
      'resume.json',
      () => JSON.stringify(draft.resume) !== JSON.stringify(present.resume),
    )
  )
    writes.set('resume.json', `${JSON.stringify(draft.resume, null, 2)}\n`)
  for (const { place, data } of pictures)
    if (!(await content.read(place))?.equals(data)) writes.set(place, data)
  // The site cannot be built without these.
  for (const [name, blank] of [
    ['projects.json', '[]\n'],
    ['redirects.ts', NEW_REDIRECTS],
  ] as const) {
    const state = await content.state(name)
    if (state === 'absent' || (isEmpty && state === 'sample')) writes.set(name, blank)
  }
  if (policy && (await content.state('privacy.md')) === 'absent') writes.set('privacy.md', policy)
  const removals = await removalsOf(content, { writes, isEmpty, sample })
  const states = await Promise.all([...writes.keys()].map(async (name) => [name, await content.state(name)]))
  return {
    writes,
    removals,
    edited: states.flatMap(([name = '', state]) => (state === 'edited' ? [name] : [])),
  }
}

/**
 * Returns the sample files to remove: the prints and translations of the CV, and the English texts. With `isEmpty`
 * these are all sample files but {@link NEVER_REMOVED}. Files that a remaining text references stay.
 */
async function removalsOf(
  content: Content,
  { writes, isEmpty, sample }: Pick<Plan, 'writes'> & Pick<Wanted, 'isEmpty' | 'sample'>,
): Promise<string[]> {
  const candidates = Object.keys(sample).filter((name) =>
    isEmpty ? !NEVER_REMOVED.test(name) : MADE_OF_CV.test(name) || ENGLISH_WORDS.test(name),
  )
  const states = await Promise.all(candidates.map(content.state))
  const going = new Set(candidates.filter((name, index) => states[index] === 'sample' && !writes.has(name)))
  const staying = content.names.filter((name) => /\.(?:ts|json|md)$/.test(name) && !going.has(name))
  const texts = await Promise.all(
    staying.map(async (name) => String(writes.get(name) ?? (await content.read(name)))),
  )
  return [...going].filter((name) => !texts.some((text) => text.includes(`/${name}`)))
}

async function isNeeded(content: Content, name: string, isOther: () => boolean): Promise<boolean> {
  return ['absent', 'sample'].includes(await content.state(name)) || isOther()
}

function isSame(name: keyof typeof MODULES, one: Values, other: Values): boolean {
  const schema: z.ZodType = MODULES[name].schema
  return isDeepStrictEqual(schema.parse(one), schema.safeParse(other).data)
}

function moduleText(name: keyof typeof MODULES, values: Values): string {
  const { type, schema, says } = MODULES[name]
  const parsed = schema.parse(values) as Values
  const entries = Object.keys(schema.shape).map((key) => [key, values[key] ?? blankOf(parsed[key])])
  return (
    `import type { ${type} } from '@/lib/config/site-config'\n\n/** ${says} */\n` +
    `export const ${name} = ${sourceOf(Object.fromEntries(entries))} satisfies ${type}\n`
  )
}

/**
 * Returns the blank value of an optional field, so that it appears in the file for the owner to fill in.
 * Groups of fields are left out.
 */
function blankOf(parsed: unknown): unknown {
  return parsed === null || (Array.isArray(parsed) && parsed.length === 0) ? parsed : undefined
}
