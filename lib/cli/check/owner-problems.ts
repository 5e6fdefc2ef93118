import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { causeOf } from '../../site/log'
import { env } from '../../site/env'
import { otherWay, readPrivacyPolicy } from '../../privacy/privacy-policy'
import { createPictureCheck } from '../../content/sources/files/pictures-beside'
import { findFeatured } from '../../projects/project'
import { placeAt, type Problem, problemsFrom, problemsOf } from '../../validation/problems'
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
  const named = projects?.map((one) => ({ ...one, story: told.find(({ id }) => id === one.id)?.slug }))
  const { unknown } = findFeatured(named ?? [], (named && home?.featured) ?? [])
  // Fields that depend on environment variables. Their modules read site.ts when they are imported.
  const configured = [
    await problemsFrom(async () => site && (await import('../../site/site-url')).assertPublic(site.url)),
    await problemsFrom(async () => {
      const { mailAddresses } = await import('../../contact/mail')
      if (site && env.SMTP_URL) mailAddresses(env, site.email)
    }),
  ].flatMap(({ problems }) => problems)
  return [
    ...configured.map((one) => ({ ...one, place: one.place ?? placeIn(folders, 'site.ts', [one.field]) })),
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

/** Reports why the privacy policy can't be shown, and a missing way to contact the owner. */
export async function privacyProblems({ folders, site }: Content): Promise<Problem[]> {
  if (!site || site.without.includes('privacy')) return []
  const place = path.join(folders.content, 'privacy.md')
  const at = { file: `${folders.name}/privacy.md`, place: null, field: '' }
  const error = { ...at, severity: 'error' } as const
  if (!existsSync(place)) {
    const fix = 'Restore it: the page of the privacy policy is made from it'
    return [{ ...error, message: 'is missing', fix }]
  }
  try {
    await readPrivacyPolicy(site)
  } catch (thrown) {
    const [, message = causeOf(thrown)] = /^\S+\.md: (.*)$/s.exec(causeOf(thrown)) ?? []
    const [datum] = /\{\{\w+\}\}/.exec(message) ?? []
    const policy = readFileSync(place, 'utf8')
    const words = datum
      ? { place: placeAt(policy, policy.indexOf(datum)), fix: 'Correct its name, or take it out' }
      : { fix: '' }
    return problemsOf(thrown) ?? [{ ...error, message, ...words }]
  }
  if (site.contact !== 'form' || otherWay(site) !== null) return []
  const message = "names no way to reach you: contact in site.ts is 'form', and there is no form"
  const fix = "Give legal.address, or write contact: 'form and address'"
  return [{ ...at, severity: 'warning', message, fix }]
}
