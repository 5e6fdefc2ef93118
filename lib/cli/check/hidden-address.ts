import { readFileSync } from 'node:fs'
import path from 'node:path'
import { LANGUAGES } from '../../site/language'
import { hiddenAddresses } from '../../site/shown-site'
import { namesAddress } from '../../resume/pdf-pages'
import { readOwnResumeFile } from '../../resume/resume'
import { type Problem, problemsFrom, valueAt } from '../../validation/problems'
import { listFiles } from '../list-files'
import type { Content } from './read-content'

const TEXT = /\.(?:md|ts|json|txt|html?|svg|xml|vcf|webmanifest)$/i
const PRINTED = /\.(pdf|docx)$/i
/** Files with fields that are meant for an address, and such a field: the site leaves it out. */
const WITH_FIELDS = /(?:site\.ts|resume\.json)$/
const FIELD = /\b(?:email|url|href)"?\s*:\s*(["'])(?:mailto:)?[^\s"']+\1/g

/** Reports where an e-mail address appears although `contact: 'form'` hides it from the site. */
export async function hiddenAddressProblems({ folders, site }: Content): Promise<Problem[]> {
  const { value: resumes } = await problemsFrom(() =>
    LANGUAGES.flatMap((language) => readOwnResumeFile(folders, language) ?? []),
  )
  if (!site || !resumes) return []
  const emails = resumes.map(({ value }) => valueAt(value, ['basics', 'email']))
  const addresses = hiddenAddresses(
    site,
    emails.filter((email) => typeof email === 'string'),
  )
  if (addresses.length === 0) return []
  const message = "has your e-mail address in it, though contact in site.ts is 'form'"
  const inFile = async (place: string): Promise<Problem[]> => {
    const below = path.relative(folders.content, place)
    const file = below.startsWith('..') ? path.relative(process.cwd(), place) : `${folders.name}/${below}`
    const problem: Problem = { severity: 'warning', file, place: null, field: '', message, fix: '' }
    const form = PRINTED.exec(place)?.[1]?.toLowerCase() as 'pdf' | 'docx' | undefined
    if (form) {
      const fix = 'A CV is not offered before it is printed again: npm run cv. Take any other file away'
      return (await namesAddress(place, form, addresses)) ? [{ ...problem, fix }] : []
    }
    const lines = TEXT.test(place) ? readFileSync(place, 'utf8').toLowerCase().split('\n') : []
    return lines.flatMap((line, at) => {
      const shown = WITH_FIELDS.test(file) ? line.replace(FIELD, (field) => ' '.repeat(field.length)) : line
      const columns = addresses.map((address) => shown.indexOf(address) + 1)
      const fix = 'Write a link to /contacto in its place'
      return columns.filter(Boolean).map((column) => ({ ...problem, place: { line: at + 1, column }, fix }))
    })
  }
  return (await Promise.all([folders.content, folders.publicFiles].flatMap(listFiles).map(inFile))).flat()
}
