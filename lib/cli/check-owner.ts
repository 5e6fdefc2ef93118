import type { Project } from '../portfolio/types'

/**
 * What the owner's files name and the site doesn't have.
 * @returns what the owner should know: featured projects that aren't there, which an API may take away any time, and
 * names without an icon, which show their first letters or a bullet
 * @throws Error for pictures that aren't there
 */
export async function checkOwner(projects: Project[]): Promise<string[]> {
  // Imported here, so that a wrong environment variable is reported like everything else.
  const { owner } = await import('../config/owner')
  const { folders } = await import('../config/content-folder')
  const { skillsWithoutIcon, unknownHobbyIcons } = await import('../images/icons/icon-sheet')
  const { ownPictureProblems } = await import('../images/own-picture-problems')
  const { findFeatured } = await import('../projects/lookup')
  const missing = (await ownPictureProblems()).map(({ field, address }) => {
    const [file, ...path] = field.split('.')
    return `${folders.name}/${file}.ts: ${path.join('.')} is "${address}", which is no picture of this site`
  })
  if (missing.length > 0) throw new Error(`The content needs attention:\n  - ${missing.join('\n  - ')}`)
  const { unknown } = findFeatured(projects, owner.home.featured)
  const without = [...skillsWithoutIcon(), ...unknownHobbyIcons()]
  return [
    ...unknown.map(
      (name) => `${folders.name}/home.ts: featured names ${JSON.stringify(name)}, which is no project.`,
    ),
    ...(without.length > 0 ? [`Without an icon of their own: ${without.join(', ')}.`] : []),
  ]
}
