import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { runModule } from '../../lib/site/run-module'

/** The recognisable parts of a content folder: its words, and its files by their hash. */
export type Traces = {
  words: string[]
  /** The privacy policy, a template that every owner may use. */
  policy: string
  files: Map<string, string>
}

/** Keys whose values are not personal: product names, kinds, dates and values fixed by a format. */
const COMMON = new Set([
  'kind',
  'icon',
  'tipo',
  'network',
  'fluency',
  'studyType',
  'language',
  'keywords',
  '$schema',
])
const COMMON_LISTS = new Set(['skills', 'tools', 'languages', 'tags', 'order'])
/**
 * Minimum length: shorter words also occur inside of other words. Values that identify the person count at any length.
 */
const LEAST = 9
const PERSONAL = new Set(['name', 'title', 'city', 'taxId', 'email'])
const LINES_OF_ARTICLE = 14

/**
 * @param content absolute path of the sample's content folder
 * @param own texts of the new owner, whose words are not traces
 */
export function tracesOf(content: string, own: string): Traces {
  const names = readdirSync(content, { recursive: true }).map(String)
  const read = (name: string) => readFileSync(path.join(content, name))
  const modules = names
    .filter((name) => /(?:site|home|about)\.ts$/.test(name))
    .map((name) => runModule(path.join(content, name))[path.basename(name, '.ts')])
  const data = names
    .filter((name) => /(?:resume|projects)\.json$/.test(name))
    .map((name) => JSON.parse(String(read(name))) as unknown)
  const articles = names.filter((name) => /^articles.+\.md$/.test(name))
  const stories = names.filter((name) => /^projects.+\.md$/.test(name))
  const words = new Set([
    ...[...modules, ...data].flatMap((value) => wordsOf(value)),
    ...articles.map((name) => path.basename(name).replace(/(?:\.en)?\.md$/, '')),
    ...[...articles, ...stories].flatMap((name) => sentencesOf(String(read(name)))),
  ])
  const policy = names.filter((name) => name.startsWith('privacy')).map((name) => String(read(name)))
  const files = names.filter((name) => /\.(?:svg|png|jpe?g|webp|pdf)$/.test(name))
  return {
    words: [...words].filter((word) => !own.includes(word)).sort(),
    policy: policy.join('\n'),
    files: new Map(files.map((name) => [hashOf(read(name)), name])),
  }
}

export function hashOf(data: Buffer): string {
  return createHash('sha256').update(data).digest('hex')
}

/**
 * Returns the sample's words in a text.
 * @param isPolicy whether words of the policy template are allowed
 */
export function wordsIn(text: string, { words, policy }: Traces, isPolicy: boolean): string[] {
  return words.filter((word) => text.includes(word) && !(isPolicy && policy.includes(word)))
}

function wordsOf(value: unknown, key = ''): string[] {
  if (COMMON.has(key)) return []
  if (typeof value === 'string')
    return value.length >= LEAST || PERSONAL.has(key) ? [value, ...hostOf(value)] : []
  if (Array.isArray(value)) {
    const isCommon = COMMON_LISTS.has(key)
    return isCommon ? [] : value.flatMap((one) => wordsOf(one, key))
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, held]) => wordsOf(held, name))
}

function hostOf(text: string): string[] {
  const host = /^(?:https?:\/\/|[^@\s]+@)([\w.-]+)/.exec(text)?.[1]
  return host ? [host] : []
}

/** Returns the prose values of the front matter and the first sentences of the text. */
function sentencesOf(article: string): string[] {
  const lines = article.split('\n').slice(0, LINES_OF_ARTICLE)
  return lines.map((line) => line.replace(/^\w+:\s+/, '').trim()).filter((line) => line.split(' ').length > 3)
}
