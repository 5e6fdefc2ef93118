import { z } from 'zod'
import { isHttpAddress, isOrigin, parseUrl } from '../text/parse-url'
import { isMailAddress } from './schema-parts'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Returns the folder of the site that contains a folder for visitors' data, if one does. Files there would be served, or
 * would not survive a build.
 * @param folder relative to the project, or absolute
 */
function publishedFolderOf(folder: string, { NEXT_DIST_DIR, CONTENT_DIR }: z.infer<typeof variables>) {
  const places = [
    { folder: NEXT_DIST_DIR, why: 'which a build may delete' },
    { folder: 'public', why: 'which everybody can read' },
    { folder: CONTENT_DIR, why: 'which is published' },
  ]
  return places.find((place) => isWithin(folder, place.folder))
}

function isWithin(folder: string, place: string): boolean {
  const [outer, inner] = [place, folder].map((name) => path.resolve(/* turbopackIgnore: true */ name))
  // A content folder that is the project itself contains everything.
  if (outer === process.cwd()) return false
  const below = path.relative(outer ?? '', inner ?? '')
  return below.split(path.sep)[0] !== '..' && !path.isAbsolute(below)
}

/** Invalid environment variables; the message lists every problem in the owner's terms. */
export class EnvironmentError extends Error {
  constructor(problems: string[]) {
    super(
      `The environment variables need attention (see .env.example):\n${problems.map((p) => `  - ${p}`).join('\n')}`,
    )
    this.name = 'EnvironmentError'
  }
}

const httpAddress = (example: string) =>
  z
    .string()
    .refine(
      isHttpAddress,
      `must be a full address that begins with http:// or https://, for example ${example}`,
    )
    .transform((value) => value.replace(/\/+$/, ''))

/** The paths of the API are appended to it. */
const apiAddress = (example: string) =>
  httpAddress(example).refine((value) => !/[?#]/.test(value), 'must end before a query')

function hasHost(value: string, scheme: RegExp): boolean {
  const url = parseUrl(value)
  return url !== null && scheme.test(url.protocol) && url.hostname !== ''
}

const wholeNumber = (unit: string, min: number, max: number) =>
  z
    .string()
    .refine(
      (value) => /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max,
      `must be a whole number of ${unit} from ${min} to ${max}`,
    )
    .transform(Number)

const variables = z.object({
  CONTENT_DIR: z
    .string()
    .transform((value) => value.replace(/^\.\/|\/+$/g, ''))
    .default('content'),
  SITE_URL: httpAddress('https://www.example.com')
    .refine(isOrigin, 'must be an address alone, without a path, a query or a user name')
    .transform((value) => new URL(value).origin)
    .optional(),
  SITE_INDEXING: z.enum(['on', 'off'], 'must be "on" or "off"').default('on'),
  PORTFOLIO_API_LOCAL: apiAddress('http://localhost:8000').optional(),
  PORTFOLIO_API_PRODUCTION: apiAddress('https://www.example.com').optional(),
  REVALIDATE_SECONDS: wholeNumber('seconds', 1, 31_536_000).default(300),
  REVALIDATE_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  PREVIEW_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  GITHUB_TOKEN: z.string().optional(),
  REDIS_URL: z
    .string()
    .refine(
      (value) => hasHost(value, /^rediss?:$/),
      'must be an address that begins with redis:// or rediss://, for example redis://localhost:6379',
    )
    .optional(),
  CONTACT_FORM: z.enum(['on', 'off'], 'must be "on" or "off"').default('on'),
  CONTACT_DIR: z.string().default('messages'),
  CONTACT_KEEP_DAYS: wholeNumber('days', 1, 3_650).default(90),
  CONTACT_TO: z
    .string()
    .refine(isMailAddress, 'must be one e-mail address, for example hola@example.com')
    .optional(),
  SMTP_URL: z
    .string()
    .refine(
      (value) => hasHost(value, /^smtps?:$/),
      'must be an address that begins with smtp:// or smtps://, for example smtps://user:password@mail.example.com',
    )
    .optional(),
  TRUST_PROXY: wholeNumber('proxies', 0, 10).default(0),
  NEXT_DEPLOYMENT_ID: z
    .string()
    .regex(/^[\w-]+$/, 'must consist of letters without accents, digits, - and _')
    .optional(),
  NEXT_OUTPUT: z.literal('standalone', 'must be "standalone", or not be set').optional(),
  NEXT_DIST_DIR: z.string().default('.next'),
  NEXT_PHASE: z.string().optional(),
  // Lets builds of the tests reuse the bundler's cache of the one before.
  BUILD_CACHE: z.enum(['on', 'off'], 'must be "on" or "off"').default('off'),
  // Set by npm run export:static for the site that it copies.
  PAGES_IN_MEMORY: z.string().optional(),
  // The same: lib/site/base-path.ts.
  BASE_PATH: z.string().optional(),
  // Set by the host of this name.
  VERCEL: z.string().optional(),
  // Set by next.config.mjs: unique for each build, shared by all of its processes.
  PORTFOLIO_BUILD: z.string().optional(),
})

/** The names of all variables that the site knows. */
export const VARIABLE_NAMES = Object.keys(variables.shape)

const schema = variables.superRefine((given, context) => {
  const inside = publishedFolderOf(given.CONTACT_DIR, given)
  if (inside)
    context.addIssue({
      code: 'custom',
      path: ['CONTACT_DIR'],
      message: `lies inside of ${inside.folder}, ${inside.why}: messages need a folder of their own`,
    })
})

export type Environment = z.infer<typeof schema>

/** Variables whose values are never printed: secrets, and URLs that may contain a password. */
const SECRETS = /TOKEN$|SECRET$|^(REDIS|SMTP)_URL$/

/** Files that Next reads variables from; of two that set one the first counts. */
const FILES = ['.env.production.local', '.env.local', '.env.production', '.env']

/** Returns the line of a file that sets a variable to a value; null for one that was set otherwise. */
export function variableLine(name: string, value = ''): { file: string; line: number } | null {
  const start = new RegExp(`^\\s*(?:export\\s+)?${name}\\s*=`)
  for (const file of FILES) {
    const place = path.resolve(/* turbopackIgnore: true */ file)
    const text = existsSync(/* turbopackIgnore: true */ place) ? readFileSync(place, 'utf8') : ''
    const at = text.split('\n').findIndex((line) => start.test(line) && line.includes(value))
    if (at >= 0) return { file, line: at + 1 }
  }
  return null
}

/**
 * Parses and validates every variable that the site knows; a blank value counts as unset.
 * @param variables as in `process.env`
 * @throws EnvironmentError listing all problems at once, without secrets
 */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()))
  const result = schema.safeParse(given)
  if (result.success) return result.data
  throw new EnvironmentError(
    result.error.issues.map(({ path, message }) => {
      const name = String(path[0])
      const shown = SECRETS.test(name) ? 'the value given' : `"${given[name]}"`
      const at = variableLine(name, given[name])
      return `${at ? `${at.file}:${at.line}: ` : ''}${name}: ${shown} ${message}.`
    }),
  )
}

export const env = parseEnvironment(process.env)

/** True during `next build`, where cached content of an earlier build must not replace a source that is down. */
export const isBuilding = env.NEXT_PHASE === 'phase-production-build'

/** True under `next dev`, where pages are rendered on every request and Next's internal paths differ. */
export const isDevelopment = process.env.NODE_ENV === 'development'
