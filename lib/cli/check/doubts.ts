import { variableLine, VARIABLE_NAMES } from '../../site/env'
import { findFeatured } from '../../projects/project'
import { foldToPlain } from '../../text/folding'
import { isOrigin, parseUrl } from '../../text/parse-url'
import { isOneSlip, valueAt, shown } from '../../validation/problems'
import { kindOf, NAMED } from '../setup/accounts'
import type { Content } from './read-content'
import type { Check, Report, Say } from './report'
import type { Resume } from '../../resume/schema'
import type { Site } from '../../site/site-config'
import { LOOPBACK } from './text-links'
import { FILE_NAME } from './text-parts'

/** Reports values that are valid and hardly meant, and environment variables with a slip in their name. */
export const doubts: Check = ({ site, home, about, projects, resumes, isFromFiles }, report) => {
  const of = <T>(file: string, value: T | null | undefined, tell: (value: T, say: Say) => void) => {
    const say = report(file)
    if (value) tell(value, say)
    marksIn(value, say)
  }
  of('site.ts', site, siteDoubts)
  of('home.ts', home, ({ roles, featured }, say) => {
    sayTwice(roles, ['roles'], say)
    const found = featured.map((name) => findFeatured(projects ?? [], [name]).found[0])
    sayTwice(found, ['featured'], say)
  })
  of('about.ts', about, ({ skills, tools }, say) => {
    sayTwice(skills, ['skills'], say)
    sayTwice(tools, ['tools'], say)
  })
  of('resume.json', resumes.es?.resume, resumeDoubts)
  of('projects.json', isFromFiles ? projects : null, projectDoubts)
  sayVariableSlips(process.env, report)
}

/** Markdown and HTML that a field of plain text shows as it stands. */
export const PAIRS =
  /(?<![\w*])\*\*(?=\S)[^*]+(?<=\S)\*\*(?!\w)|\[[^\]]+\]\((?:https?:|mailto:|\/|#)[^)\s]*\)|<(b|strong|i|em|u|span|a)\b[^>]*>.*?<\/\1>/
const MARKS = new RegExp(`${PAIRS.source}|<(?:br|p)\\s*\\/?>|&(?:[a-z]{2,8}|#\\d+);`)

/** Reports such marks in every text of a value. */
export function marksIn(value: unknown, say: Say, marks = MARKS): void {
  for (const [keys, text] of textsIn(value)) {
    const [mark] = marks.exec(text) ?? []
    if (mark) say(keys, `shows ${shown(mark)} as it stands`, 'This field is plain text: take the marks out')
  }
}

/** Returns every text of a value, with its path. */
function textsIn(value: unknown, keys: PropertyKey[] = []): [keys: PropertyKey[], text: string][] {
  if (typeof value === 'string') return [[keys, value]]
  return Object.entries(Object(value)).flatMap(([key, part]) =>
    textsIn(part, [...keys, Array.isArray(value) ? Number(key) : key]),
  )
}

/** Years between now and a date that was mistyped rather than chosen. */
const FAR_YEARS = { past: 40, future: 10 }

/** Whether a date lies decades away, as one with a slip in its year does. */
export function isFarAway(date: string): boolean {
  const years = Number(date.slice(0, 4)) - new Date().getFullYear()
  return years > FAR_YEARS.future || years < -FAR_YEARS.past
}

/** Reports entries of a list that are there already, in whatever case. */
function sayTwice(entries: readonly unknown[], keys: PropertyKey[], say: Say): void {
  const texts = entries.map((one) => foldToPlain(JSON.stringify(valueAt(one, ['name']) ?? one ?? '')))
  for (const [at, text] of texts.entries())
    if (entries[at] && texts.indexOf(text) < at) say([...keys, at], 'is there twice', 'Keep one of them')
}

function siteDoubts({ country, email, legal, menu, portrait, social }: Site, say: Say): void {
  const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  // Codes that ISO 3166 has retired or reserved have a name too.
  if (country && (!regions.of(country) || country === 'UK'))
    say(['country'], `is "${country}", which is no country`, 'Codes are those of ISO 3166, such as ES or GB')
  sayMailSlip(['email'], email, say)
  sayMailSlip(['legal', 'email'], legal.email, say)
  sayTaxIdSlip(legal.taxId, say)
  if (portrait && FILE_NAME.test(portrait.alt))
    say(['portrait', 'alt'], `is ${shown(portrait.alt)}`, "Say what is in it, for those who don't see it")
  const pages = menu.map(({ page }) => page)
  sayTwice(pages, ['menu'], say)
  for (const [at, { kind, url }] of social.entries()) {
    const keys = ['social', at, 'url']
    const [named, ofHost] = [foldToPlain(kind).replace(/[^a-z]/g, ''), kindOf(url)]
    if (NAMED.test(named) && NAMED.test(ofHost) && named !== ofHost)
      say(keys, `leads to ${parseUrl(url)?.host}`, `Write kind: '${ofHost}', or the address of your account`)
    if (isOrigin(url) && ofHost !== 'website')
      say(keys, `is ${url}, and leads to no account`, 'Write the address of your profile')
    if (social.findIndex((other) => other.url === url) < at) say(keys, 'is there twice', 'Keep one of them')
  }
}

/** Hosts of mail that many people have. */
const MAIL_HOSTS = [
  'gmail.com',
  'hotmail.com',
  'hotmail.es',
  'outlook.com',
  'outlook.es',
  'yahoo.es',
  'icloud.com',
]

function sayMailSlip(keys: string[], address: string | null | undefined, say: Say): void {
  const [user, host = ''] = address?.split('@') ?? []
  const isMeant = (one: string) => one[0] === host[0] && isOneSlip(one, host)
  const meant = MAIL_HOSTS.includes(host) ? undefined : MAIL_HOSTS.find(isMeant)
  if (meant) say(keys, `is ${shown(address)}`, `Did you mean ${user}@${meant}?`)
}

const NIF_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE'

/** Reports a Spanish tax id whose letter is wrong; of a foreigner's (NIE) the first one counts as its place in XYZ. */
function sayTaxIdSlip(taxId: string | null | undefined, say: Say): void {
  const plain = taxId?.replace(/[\s.-]/g, '').toUpperCase() ?? ''
  const [, number = '', letter] = /^([XYZ\d]\d{7})([A-Z])$/.exec(plain) ?? []
  const digits = number.replace(/^[XYZ]/, (first) => String('XYZ'.indexOf(first)))
  const right = NIF_LETTERS[Number(digits) % NIF_LETTERS.length]
  const message = `is ${shown(taxId)}, whose letter does not belong to its number`
  if (letter && letter !== right) say(['legal', 'taxId'], message, `Did you mean ${number}${right}?`)
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
      say([at, 'ghLink'], 'is its demoLink too: both buttons lead to one page', 'Leave one of them out')
  }
}

const DATES = ['startDate', 'endDate', 'date', 'releaseDate']

function resumeDoubts(resume: Resume, say: Say): void {
  const { phone, email } = resume.basics
  if (phone && !/\d{3}/.test(phone.replace(/\D/g, '')))
    say(['basics', 'phone'], `is ${shown(phone)}, which nobody can call`, 'Leave it out')
  sayMailSlip(['basics', 'email'], email, say)
  for (const [section, list] of Object.entries(resume)) {
    if (!Array.isArray(list)) continue
    sayTwice(
      list.map((entry) => JSON.stringify(entry)),
      [section],
      say,
    )
    for (const at of list.keys())
      for (const key of DATES) {
        const date = valueAt(list, [at, key])
        if (typeof date === 'string' && isFarAway(date))
          say([section, at, key], `is ${shown(date)}, decades from now`, 'Is its year right?')
      }
  }
}

/** Reports variables whose name is one letter away from one that the site knows. */
export function sayVariableSlips(environment: Record<string, string | undefined>, report: Report): void {
  const plain = (name: string) => name.toLowerCase().replaceAll('_', '')
  for (const field of Object.keys(environment)) {
    const isMeant = (one: string) => plain(one) === plain(field) || isOneSlip(plain(one), plain(field))
    const meant = VARIABLE_NAMES.includes(field) ? undefined : VARIABLE_NAMES.find(isMeant)
    if (!meant) continue
    const { file = 'environment', line } = variableLine(field) ?? {}
    const place = line === undefined ? null : { line, column: 1 }
    const message = 'is no variable that the site knows'
    report(file)([], message, `Did you mean ${meant}?`, { file, place, field })
  }
}
