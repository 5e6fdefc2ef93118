import 'server-only'
import { coloursOf, type ThemeColours } from './accent'
import type { Language, Said } from './language'
import { owner } from './owner'
import type { About, Home, Site } from './site-config'

/** Returns the colours of this site in both themes, with the owner's accent. */
export function siteColours(): ThemeColours {
  return coloursOf(owner.site.accent ?? null)
}

/** Matches an e-mail link. */
const MAIL_LINK = /^mailto:/i

/** Returns the owner's data as the site shows it: without e-mail addresses if contact is by form only. */
export function shownSite(site: Site): Site {
  if (site.contact === 'form and address') return site
  return {
    ...site,
    email: null,
    social: site.social.filter(({ url }) => !MAIL_LINK.test(url)),
    legal: { ...site.legal, email: null },
  }
}

/**
 * Returns the e-mail addresses, in lower case, that no page and no file may contain; none if the site shows them.
 * @param others addresses of other files, such as the CV's
 */
export function hiddenAddresses(site: Site, others: readonly (string | undefined)[] = []): string[] {
  if (site.contact === 'form and address') return []
  const links = site.social.filter(({ url }) => MAIL_LINK.test(url))
  const linked = links.map(({ url }) => url.replace(MAIL_LINK, '').replace(/\?.*$/s, ''))
  const all = [site.email, site.legal.email, ...linked, ...others]
  return [...new Set(all.flatMap((one) => (one ? [one.toLowerCase()] : [])))]
}

/** A field that the English pages show in Spanish, because the English file lacks it. */
type Untranslated = { file: string; field: string }

/**
 * Returns the fields without an English text. Skills and tools are excluded, as most of them are proper names. So are
 * texts for which the site has a default, such as headings.
 */
export function untranslated(): Untranslated[] {
  const { site, home, about } = owner
  const english = { site: owner['en/site'], home: owner['en/home'], about: owner['en/about'] }
  const fields: [file: string, field: string, spanish: unknown, words: unknown][] = [
    ['en/site.ts', 'description', site.description, english.site.description],
    ['en/site.ts', 'portrait.alt', site.portrait, english.site.portrait.alt],
    ...site.social.map(({ kind, label }): (typeof fields)[number] => [
      'en/site.ts',
      `labels.${kind}`,
      label,
      english.site.labels[kind],
    ]),
    ['en/home.ts', 'roles', home.roles, english.home.roles],
    ['en/home.ts', 'intro', home.intro, english.home.intro],
    ['en/home.ts', 'biography', home.biography, english.home.biography],
    ['en/about.ts', 'biography', about.biography, english.about.biography],
    ['en/about.ts', 'picture.alt', about.picture, english.about.picture.alt],
    ['en/about.ts', 'hobbies', about.hobbies, english.about.hobbies],
  ]
  const isShown = (file: string) => file !== 'en/about.ts' || !site.without.includes('about')
  return fields
    .filter(([file, , spanish, words]) => isShown(file) && isGiven(spanish) && !isGiven(words))
    .map(([file, field]) => ({ file, field }))
}

function isGiven(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined
}

type OwnerWords = { site: Site; home: Said<Home>; about: Said<About> }

/**
 * Returns the owner's content in a language; in English, the texts of `content/en/`, with the Spanish ones as fallback.
 */
export function ownerIn(language: Language): OwnerWords {
  if (language === 'es')
    return {
      get site() {
        return shownSite(owner.site)
      },
      get home() {
        return owner.home
      },
      get about() {
        return owner.about
      },
    }
  return { site: englishSite(), home: englishHome(), about: englishAbout() }
}

function englishSite(): Site {
  const words = owner['en/site']
  const site = shownSite(owner.site)
  return {
    ...site,
    title: words.title ?? site.title,
    description: words.description ?? site.description,
    city: words.city ?? site.city,
    portrait: site.portrait && { ...site.portrait, alt: words.portrait.alt ?? site.portrait.alt },
    social: site.social.map((account) => ({
      ...account,
      label: words.labels[account.kind] ?? account.label,
    })),
    // A Spanish word is no fallback for an English one.
    menu: site.menu.map(({ page }) => ({ page, label: words.menu[page] ?? null })),
    // Spanish texts of pages are no fallback here: lib/pages has texts for them in English.
    pages: { ...words.pages, privacy: site.pages.privacy },
  }
}

function englishHome(): Said<Home> {
  const { home, 'en/home': words } = owner
  return {
    ...home,
    greeting: words.greeting,
    roles: given(words.roles, home.roles),
    intro: words.intro ?? home.intro,
    biography: given(words.biography, home.biography),
    headings: words.headings,
    borrowed: borrowedIn('en/home.ts'),
  }
}

function englishAbout(): Said<About> {
  const { about, 'en/about': words } = owner
  return {
    ...about,
    biography: given(words.biography, about.biography),
    picture: about.picture && { ...about.picture, alt: words.picture.alt ?? about.picture.alt },
    hobbies: given(words.hobbies, about.hobbies),
    skills: given(words.skills, about.skills),
    tools: given(words.tools, about.tools),
    headings: words.headings,
    borrowed: borrowedIn('en/about.ts'),
  }
}

function borrowedIn(file: string): string[] {
  return untranslated().flatMap((one) => (one.file === file ? [one.field] : []))
}

function given<T>(words: T[], otherwise: T[]): T[] {
  return words.length > 0 ? words : otherwise
}
