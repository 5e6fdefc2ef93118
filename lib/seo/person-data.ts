import 'server-only'
import type { Graph, Person, PostalAddress, ProfilePage, WebSite, WithContext } from 'schema-dts'
import { type Language, LANGUAGES } from '../site/language'
import { owner } from '../site/owner'
import { ownerIn } from '../site/shown-site'
import { wordsIn } from '../pages/words'
import { knownKind } from '../site/accounts'
import { getResume } from '../resume/current-resume'
import { localPath, routes } from '../site/routes'
import { pagePreview } from '../previews/previews'
import { absoluteUrl } from '../site/site-url'
import { PERSON_ID, WEBSITE_ID } from './content-data'

/** Returns the structured data of the site and its owner, for the home page. */
export async function homeData(language: Language = 'es'): Promise<Graph> {
  const { site } = ownerIn(language)
  const website: WebSite = {
    '@type': 'WebSite',
    '@id': WEBSITE_ID,
    name: site.title,
    url: absoluteUrl('/'),
    description: site.description,
    inLanguage: [...LANGUAGES],
    publisher: { '@id': PERSON_ID },
  }
  return { '@context': 'https://schema.org', '@graph': [website, await person(language)] }
}

/** Returns the structured data of the owner's profile, for the about page. */
export async function profileData(language: Language = 'es'): Promise<WithContext<ProfilePage>> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    name: wordsIn(language).about.title,
    url: absoluteUrl(localPath(language, routes.about)),
    inLanguage: language,
    isPartOf: { '@id': WEBSITE_ID },
    mainEntity: await person(language),
  }
}

/** Returns the structured data that describes the owner, for the pages about them. */
export async function person(language: Language): Promise<Extract<Person, { '@type': 'Person' }>> {
  const { site, about } = ownerIn(language)
  const { name, email, social } = site
  const { skills } = about
  const [{ resume }, { resume: spanish }] = [await getResume(language), await getResume()]
  const { label: jobTitle } = resume.basics
  const languages = spanish.languages.flatMap(({ language: name }) => (name ? languageCode(name) : []))
  const pages = social.filter(({ kind, url }) => knownKind(kind) !== 'maps' && /^https?:/i.test(url))
  return {
    '@type': 'Person',
    '@id': PERSON_ID,
    name,
    url: absoluteUrl('/'),
    image: absoluteUrl(pagePreview('home', language).image),
    ...(jobTitle ? { jobTitle } : {}),
    ...(email ? { email: `mailto:${email}` } : {}),
    ...address(site.city),
    ...(skills.length > 0 ? { knowsAbout: skills.map((skill) => skill.name) } : {}),
    ...(languages.length > 0 ? { knowsLanguage: languages } : {}),
    ...(pages.length > 0 ? { sameAs: pages.map(({ url }) => url) } : {}),
  }
}

function address(city: string | null): { address?: PostalAddress } {
  const { country } = owner.site
  if (!city && !country) return {}
  return {
    address: {
      '@type': 'PostalAddress',
      ...(city ? { addressLocality: city } : {}),
      ...(country ? { addressCountry: country } : {}),
    },
  }
}

/** Codes of the languages whose names are recognised: those of Europe, and the most spoken ones elsewhere. */
const CODES =
  'es en ca gl eu ast an oc fr de pt it ro nl da sv nb no fi is et lv lt pl cs sk sl hr sr bs bg mk sq el hu mt ga ' +
  'cy uk ru be tr ka hy ar he fa ur hi bn pa ta te mr gu zh ja ko vi th id ms tl sw am la eo'

const codes = new Map(
  LANGUAGES.flatMap((named) => {
    const names = new Intl.DisplayNames(named, { type: 'language' })
    return CODES.split(' ').map((code): [string, string] => [plain(names.of(code) ?? code), code])
  }),
)
codes.set('castellano', 'es')

/** Returns the code (BCP 47) of a language named in Spanish or English; the name itself if it isn't recognised. */
export function languageCode(name: string): string {
  return codes.get(plain(name)) ?? name
}

function plain(name: string): string {
  return name.trim().toLowerCase()
}
