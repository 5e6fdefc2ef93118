import 'server-only'
import { type OwnerData, type OwnerFile, readOwnerFile, replaceOwnerData } from '../config/owner'
import { ownerSources } from '../config/owner-sources'
import type { Language } from '../config/language'
import { processWide } from '../config/process-wide'
import { type FollowedFile, followFile } from './followed-file'
import { dependsOnSettings } from './page-settings'

/** The files that pages show, by language. No page shows a redirect. */
const SHOWN = ['site', 'home', 'about'] as const
const SHOWN_IN: Record<Language, readonly OwnerFile[]> = {
  es: SHOWN,
  en: [...SHOWN, 'en/site', 'en/home', 'en/about'],
}

type Outcome = { sources: string; problem: unknown }

/** The outcome of the last read of each file: unchanged modules give the same outcome again. */
const outcomes = () => processWide('owner-outcomes', () => new Map<OwnerFile, Outcome>())

const files = {
  site: followModule('site'),
  home: followModule('home'),
  about: followModule('about'),
  redirects: followModule('redirects'),
  'en/site': followModule('en/site'),
  'en/home': followModule('en/home'),
  'en/about': followModule('en/about'),
} satisfies { [Name in OwnerFile]: FollowedFile<OwnerData[Name]> }

/**
 * Makes the page that is being rendered depend on the owner's files. Call it before the first access to `owner`, in
 * every page, layout, `generateMetadata` and cached route handler. If a file is edited between that call and the
 * access, the page is rendered again; it never stays outdated.
 */
export async function dependsOnOwner(language: Language = 'es'): Promise<void> {
  for (const name of SHOWN_IN[language]) await files[name].dependOn()
  await dependsOnSettings()
}

/** Updates `owner` for a response that isn't cached. */
export async function followOwner(names: readonly OwnerFile[] = SHOWN): Promise<void> {
  await Promise.all(names.map((name) => files[name].read()))
}

function followModule<Name extends OwnerFile>(name: Name): FollowedFile<OwnerData[Name]> {
  return followFile<OwnerData[Name]>(`${name}.ts`, (previous) => {
    const sources = ownerSources()
    const last = outcomes().get(name)
    if (previous !== null && last?.sources === sources) {
      if (last.problem !== null) throw last.problem
      return previous
    }
    try {
      const value = readOwnerFile(name)
      replaceOwnerData(name, value)
      outcomes().set(name, { sources, problem: null })
      return value
    } catch (problem) {
      outcomes().set(name, { sources, problem })
      throw problem
    }
  })
}
