import { isLanguage, type Language, LANGUAGES } from '../site/language'
import { withBase } from '../site/base-path'

/** One of the CVs of the site. @param role slug of a role, or null for the whole CV */
export type ResumeVariant = { language: Language; role: string | null }

/** The whole CV in the first language. */
export const WHOLE: ResumeVariant = { language: 'es', role: null }

/**
 * Returns every CV that is generated from the owner's files: the whole one and one for each role, in each language.
 * @param languages those in which the owner wrote a CV
 */
export function variantsOf(
  resume: { 'x-roles': readonly { slug: string }[] },
  languages: readonly Language[] = LANGUAGES,
): ResumeVariant[] {
  const roles = [null, ...resume['x-roles'].map(({ slug }) => slug)]
  return languages.flatMap((language) => roles.map((role) => ({ language, role })))
}

/** The sections of JSON Resume, in the order in which a CV shows them. A role may put some of them first. */
export const SECTIONS = [
  'work',
  'skills',
  'projects',
  'education',
  'certificates',
  'awards',
  'publications',
  'volunteer',
  'languages',
  'references',
  'interests',
] as const

export type SectionName = (typeof SECTIONS)[number]

/** The file formats of a CV; `vcf` is the owner's contact card, of which there is one per language. */
export const RESUME_FORMS = ['pdf', 'docx', 'txt', 'json', 'vcf'] as const
export type ResumeForm = (typeof RESUME_FORMS)[number]

/** Formats that `npm run cv` writes into the content folder. The site generates the others itself. */
export const PRINTED_FORMS = ['pdf', 'docx'] as const
export type PrintedForm = (typeof PRINTED_FORMS)[number]

/** Paths of the whole Spanish CV that the specification, or the convention of JSON Resume, prescribes. */
const OWN_ADDRESSES: Partial<Record<ResumeForm, string>> = { pdf: '/cv.pdf', json: '/resume.json' }

/** Returns the path of a CV's page. */
export function resumePath({ language, role }: ResumeVariant): string {
  return `${language === 'es' ? '' : `/${language}`}/resume${role ? `/${role}` : ''}`
}

/** Returns the path of a CV in a format; for a printed format also that of its file within the content folder. */
export function formAddress({ language, role }: ResumeVariant, form: ResumeForm): string {
  const own = language === 'es' && role === null ? OWN_ADDRESSES[form] : undefined
  return own ?? `/cv/${language}/${role ?? 'cv'}.${form}`
}

export type FormAddress = { variant: ResumeVariant; form: ResumeForm }

/** Parses a path below `/cv/`; null for any other path. */
export function readFormAddress(pathname: string): FormAddress | null {
  const [, language = '', name, ending] = /^\/cv\/(\w+)\/([a-z0-9-]+)\.(\w+)$/.exec(pathname) ?? []
  const form = RESUME_FORMS.find((one) => one === ending)
  if (!name || !form || !isLanguage(language)) return null
  const variant = { language, role: name === 'cv' ? null : name }
  const isCanonical = formAddress(variant, form) === pathname && (form !== 'vcf' || variant.role === null)
  return isCanonical ? { variant, form } : null
}

/** Returns the file name of a download: `cv.pdf`, `cv-full-stack-en.docx`. */
export function downloadName({ language, role }: ResumeVariant, form: ResumeForm): string {
  const parts = ['cv', role, language === 'es' ? null : language]
  return `${parts.filter(Boolean).join('-')}.${form}`
}

/** Widths of the first page's image, in pixels: for phones, for the viewer at scale 1.7, and for high-density screens. */
export const PREVIEW_WIDTHS = [714, 1012, 2024]

/**
 * Returns the `srcset` of the first page's image. The path of the whole CV's image has an extension, so that in a
 * static copy of the site it doesn't collide with the folder of the other images.
 * @param file URL of the PDF
 * @param version its hash, for cache busting
 */
export function previewSources(file: string, version: string): string {
  const [, variant = ''] = /^\/cv(\/.+)?\.pdf$/.exec(file) ?? []
  const page = (width: number) => `/media/cv/${width}${variant || '.webp'}?v=${version}`
  return PREVIEW_WIDTHS.map((width) => `${withBase(page(width))} ${width}w`).join(', ')
}

type Entry = {
  'x-roles'?: readonly string[]
  highlights?: readonly string[]
  'x-highlights'?: readonly { text: string; roles: readonly string[] }[]
}
type Role = { slug: string; label: string; summary?: string; order?: readonly SectionName[] }
type Basics = { label?: string; summary?: string }

/** A CV as in its file, or parsed. */
export type Selectable = {
  basics?: Basics
  'x-roles'?: readonly Role[]
} & { [Name in SectionName]?: readonly Entry[] }

/** Sections without chronological order: in them, entries that name the role come first. */
const UNDATED: readonly SectionName[] = ['skills', 'interests', 'references']

/**
 * Selects the CV for one role: its label and summary, and the entries and highlights that name the role or none. In
 * sections without chronological order, the role's own come first. Without a role, everything is selected.
 * @param slug of a role that the CV has; null for the whole CV
 * @returns a CV whose highlights are plain texts
 */
export function selectRole<T extends Selectable>(resume: T, slug: string | null): T {
  const role = resume['x-roles']?.find((one) => one.slug === slug)
  const chosen = SECTIONS.flatMap((name) => {
    const entries = resume[name]
    return entries ? [[name, selectEntries(entries, slug, UNDATED.includes(name))] as const] : []
  })
  const basics = role && {
    ...resume.basics,
    label: role.label,
    ...(role.summary && { summary: role.summary }),
  }
  return { ...resume, ...Object.fromEntries(chosen), ...(basics && { basics }) }
}

/** Returns the sections in order: those that the role puts first, then the others. */
export function sectionOrder(resume: Selectable, slug: string | null): SectionName[] {
  const first = resume['x-roles']?.find((one) => one.slug === slug)?.order ?? []
  return [...new Set([...first, ...SECTIONS])]
}

/** Whether an entry or highlight is shown for a role: it names that role or none. @param slug null for the whole CV */
function isFor(roles: readonly string[] | undefined, slug: string | null): boolean {
  return slug === null || !roles || roles.length === 0 || roles.includes(slug)
}

function selectEntries(entries: readonly Entry[], slug: string | null, ownFirst: boolean): Entry[] {
  const shown = entries.filter((entry) => isFor(entry['x-roles'], slug))
  const isOwn = (entry: Entry) => slug !== null && (entry['x-roles'] ?? []).includes(slug)
  const ordered = ownFirst ? [...shown.filter(isOwn), ...shown.filter((entry) => !isOwn(entry))] : shown
  return ordered.map((entry) => withHighlights(entry, slug))
}

/** Puts a role's own highlights before the common ones; in the whole CV, after them. */
function withHighlights(entry: Entry, slug: string | null): Entry {
  const { 'x-highlights': ofRoles = [], highlights: common = [], ...rest } = entry
  if (entry.highlights === undefined && ofRoles.length === 0) return rest
  const own = ofRoles.filter(({ roles }) => isFor(roles, slug)).map(({ text }) => text)
  return { ...rest, highlights: slug === null ? [...common, ...own] : [...own, ...common] }
}
