import 'server-only'
import { type OwnerData, type OwnerFile, readOwnerFile, replaceOwnerData } from '../config/owner'
import { ownerSources } from '../config/owner-sources'
import type { Language } from '../config/language'
import { processWide } from '../config/process-wide'
import { type FollowedFile, followFile } from './followed-file'
import { dependsOnSettings } from './page-settings'

/** What pages show, by language. A redirect is on none. */
const SHOWN = ['site', 'home', 'about'] as const
const SHOWN_IN: Record<Language, readonly OwnerFile[]> = {
  es: SHOWN,
  en: [...SHOWN, 'en/site', 'en/home', 'en/about'],
}

type Outcome = { sources: string; problem: unknown }

/** How the last reading of each file ended: the same modules say the same again. */
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
 * Ties the page that is being made to the owner's files: call it before the first look at `owner`, in every page, layout,
 * `generateMetadata` and route handler that is kept. An edit between that call and the look makes the page one that is
 * made again, never one that is wrong.
 */
export async function dependsOnOwner(language: Language = 'es'): Promise<void> {
  for (const name of SHOWN_IN[language]) await files[name].dependOn()
  await dependsOnSettings()
}

/** Brings `owner` up to date for an answer that nobody keeps. */
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
