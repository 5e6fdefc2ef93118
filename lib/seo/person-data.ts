import 'server-only'
import type { Graph, Person, ProfilePage, WebSite, WithContext } from 'schema-dts'
import { owner } from '../config/owner'
import { ABOUT } from '../copy/about'
import { readResume } from '../resume/resume'
import { routes } from '../routing/routes'
import { pageCardAddress } from './og-images/addresses'
import { absoluteUrl } from '../config/site-url'

const PERSON_ID = `${absoluteUrl('/')}/#persona`
const WEBSITE_ID = `${absoluteUrl('/')}/#sitio`

/** A reference by `@id` to the owner, who is described on the home page. */
export const author = {
  '@type': 'Person',
  '@id': PERSON_ID,
  name: owner.site.name,
  url: absoluteUrl(routes.about),
} as const

/** Structured data of the site and its owner, for the home page. */
export function homeData(): Graph {
  const website: WebSite = {
    '@type': 'WebSite',
    '@id': WEBSITE_ID,
    name: owner.site.title,
    url: absoluteUrl('/'),
    description: owner.site.description,
    inLanguage: 'es',
    publisher: { '@id': PERSON_ID },
  }
  return { '@context': 'https://schema.org', '@graph': [website, person()] }
}

/** Structured data of the owner's profile, for the about page. */
export function profileData(): WithContext<ProfilePage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    name: ABOUT.title,
    url: absoluteUrl(routes.about),
    inLanguage: 'es',
    isPartOf: { '@id': WEBSITE_ID },
    mainEntity: person(),
  }
}

function person(): Person {
  const { code, professional, photos, appStore } = owner.site.social
  return {
    '@type': 'Person',
    '@id': PERSON_ID,
    name: owner.site.name,
    url: absoluteUrl('/'),
    image: absoluteUrl(pageCardAddress('home')),
    jobTitle: readResume().basics.label,
    email: `mailto:${owner.site.email}`,
    address: { '@type': 'PostalAddress', addressLocality: owner.site.city, addressCountry: 'ES' },
    knowsAbout: owner.about.skills.map(({ name }) => name),
    sameAs: [code, professional, photos, appStore],
  }
}
