import type { Folders } from '../../site/content-folder'
import { createPictureCheck } from '../../content/sources/files/picture-fault'
import { type Problem, problemsFrom } from '../../validation/problems'
import { placeIn, problemsIn, type Said } from './problems-in'
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
  const { findFeatured } = await import('../../projects/lookup')
  const named = projects?.map((one) => ({ ...one, story: told.find(({ id }) => id === one.id)?.slug }))
  const { unknown } = findFeatured(named ?? [], (named && home?.featured) ?? [])
  const missing = unknown.map((name): Said => {
    return [['featured'], `names ${JSON.stringify(name)}, which is no project`]
  })
  return [
    ...(site ? await configurationProblems(folders, site) : []),
    ...pictures.flatMap(([module, keys, address]) => {
      const fault = pictureFault(address)
      return problemsIn(folders, module, fault ? [[keys, fault.message, fault.fix]] : [], {
        severity: 'error',
      })
    }),
    ...problemsIn(folders, 'home.ts', missing),
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
