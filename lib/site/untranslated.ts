import 'server-only'
import { owner } from './owner'

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
  return fields
    .filter(([, , spanish, words]) => isGiven(spanish) && !isGiven(words))
    .map(([file, field]) => ({ file, field }))
}

function isGiven(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined
}
