import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { causeOf } from '../../site/log'
import { env } from '../../site/env'
import { otherWay, readPolicyFile } from '../../privacy/privacy-policy'
import { createPictureCheck } from '../../content/sources/files/pictures-beside'
import { findFeatured } from '../../projects/project'
import { twinNames } from '../../validation/locate-typescript'
import { placeAt, problemsFrom, problemsOf } from '../../validation/problems'
import type { Check } from './report'

const MODULES = ['site', 'home', 'about', 'redirects', 'en/site', 'en/home', 'en/about']

/** Reports names that an object of a TypeScript file has twice: only the last one counts. */
export const moduleProblems: Check = ({ folders }, report) => {
  for (const file of MODULES.map((name) => `${name}.ts`)) {
    const source = path.join(folders.content, file)
    const twins = existsSync(source) ? twinNames(readFileSync(source, 'utf8')) : []
    for (const { name: field, place } of twins)
      report(file)([], 'is there twice in one object', 'Keep one of them', {
        severity: 'error',
        place,
        field,
      })
  }
}

/**
 * Reports fields of `site.ts`, `home.ts` and `about.ts` that are valid in themselves and can't be used: an address that
 * only this machine can open, a mail server without a recipient, pictures, an icon and featured projects that aren't
 * there.
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
}

/** Reports why the privacy policy can't be shown, and a missing way to contact the owner. */
export const privacyProblems: Check = async ({ folders, site }, report) => {
  if (!site || site.without.includes('privacy')) return
  const say = report('privacy.md')
  const file = path.join(folders.content, 'privacy.md')
  const severity = 'error'
  if (!existsSync(file))
    return say([], 'is missing', 'Restore it: the page of the privacy policy is made from it', { severity })
  try {
    await readPolicyFile(site)
  } catch (thrown) {
    const [problem] = problemsOf(thrown) ?? []
    const [, message = causeOf(thrown)] = /^\S+\.md: (.*)$/s.exec(causeOf(thrown)) ?? []
    const [datum] = /\{\{\w+\}\}/.exec(message) ?? []
    const policy = readFileSync(file, 'utf8')
    const place = datum ? placeAt(policy, policy.indexOf(datum)) : null
    return say([], message, datum && 'Correct its name, or take it out', { severity, place, ...problem })
  }
  if (site.contact === 'form' && otherWay(site) === null)
    say(
      [],
      "names no way to reach you: contact in site.ts is 'form', and there is no form",
      "Give legal.address, or write contact: 'form and address'",
    )
}
