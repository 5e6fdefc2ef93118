import 'server-only'
import type { Demand, EducationalOccupationalCredential, Person, ProfilePage, WithContext } from 'schema-dts'
import type { Language } from '../site/language'
import { ownerIn } from '../site/shown-site'
import { absoluteUrl } from '../site/site-url'
import { RESUME_COPY } from '../resume/words'
import { resumePath } from '../resume/addresses'
import { getResume } from '../resume/current-resume'
import type { Resume } from '../resume/schema'
import { toMadridIso } from '../text/date'
import { person, WEBSITE_ID } from './person-data'

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
