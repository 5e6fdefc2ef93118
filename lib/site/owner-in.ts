import 'server-only'
import type { Said } from './borrowed'
import type { Language } from './language'
import { owner } from './owner'
import { shownSite } from './shown-site'
import type { About, Home, Site } from './site-config'
import { untranslated } from './untranslated'

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
