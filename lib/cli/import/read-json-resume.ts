import { readFile } from 'node:fs/promises'
import { isRecord } from '../../content/read-values'
import { fetchText } from '../../content/http/fetch-text'
import type { Found, ResumeRow } from './merge-resume'
import { Refusal } from './post'

/** Names that fields had in earlier versions of JSON Resume, by section; those of all sections come first. */
const OLD_NAMES: Record<string, Record<string, string>> = {
  '*': { website: 'url' },
  basics: { picture: 'image' },
  work: { company: 'name' },
  education: { gpa: 'score' },
  languages: { name: 'language', level: 'fluency' },
}
const MAX_REDIRECTS = 3

/**
 * Reads a CV in the form of JSON Resume, also of its earlier versions.
 * @param given a file, or the address of one: of a gist or the registry, too
 * @throws Refusal with the reason as a sentence
 */
export async function readJsonResume(given: string): Promise<Found> {
  const text = /^https?:/i.test(given) ? await fetchJson(resumeAddress(given)) : await readFile(given, 'utf8')
  let resume: unknown
  try {
    resume = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new Refusal(`${given} is no whole JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  if (!isRecord(resume) || !isRecord(resume.basics))
    throw new Refusal(`${given} is no CV in the form of JSON Resume: it has no basics`)
  const renamed = Object.entries(resume).map(([section, value]) => [section, withNewNames(section, value)])
  return { resume: Object.fromEntries(renamed) as ResumeRow, left: [] }
}

/** Returns the address of the file itself, for the page of a gist or of somebody's CV in the registry. */
export function resumeAddress(page: string): string {
  const { host, pathname } = new URL(page)
  const path = pathname.replace(/\/$/, '')
  if (host === 'gist.github.com') return `https://gist.githubusercontent.com${path}/raw/resume.json`
  const isRegistry = host === 'registry.jsonresume.org' && !path.endsWith('.json')
  return isRegistry ? `https://${host}${path}.json` : page
}

async function fetchJson(address: string): Promise<string> {
  let url = address
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const { status, text, location } = await fetchText(url, { accept: 'application/json' })
    if (status === 200) return text
    if (status < 300 || status >= 400 || !location) throw new Refusal(`${url} answered ${status}`)
    url = new URL(location, url).href
  }
  throw new Refusal(`${address} redirects more than ${MAX_REDIRECTS} times`)
}

function withNewNames(section: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => withNewNames(section, entry))
  if (!isRecord(value)) return value
  const names: Record<string, string> = { ...OLD_NAMES['*'], ...OLD_NAMES[section] }
  // A field under its new name counts before the old one.
  const renamed = Object.entries(value).map(([name, field]) => [names[name] ?? name, field])
  return {
    ...Object.fromEntries(renamed),
    ...Object.fromEntries(Object.entries(value).filter(([name]) => !names[name])),
  }
}
