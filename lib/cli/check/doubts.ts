import { existsSync, readFileSync } from 'node:fs'
import { VARIABLE_NAMES } from '../../site/env'
import { findFeatured } from '../../projects/lookup'
import { foldToPlain } from '../../text/folding'
import { parseUrl } from '../../text/parse-url'
import { isOneSlip, valueAt } from '../../validation/field-name'
import { placeAt, type Problem, shown } from '../../validation/problems'
import { parseAccount } from '../setup/accounts'
import { findSlip } from '../../validation/slips'
import { isFarAway } from './article-problems'
import { problemsIn, type Said } from './problems-in'
import type { Content } from './read-content'
import { LOOPBACK } from './text-links'

/** Reports values that are valid and hardly meant, and environment variables with a slip in their name. */
export function doubts({ folders, site, home, about, projects, resumes, isFromFiles }: Content): Problem[] {
  const of = (name: string, value: unknown, said: Said[], entry?: string) =>
    problemsIn(folders, name, said, { value, entry })
  const { es } = resumes
  return [
    ...(site ? of('site.ts', site, [...siteDoubts(site), ...marksIn(site)]) : []),
    ...(home
      ? of('home.ts', home, [
          ...twins(home.roles, 'roles'),
          ...featuredTwice(home, projects),
          ...marksIn(home),
        ])
      : []),
    ...(about
      ? of('about.ts', about, [
          ...twins(about.skills, 'skills'),
          ...twins(about.tools, 'tools'),
          ...marksIn(about),
        ])
      : []),
    ...(es ? of('resume.json', es.resume, [...resumeDoubts(es.resume), ...marksIn(es.resume)]) : []),
    ...(projects && isFromFiles ? of('projects.json', projects, projectDoubts(projects), 'project') : []),
    ...variableSlips(process.env),
  ]
}

const MARKS = /\*\*[^*]+\*\*|\[[^\]]+\]\([^)\s]+\)|<\/?(?:b|strong|i|em|u|br|p|a|span)\b[^>]*>/

/** Marks of Markdown and HTML in fields that are shown as plain text. */
function marksIn(value: unknown, keys: PropertyKey[] = []): Said[] {
  if (typeof value === 'string') {
    const [mark] = MARKS.exec(value) ?? []
    return mark
      ? [[keys, `shows ${shown(mark)} as it stands`, 'This field is plain text: take the marks out']]
      : []
  }
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, part]) =>
    marksIn(part, [...keys, Array.isArray(value) ? Number(key) : key]),
  )
}

const FILE_NAME = /\.(?:png|jpe?g|webp|avif|gif|svg|heic)$/i

function siteDoubts({ country, email, legal, portrait, social }: NonNullable<Content['site']>): Said[] {
  const found: Said[] = []
  const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  // Codes that ISO 3166 has retired or reserved have a name too.
  if (country && (!regions.of(country) || country === 'UK'))
    found.push([
      ['country'],
      'is "' + country + '", which is no country',
      'Its codes are those of ISO 3166, such as ES, GB or US',
    ])
  for (const [name, value] of Object.entries({
    email,
    'legal.email': legal.email,
    'legal.taxId': legal.taxId,
  })) {
    const slip = findSlip(name, value)
    if (slip) found.push([name.split('.'), ...slip])
  }
  if (portrait && FILE_NAME.test(portrait.alt))
    found.push([
      ['portrait', 'alt'],
      `is ${shown(portrait.alt)}`,
      "Say what is in the picture, for those who don't see it",
    ])
  social.forEach(({ kind, url }, at) => {
    const { kind: ofHost } = parseAccount(url) as { kind: string }
    const named = foldToPlain(kind).replace(/[^a-z]/g, '')
    const isOther =
      ofHost !== 'website' &&
      NAMED_HOSTS.includes(named) &&
      named !== foldToPlain(ofHost).replace(/[^a-z]/g, '')
    if (isOther)
      found.push([
        ['social', at, 'url'],
        `leads to ${parseUrl(url)?.host}`,
        `Write kind: '${ofHost}', or the address of your account`,
      ])
    if (HOST_ALONE.test(url))
      found.push([
        ['social', at, 'url'],
        `is ${url}, and leads to no account`,
        'Write the address of your profile',
      ])
    if (social.findIndex((other) => other.url === url) < at) found.push([['social', at, 'url'], ...TWICE])
  })
  return found
}

const HOST_ALONE =
  /^https?:\/\/(?:www\.)?(?:github|gitlab|linkedin|instagram|youtube|twitter|x)\.com\/?(?:feed\/?)?$/i
/** Kinds of accounts that are on a host of their own. */
const NAMED_HOSTS = [
  ...['github', 'gitlab', 'linkedin', 'youtube', 'instagram', 'threads'],
  ...['codeberg', 'x', 'bluesky', 'telegram', 'devto', 'stackoverflow'],
]
const TWICE = ['is there twice', 'Keep one of them'] as const

/** Entries of a list whose name an earlier one has. */
function twins(entries: readonly (string | { name: string })[], list: string): Said[] {
  const names = entries.map((one) => foldToPlain(typeof one === 'string' ? one : one.name))
  return names.flatMap((name, at): Said[] => (names.indexOf(name) < at ? [[[list, at], ...TWICE]] : []))
}

function featuredTwice({ featured }: NonNullable<Content['home']>, projects: Content['projects']): Said[] {
  const found = featured.map((name) => findFeatured(projects ?? [], [name]).found[0])
  return found.flatMap((project, at): Said[] => {
    const message = `names ${JSON.stringify(featured[at])} twice`
    return project && found.indexOf(project) < at ? [[['featured', at], message, 'Keep one of them']] : []
  })
}

function projectDoubts(projects: NonNullable<Content['projects']>): Said[] {
  const titles = projects.map(({ title }) => foldToPlain(title).trim())
  return projects.flatMap((project, at): Said[] => {
    const { ghLink, demoLink } = project
    const own = (['ghLink', 'demoLink'] as const).filter((key) =>
      LOOPBACK.test(parseUrl(project[key] ?? '')?.hostname ?? ''),
    )
    const first = titles.indexOf(titles[at] ?? '')
    const twin = `is that of project ${projects[first]?.id} too`
    const same = 'is its demoLink too, so that both buttons lead to one page'
    return [
      ...(first < at ? [[[at, 'title'], twin, "Readers can't tell them apart"] as Said] : []),
      ...marksIn(project.description, [at, 'description']),
      ...own.map((key): Said => [
        [at, key],
        `is ${shown(project[key])}, which is your own machine`,
        'Leave it out',
      ]),
      ...(ghLink && ghLink === demoLink ? [[[at, 'ghLink'], same, 'Leave one of them out'] as Said] : []),
    ]
  })
}

const DATES = ['startDate', 'endDate', 'date', 'releaseDate']

function resumeDoubts(resume: NonNullable<Content['resumes']['es']>['resume']): Said[] {
  const { phone } = resume.basics
  const entries = Object.entries(resume).flatMap(([section, list]) =>
    Array.isArray(list) ? list.map((entry: unknown, at) => ({ section, at, entry })) : [],
  )
  return [
    ...(phone && !/\d{3}/.test(phone.replace(/\D/g, ''))
      ? [[['basics', 'phone'], `is ${shown(phone)}, which nobody can call`, 'Leave it out'] as Said]
      : []),
    ...entries.flatMap(({ section, at, entry }): Said[] => {
      const text = JSON.stringify(entry)
      const isTwin = entries.some(
        (one) => one.section === section && one.at < at && JSON.stringify(one.entry) === text,
      )
      const far = DATES.filter((key) => isFarAway(String(valueAt(entry, [key]) ?? new Date().getFullYear())))
      return [
        ...(isTwin ? [[[section, at], ...TWICE] as Said] : []),
        ...far.map((key): Said => {
          const message = `is ${shown(valueAt(entry, [key]))}, decades from now`
          return [[section, at, key], message, 'Is its year right?']
        }),
      ]
    }),
  ]
}

const ENV_FILES = ['.env', '.env.local', '.env.production', '.env.production.local']

/** Reports variables whose name is one letter away from one that the site knows. */
export function variableSlips(environment: Record<string, string | undefined>): Problem[] {
  const plain = (name: string) => name.toLowerCase().replaceAll('_', '')
  return Object.keys(environment).flatMap((name): Problem[] => {
    if (VARIABLE_NAMES.includes(name)) return []
    const meant = VARIABLE_NAMES.find(
      (one) => plain(one) === plain(name) || isOneSlip(plain(one), plain(name)),
    )
    if (!meant) return []
    const texts = ENV_FILES.filter((file) => existsSync(file)).map(
      (file) => [file, readFileSync(file, 'utf8')] as const,
    )
    const [file, text = ''] = texts.find(([, content]) => new RegExp(`^\\s*${name}=`, 'm').test(content)) ?? [
      'environment',
    ]
    const place = text ? placeAt(text, text.indexOf(name)) : null
    const message = 'is no variable that the site knows'
    return [{ severity: 'warning', file, place, field: name, message, fix: `Did you mean ${meant}?` }]
  })
}
