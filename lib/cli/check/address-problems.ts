import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Folders } from '../../config/content-folder'
import { fieldName } from '../../config/field-name'
import { LANGUAGES } from '../../config/language'
import { type Place, placeAt, type Problem } from '../../config/problems'
import { hiddenAddresses, shownSite } from '../../config/shown-site'
import type { Site } from '../../config/site-config'
import type { PrintedForm } from '../../resume/addresses'
import { namesAddress } from '../../resume/printed-address'
import { readOwnResumeFile } from '../../resume/resume'
import { shownResume } from '../../resume/shown-resume'
import { placeIn } from './owner-problems'
import { listFiles } from '../list-files'

const TEXT = /\.(?:md|ts|json|txt|html?|svg|xml|vcf|webmanifest)$/i
const PRINTED = /\.(pdf|docx)$/i

/** Reports where an e-mail address appears although `contact: 'form'` hides it from the site. */
export async function addressProblems(folders: Folders, site: Site): Promise<Problem[]> {
  const resumes = LANGUAGES.flatMap((language) => readOwnResumeFile(folders, language) ?? [])
  const addresses = hiddenAddresses(site, resumes.map(emailOf))
  if (addresses.length === 0) return []
  const inFields = [
    ...fieldsNaming(shownSite(site), addresses).map((keys) =>
      named(`${folders.name}/site.ts`, placeIn(folders, 'site', keys), fieldName(site, keys)),
    ),
    ...resumes.flatMap(({ name, value, locate }) =>
      fieldsNaming(shownResume(value, site), addresses).map((keys) =>
        named(name, locate(keys), fieldName(value, keys)),
      ),
    ),
  ]
  const byField = ['site.ts', ...resumes.map(({ name }) => name.slice(folders.name.length + 1))]
  const files = [folders.content, folders.publicFiles].flatMap((folder) =>
    listFiles(folder).filter((file) => !byField.includes(path.relative(folders.content, file))),
  )
  const inFiles = files.map((file) => problemsOfFile(file, addresses, folders))
  return [...inFields, ...(await Promise.all(inFiles)).flat()]
}

async function problemsOfFile(file: string, addresses: string[], folders: Folders): Promise<Problem[]> {
  const name = nameOf(file, folders)
  const form = PRINTED.exec(file)?.[1]?.toLowerCase() as PrintedForm | undefined
  if (form) return (await namesAddress(file, form, addresses)) ? [printed(name)] : []
  if (!TEXT.test(file)) return []
  const text = readFileSync(file, 'utf8')
  const at = addresses.map((address) => text.toLowerCase().indexOf(address)).filter((found) => found >= 0)
  return at.map((offset) => named(name, placeAt(text, offset)))
}

const SETTING = "though contact in site.ts is 'form'"

function named(file: string, place: Place | null, field = ''): Problem {
  const message = `${field ? 'names' : 'has'} your e-mail address in it, ${SETTING}, and the site shows it`
  const fix = 'Write a link to /contacto in its place'
  return { severity: 'warning', file, place, field, message, fix }
}

function printed(file: string): Problem {
  const message = `has your e-mail address in it, ${SETTING}`
  const fix = 'A CV is not offered before it is printed again: npm run cv. Take any other file away'
  return { severity: 'warning', file, place: null, field: '', message, fix }
}

/** Returns the key paths of strings in a value that contain one of the addresses. */
function fieldsNaming(value: unknown, addresses: string[], keys: PropertyKey[] = []): PropertyKey[][] {
  if (typeof value === 'string')
    return addresses.some((address) => value.toLowerCase().includes(address)) ? [keys] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, held]) =>
    fieldsNaming(held, addresses, [...keys, Array.isArray(value) ? Number(key) : key]),
  )
}

function emailOf({ value }: { value: unknown }): string | undefined {
  const email: unknown = Object(Object(value).basics).email
  return typeof email === 'string' ? email : undefined
}

function nameOf(file: string, { name, content }: Folders): string {
  const below = path.relative(content, file)
  return below.startsWith('..') ? path.relative(process.cwd(), file) : `${name}/${below}`
}
