import 'server-only'
import type { Metadata } from 'next'
import type { Demand, EducationalOccupationalCredential, Person, ProfilePage, WithContext } from 'schema-dts'
import { type Language, LANGUAGES } from '../site/language'
import { owner } from '../site/owner'
import { ownerIn } from '../site/shown-site'
import { RESUME_COPY } from '../resume/words'
import { resumePath, type ResumeVariant } from '../resume/addresses'
import type { ResumeLink } from '../resume/contacts'
import { atBuild } from '../content/content'
import { formLink, getResume } from '../resume/current-resume'
import { getPrinted, type PrintedResume } from '../resume/printed'
import { type ResumeDocument, resumeDocument } from '../resume/document'
import type { Resume } from '../resume/schema'
import { type Borrowed, isTranslated } from '../resume/resume'
import { localPath, routes } from '../site/routes'
import { absoluteUrl } from '../site/site-url'
import { toMadridIso } from '../text/date'
import { describedMetadata } from './metadata'
import { pageWords } from '../pages/words'
import { resumePreview } from '../previews/previews'
import { WEBSITE_ID } from './content-data'
import { person } from './person-data'

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
 * Reads the content of a CV's page.
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

/** Returns the structured data of the CV's page: the owner, with the work sought, credentials and skills. */
export async function resumeData(language: Language): Promise<WithContext<ProfilePage>> {
  const { resume } = await getResume(language)
  const modified = resume.meta?.lastModified
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    name: `${RESUME_COPY[language].title} | ${ownerIn(language).site.title}`,
    url: absoluteUrl(resumePath({ language, role: null })),
    inLanguage: language,
    isPartOf: { '@id': WEBSITE_ID },
    ...(modified && { dateModified: withZone(modified) }),
    mainEntity: await applicant(resume, language),
  }
}

/**
 * Adds a zone to a JSON Resume timestamp, which needs none: without one it is in Madrid's time, like all dates here.
 */
function withZone(moment: string): string {
  return /T\d\d:\d\d:\d\d$/.test(moment) ? toMadridIso(moment.replace('T', ' ')) : moment
}

async function applicant(resume: Resume, language: Language): Promise<Person> {
  const known = resume.skills.flatMap(({ name, keywords }) => (keywords.length > 0 ? keywords : name || []))
  const seeks = demands(resume)
  const credentials = [
    ...resume.certificates.map(({ issuer: by, ...one }) => ({ ...one, by, category: 'certificate' })),
    ...resume.education.map(({ area, studyType, institution: by, endDate: date }) => {
      return { name: area ?? studyType ?? by, category: studyType ?? 'degree', by, date }
    }),
  ].filter(({ name }) => name)
  return {
    ...(await person(language)),
    name: resume.basics.name,
    ...(resume.basics.label && { jobTitle: resume.basics.label }),
    ...(seeks.length > 0 && { seeks }),
    ...(credentials.length > 0 && { hasCredential: credentials.map(credential) }),
    ...(known.length > 0 && { knowsAbout: [...new Set(known)] }),
  }
}

/** The work that the owner seeks, one demand for each kind. */
function demands({ 'x-seeking': seeking }: Resume): Demand[] {
  return (seeking?.kinds ?? []).map((name) => ({
    '@type': 'Demand',
    name,
    ...(seeking?.place && { areaServed: seeking.place }),
    ...(/^\d{4}-\d\d-\d\d$/.test(seeking?.from ?? '') && { availabilityStarts: seeking?.from }),
  }))
}

/** A certificate or degree. @param date when it was given */
type Credential = { name: string; category: string; by?: string; date?: string; url?: string }

function credential({ name, category, by, date, url }: Credential): EducationalOccupationalCredential {
  return {
    '@type': 'EducationalOccupationalCredential',
    name,
    credentialCategory: category,
    ...(by && { recognizedBy: { '@type': 'Organization', name: by } }),
    ...(date && { dateCreated: date }),
    ...(url && { url }),
  }
}
