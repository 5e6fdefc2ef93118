import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { causeOf } from '../../site/log'
import { hasContactForm } from '../../site/contact-settings'
import type { Folders } from '../../site/content-folder'
import { otherWay, readPrivacyPolicy } from '../../content/privacy-policy'
import { createPictureCheck } from '../../content/sources/files/pictures-beside'
import { placeAt, type Problem, problemsFrom, problemsOf } from '../../validation/problems'
import { fingerprint, SAMPLE } from '../sample/sample'
import { placeIn, problemsIn, type Say } from './problems-in'
import type { Content } from './read-content'

/**
 * Reports fields of `site.ts`, `home.ts` and `about.ts` that are valid in themselves and can't be used: an address that
 * only this machine can open, a mail server without a recipient, pictures, an icon and featured projects that aren't
 * there.
 */
export async function ownerProblems(content: Content): Promise<Problem[]> {
  const { folders, site, home, about, projects, told } = content
  const pictureFault = createPictureCheck(folders)
  const pictures: [module: string, keys: string[], address: string | null | undefined][] = [
    ['site.ts', ['portrait', 'image'], site?.portrait?.image],
    ['site.ts', ['portrait', 'night'], site?.portrait?.night],
    ['site.ts', ['icon'], site?.icon],
    ['about.ts', ['picture', 'image'], about?.picture?.image],
  ]
  const { findFeatured } = await import('../../projects/project')
  const named = projects?.map((one) => ({ ...one, story: told.find(({ id }) => id === one.id)?.slug }))
  const { unknown } = findFeatured(named ?? [], (named && home?.featured) ?? [])
  return [
    ...(site ? await configurationProblems(folders, site) : []),
    ...pictures.flatMap(([module, keys, address]) => {
      const fault = pictureFault(address)
      const tell = (say: Say) => fault && say(keys, fault.message, fault.fix)
      return problemsIn(folders, module, tell, { severity: 'error' })
    }),
    ...problemsIn(folders, 'home.ts', (say) => {
      for (const name of unknown) say(['featured'], `names ${JSON.stringify(name)}, which is no project`)
    }),
  ]
}

/** Checks the fields that depend on environment variables. */
async function configurationProblems(
  folders: Folders,
  site: NonNullable<Content['site']>,
): Promise<Problem[]> {
  const { problems } = await problemsFrom(async () => {
    const { assertPublic } = await import('../../site/site-url')
    assertPublic(site.url)
  })
  const recipient = await problemsFrom(async () => {
    const { env } = await import('../../site/env')
    const { mailAddresses } = await import('../../contact/mail')
    if (env.SMTP_URL) mailAddresses(env, site.email)
  })
  return [...problems, ...recipient.problems].map((problem) => ({
    ...problem,
    place: problem.place ?? placeIn(folders, 'site.ts', [problem.field]),
  }))
}

/** Matches a sentence that denies having forms: `no tiene formularios`, `no dispone de ningún formulario`. */
const NO_FORMS =
  /\bno\s+(?:tiene|hay|dispone\s+de|cuenta\s+con|contiene|incluye|existen?|usa|utiliza|ofrece)\s+(?:ning[uú]n\s+)?formularios?\b(?!\s+de\s+(?!contacto))/iu

/** The month of the last change of the sample's policy. */
const SAMPLE_MONTH = 'junio de 2025'

/** Reports why the privacy policy can't be shown, what it says that is untrue, and a missing way to contact the owner. */
export async function privacyProblems({ folders, site }: Content): Promise<Problem[]> {
  if (!site || site.without.includes('privacy')) return []
  const file = path.join(folders.content, 'privacy.md')
  const problem = (severity: Problem['severity'], message: string, fix: string, at = -1): Problem => {
    const place = at < 0 ? null : placeAt(policy, at)
    return { severity, file: `${folders.name}/privacy.md`, place, field: '', message, fix }
  }
  const policy = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (!existsSync(file))
    return [problem('error', 'is missing', 'Restore it: the page of the privacy policy is made from it')]
  try {
    await readPrivacyPolicy(site)
  } catch (error) {
    const [, message = causeOf(error)] = /^\S+\.md: (.*)$/s.exec(causeOf(error)) ?? []
    const datum = /\{\{\w+\}\}/.exec(message)?.[0]
    const fix = datum ? 'Correct its name, or take it out' : ''
    return problemsOf(error) ?? [problem('error', message, fix, datum ? policy.indexOf(datum) : -1)]
  }
  const found: Problem[] = []
  const isSample = SAMPLE.files['privacy.md'] === fingerprint('privacy.md', policy)
  if (site.legal.updated === SAMPLE_MONTH && !isSample) {
    const message = `is the month of the sample's policy, and ${folders.name}/privacy.md says something else`
    const tell = (say: Say) => say(['legal', 'updated'], message, 'Write the month of its last change')
    found.push(...problemsIn(folders, 'site.ts', tell))
  }
  const denial = hasContactForm() ? policy.search(NO_FORMS) : -1
  if (denial >= 0) {
    const fix = 'Take the sentence out: what the form keeps is said by itself'
    found.push(problem('warning', 'says that there are no forms, but there is the contact form', fix, denial))
  }
  if (site.contact === 'form' && otherWay(site) === null) {
    const message = "names no way to reach you: contact in site.ts is 'form', and there is no form"
    found.push(problem('warning', message, "Give legal.address, or write contact: 'form and address'"))
  }
  return found
}
