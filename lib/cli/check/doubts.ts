import { variableLine, VARIABLE_NAMES } from '../../site/env'
import { findFeatured } from '../../projects/project'
import { foldToPlain } from '../../text/folding'
import { parseUrl } from '../../text/parse-url'
import { isOneSlip, valueAt, type Problem, shown } from '../../validation/problems'
import { parseAccount } from '../setup/accounts'
import { findSlip } from '../../validation/slips'
import { isFarAway } from './article-problems'
import { marksIn, problemsIn, type Say } from './problems-in'
import type { Content } from './read-content'
import type { Resume } from '../../resume/schema'
import type { Home, Site } from '../../site/site-config'
import { LOOPBACK } from './text-links'

/** Reports values that are valid and hardly meant, and environment variables with a slip in their name. */
export function doubts({ folders, site, home, about, projects, resumes, isFromFiles }: Content): Problem[] {
  const of = <T>(name: string, value: T | null | undefined, tell: (value: T, say: Say) => void) => {
    const tellAll = (say: Say) => {
      if (value) tell(value, say)
      marksIn(value, say)
    }
    return problemsIn(folders, name, tellAll, { value, entry: 'project' })
  }
  return [
    ...of('site.ts', site, siteDoubts),
    ...of('home.ts', home, (value, say) => {
      twins(value.roles, 'roles', say)
      featuredTwice(value, projects, say)
    }),
    ...of('about.ts', about, ({ skills, tools }, say) => {
      twins(skills, 'skills', say)
      twins(tools, 'tools', say)
    }),
    ...of('resume.json', resumes.es?.resume, resumeDoubts),
    ...of('projects.json', isFromFiles ? projects : null, projectDoubts),
    ...variableSlips(process.env),
  ]
}

const FILE_NAME = /\.(?:png|jpe?g|webp|avif|gif|svg|heic)$/i
const TWICE = ['is there twice', 'Keep one of them'] as const

function siteDoubts({ country, email, legal, menu, portrait, social }: Site, say: Say): void {
  const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  // Codes that ISO 3166 has retired or reserved have a name too.
  if (country && (!regions.of(country) || country === 'UK'))
    say(['country'], `is "${country}", which is no country`, 'Codes are those of ISO 3166, such as ES or GB')
  saySlip(['email'], email, say)
  saySlip(['legal', 'email'], legal.email, say)
  saySlip(['legal', 'taxId'], legal.taxId, say)
  if (portrait && FILE_NAME.test(portrait.alt))
    say(['portrait', 'alt'], `is ${shown(portrait.alt)}`, "Say what is in it, for those who don't see it")
  const pages = menu.map(({ page }) => page)
  twins(pages, 'menu', say)
  for (const [at, { kind, url }] of social.entries()) {
    const keys = ['social', at, 'url']
    const plain = (name: string) => foldToPlain(name).replace(/[^a-z]/g, '')
    const { kind: ofHost } = parseAccount(url) as { kind: string }
    const isNamed = ofHost !== 'website' && NAMED_HOSTS.includes(plain(kind))
    if (isNamed && plain(kind) !== plain(ofHost))
      say(keys, `leads to ${parseUrl(url)?.host}`, `Write kind: '${ofHost}', or the address of your account`)
    if (HOST_ALONE.test(url))
      say(keys, `is ${url}, and leads to no account`, 'Write the address of your profile')
    if (social.findIndex((other) => other.url === url) < at) say(keys, ...TWICE)
  }
}

function saySlip(keys: string[], value: unknown, say: Say): void {
  const slip = findSlip(keys.join('.'), value)
  if (slip) say(keys, ...slip)
}

const HOST_ALONE =
  /^https?:\/\/(?:www\.)?(?:github|gitlab|linkedin|instagram|youtube|twitter|x)\.com\/?(?:feed\/?)?$/i
/** Kinds of accounts that are on a host of their own. */
const NAMED_HOSTS = [
  ...['github', 'gitlab', 'linkedin', 'youtube', 'instagram', 'threads'],
  ...['codeberg', 'x', 'bluesky', 'telegram', 'devto', 'stackoverflow'],
]

/** Reports entries of a list whose name an earlier one has. */
function twins(entries: readonly (string | { name: string })[], list: string, say: Say): void {
  const names = entries.map((one) => foldToPlain(typeof one === 'string' ? one : one.name))
  for (const [at, name] of names.entries()) if (names.indexOf(name) < at) say([list, at], ...TWICE)
}

function featuredTwice({ featured }: Home, projects: Content['projects'], say: Say): void {
  const found = featured.map((name) => findFeatured(projects ?? [], [name]).found[0])
  for (const [at, project] of found.entries())
    if (project && found.indexOf(project) < at)
      say(['featured', at], `names ${JSON.stringify(featured[at])} twice`, 'Keep one of them')
}

function projectDoubts(projects: NonNullable<Content['projects']>, say: Say): void {
  const titles = projects.map(({ title }) => foldToPlain(title).trim())
  for (const [at, project] of projects.entries()) {
    const { ghLink, demoLink } = project
    const first = titles.indexOf(titles[at] ?? '')
    if (first < at)
      say([at, 'title'], `is that of project ${projects[first]?.id} too`, "Readers can't tell them apart")
    for (const key of ['ghLink', 'demoLink'] as const)
      if (LOOPBACK.test(parseUrl(project[key] ?? '')?.hostname ?? ''))
        say([at, key], `is ${shown(project[key])}, which is your own machine`, 'Leave it out')
    if (ghLink && ghLink === demoLink)
      say(
        [at, 'ghLink'],
        'is its demoLink too, so that both buttons lead to one page',
        'Leave one of them out',
      )
  }
}

const DATES = ['startDate', 'endDate', 'date', 'releaseDate']

function resumeDoubts(resume: Resume, say: Say): void {
  const { phone, email } = resume.basics
  if (phone && !/\d{3}/.test(phone.replace(/\D/g, '')))
    say(['basics', 'phone'], `is ${shown(phone)}, which nobody can call`, 'Leave it out')
  saySlip(['basics', 'email'], email, say)
  for (const [section, list] of Object.entries(resume)) {
    const texts = Array.isArray(list) ? list.map((entry) => JSON.stringify(entry)) : []
    for (const [at, text] of texts.entries()) {
      if (texts.indexOf(text) < at) say([section, at], ...TWICE)
      for (const key of DATES) {
        const date = valueAt(list, [at, key])
        if (typeof date === 'string' && isFarAway(date))
          say([section, at, key], `is ${shown(date)}, decades from now`, 'Is its year right?')
      }
    }
  }
}

/** Reports variables whose name is one letter away from one that the site knows. */
export function variableSlips(environment: Record<string, string | undefined>): Problem[] {
  const plain = (name: string) => name.toLowerCase().replaceAll('_', '')
  return Object.keys(environment).flatMap((field): Problem[] => {
    const isMeant = (one: string) => plain(one) === plain(field) || isOneSlip(plain(one), plain(field))
    const meant = VARIABLE_NAMES.includes(field) ? undefined : VARIABLE_NAMES.find(isMeant)
    if (!meant) return []
    const { file = 'environment', line } = variableLine(field) ?? {}
    const place = line === undefined ? null : { line, column: 1 }
    const words = { message: 'is no variable that the site knows', fix: `Did you mean ${meant}?` }
    return [{ severity: 'warning', file, place, field, ...words }]
  })
}
