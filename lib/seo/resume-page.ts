import 'server-only'
import type { Metadata } from 'next'
import { type Language, LANGUAGES } from '../site/language'
import { owner } from '../site/owner'
import { ownerIn } from '../site/shown-site'
import { RESUME_COPY } from '../resume/words'
import { resumePath } from '../resume/addresses'
import type { ResumeLink } from '../resume/contacts'
import { atBuild } from '../content/queries'
import { getResume } from '../resume/current-resume'
import { getPrinted, type PrintedResume } from '../resume/printed'
import { type ResumeDocument, resumeDocument } from '../resume/document'
import { formLink } from '../resume/shown-resume'
import type { Resume } from '../resume/schema'
import { type Borrowed, isTranslated } from '../resume/translated'
import type { ResumeVariant } from '../resume/variant'
import { routes, localPath } from '../site/routes'
import { describedMetadata } from './metadata'
import { pageWords } from '../pages/page-words'
import { resumePreview } from '../previews/previews'
import { resumeData } from './resume-data'

/** A link to the CV of a role. @param lang of its label, if it isn't translated */
export type RoleLink = { label: string; href: string; lang?: Language }

/**
 * The content of a CV's page.
 * @param heading of the page
 * @param roles links to the CVs of roles; none on the page of a role
 * @param files the CV whose files are offered: the Spanish one if there is no other
 * @param wordsIn the language of the owner's texts if it isn't the page's
 * @param data structured data; null on the page of a role, which isn't indexed
 */
export type ResumePage = {
  variant: ResumeVariant
  document: ResumeDocument
  heading: string
  roles: RoleLink[]
  files: ResumeVariant
  printed: PrintedResume
  wordsIn?: Language
  data: object | null
}

/**
 * Reads the content of a CV's page. A route is `resumeMetadata(variant)` and
 * `<ResumeScreen {...page} />`, in every language.
 * @returns null for a role that the CV doesn't have: an unknown path
 */
export async function resumePage(variant: ResumeVariant): Promise<ResumePage | null> {
  const { language, role } = variant
  const { resume, borrowed } = await getResume(language)
  if (role !== null && !resume['x-roles'].some(({ slug }) => slug === role)) return null
  const isOwn = isTranslated({ borrowed })
  const files = isOwn ? variant : { ...variant, language: LANGUAGES[0] }
  return {
    variant,
    document: resumeDocument(resume, variant, isOwn ? borrowed : [], formOnPage(language)),
    heading: pageWords('resume', language).heading,
    roles: role === null ? roleLinks(resume, language, borrowed) : [],
    files,
    printed: await getPrinted(files),
    data: role === null ? await resumeData(language) : null,
    ...(!isOwn && { wordsIn: LANGUAGES[0] }),
  }
}

function roleLinks({ 'x-roles': roles }: Resume, language: Language, borrowed: Borrowed): RoleLink[] {
  return roles.map(({ slug, label }) => ({
    label,
    href: resumePath({ language, role: slug }),
    ...(language !== LANGUAGES[0] && borrowed.includes(`x-roles ${slug}`) && { lang: LANGUAGES[0] }),
  }))
}

/** On a page the link is relative, so that it works on any host. */
function formOnPage(language: Language): ResumeLink | null {
  const link = formLink(owner.site, language)
  return link && { ...link, href: localPath(language, routes.contact) }
}

/**
 * Returns the metadata of a CV's page. That of a role isn't indexed, because it repeats the whole CV; it is its own canonical
 * page, as another one would contradict that.
 */
export async function resumeMetadata(variant: ResumeVariant): Promise<Metadata> {
  const page = await resumePage(variant)
  if (!page) return {}
  const { language, role } = variant
  const { title, label, name } = page.document
  const copy = RESUME_COPY[language]
  const metadata = describedMetadata({
    title: `${role === null ? copy.title : title} | ${ownerIn(language).site.title}`,
    description:
      role === null ? pageWords('resume', language).description : copy.roleDescription(name, label),
    path: resumePath({ language: LANGUAGES[0], role }),
    language,
    hasTwin: role === null,
    preview: resumePreview(variant, label),
  })
  return role === null ? metadata : { ...metadata, robots: { index: false, follow: true } }
}

/** Returns the roles whose pages are prerendered at build. */
export function roleParams(): Promise<{ role: string }[]> {
  return atBuild(async () => (await getResume()).resume['x-roles'].map(({ slug }) => ({ role: slug })))
}
