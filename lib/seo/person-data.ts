import 'server-only'
import type { Graph, Person, PostalAddress, ProfilePage, WebSite, WithContext } from 'schema-dts'
import { owner } from '../config/owner'
import { ABOUT } from '../copy/about'
import { knownKind } from '../copy/social'
import { currentResume } from '../resume/current-resume'
import { routes } from '../routing/routes'
import { pageCardAddress } from './og-images/addresses'
import { absoluteUrl } from '../config/site-url'

const PERSON_ID = `${absoluteUrl('/')}/#persona`
export const WEBSITE_ID = `${absoluteUrl('/')}/#sitio`

/** A reference by `@id` to the owner, who is described on the home page. */
export function author() {
  return {
    '@type': 'Person',
    '@id': PERSON_ID,
    name: owner.site.name,
    url: absoluteUrl(routes.about),
  } as const
}

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

/** The owner, as every page with structured data describes them. */
export function person(): Extract<Person, { '@type': 'Person' }> {
  const { name, email, social } = owner.site
  const { skills } = owner.about
  const pages = social.filter(({ kind, url }) => knownKind(kind) !== 'maps' && /^https?:/i.test(url))
  return {
    '@type': 'Person',
    '@id': PERSON_ID,
    name,
    url: absoluteUrl('/'),
    image: absoluteUrl(pageCardAddress('home')),
    jobTitle: currentResume().basics.label,
    ...(email ? { email: `mailto:${email}` } : {}),
    ...address(),
    ...(skills.length > 0 ? { knowsAbout: skills.map((skill) => skill.name) } : {}),
    ...(pages.length > 0 ? { sameAs: pages.map(({ url }) => url) } : {}),
  }
}

function address(): { address?: PostalAddress } {
  const { city, country } = owner.site
  if (!city && !country) return {}
  return {
    address: {
      '@type': 'PostalAddress',
      ...(city ? { addressLocality: city } : {}),
      ...(country ? { addressCountry: country } : {}),
    },
  }
}
