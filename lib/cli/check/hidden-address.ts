import { readFileSync } from 'node:fs'
import path from 'node:path'
import { LANGUAGES } from '../../site/language'
import { hiddenAddresses, shownSite } from '../../site/shown-site'
import { namesAddress } from '../../resume/printed-address'
import { readOwnResumeFile } from '../../resume/resume'
import { shownResume } from '../../resume/shown-resume'
import { fieldName, type Place, placeAt, type Problem, problemsFrom } from '../../validation/problems'
import { listFiles } from '../list-files'
import { placeIn } from './problems-in'
import type { Content } from './read-content'

const TEXT = /\.(?:md|ts|json|txt|html?|svg|xml|vcf|webmanifest)$/i
const PRINTED = /\.(pdf|docx)$/i

/** Reports where an e-mail address appears although `contact: 'form'` hides it from the site. */
export async function hiddenAddressProblems({ folders, site }: Content): Promise<Problem[]> {
  const { value: resumes } = await problemsFrom(() =>
    LANGUAGES.flatMap((language) => readOwnResumeFile(folders, language) ?? []),
  )
  if (!site || !resumes) return []
  const emails = resumes.map(({ value }) => Object(Object(value).basics).email as unknown)
  const addresses = hiddenAddresses(
    site,
    emails.filter((email) => typeof email === 'string'),
  )
  if (addresses.length === 0) return []
  const sources = [
    {
      name: `${folders.name}/site.ts`,
      shown: shownSite(site) as unknown,
      locate: (keys: PropertyKey[]) => placeIn(folders, 'site.ts', keys),
    },
    ...resumes.map(({ name, value, locate }) => ({ name, shown: shownResume(value, site), locate })),
  ]
  const inFields = sources.flatMap(({ name, shown, locate }) =>
    fieldsNaming(shown, addresses).map((keys) => named(name, locate(keys), fieldName(shown, keys))),
  )
  const inFiles = [folders.content, folders.publicFiles].flatMap(listFiles).map(async (place) => {
    const below = path.relative(folders.content, place)
    const file = below.startsWith('..') ? path.relative(process.cwd(), place) : `${folders.name}/${below}`
    if (sources.some(({ name }) => name === file)) return []
    const form = PRINTED.exec(place)?.[1]?.toLowerCase() as 'pdf' | 'docx' | undefined
    if (form) return (await namesAddress(place, form, addresses)) ? [named(file, null, '', true)] : []
    const text = TEXT.test(place) ? readFileSync(place, 'utf8') : ''
    const offsets = addresses.map((address) => text.toLowerCase().indexOf(address))
    return offsets.filter((at) => at >= 0).map((at) => named(file, placeAt(text, at)))
  })
  return [...inFields, ...(await Promise.all(inFiles)).flat()]
}

/** @param isPrinted for a printed CV, which isn't offered as long as it has the address */
function named(file: string, place: Place | null, field = '', isPrinted = false): Problem {
  const has = `${field ? 'names' : 'has'} your e-mail address in it, though contact in site.ts is 'form'`
  const again = 'A CV is not offered before it is printed again: npm run cv. Take any other file away'
  const words = isPrinted
    ? { message: has, fix: again }
    : { message: `${has}, and the site shows it`, fix: 'Write a link to /contacto in its place' }
  return { severity: 'warning', file, place, field, ...words }
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
