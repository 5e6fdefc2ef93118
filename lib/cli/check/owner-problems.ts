import { env } from '../../site/env'
import { otherWay } from '../../privacy/privacy-policy'
import { createPictureCheck } from '../../content/sources/files/pictures-beside'
import { findFeatured } from '../../projects/project'
import { problemsFrom } from '../../validation/problems'
import type { Check } from './report'

/**
 * Reports fields of `site.ts`, `home.ts` and `about.ts` that are valid in themselves and can't be used: an address that
 * only this machine can open, a mail server without a recipient, pictures, an icon and featured projects that aren't
 * there, and no way to contact the owner.
 */
export const ownerProblems: Check = async ({ folders, site, home, about, projects, told }, report) => {
  // Fields that depend on environment variables. Their modules read site.ts when they are imported.
  const configured = [
    await problemsFrom(async () => site && (await import('../../site/site-url')).assertPublic(site.url)),
    await problemsFrom(
      async () => site && env.SMTP_URL && (await import('../../contact/mail')).mailAddresses(env, site.email),
    ),
  ].flatMap(({ problems }) => problems)
  for (const { field, message, fix, severity } of configured)
    report('site.ts')([field], message, fix, { severity })

  const pictureFault = createPictureCheck(folders)
  const pictures: [file: string, keys: string[], address: string | null | undefined][] = [
    ['site.ts', ['portrait', 'image'], site?.portrait?.image],
    ['site.ts', ['portrait', 'night'], site?.portrait?.night],
    ['site.ts', ['icon'], site?.icon],
    ['about.ts', ['picture', 'image'], about?.picture?.image],
  ]
  for (const [file, keys, address] of pictures) {
    const fault = pictureFault(address)
    if (fault) report(file)(keys, fault.message, fault.fix, { severity: 'error' })
  }

  const named = projects?.map((one) => ({ ...one, story: told.find(({ id }) => id === one.id)?.slug }))
  const { unknown } = findFeatured(named ?? [], (named && home?.featured) ?? [])
  for (const name of unknown)
    report('home.ts')(['featured'], `names ${JSON.stringify(name)}, which is no project`)

  const isSilent = site && !site.without.includes('privacy') && otherWay(site) === null
  if (isSilent && site.contact === 'form')
    report('privacy.md')(
      [],
      "names no way to reach you: contact in site.ts is 'form', and there is no form",
      "Give legal.address, or write contact: 'form and address'",
    )
}
