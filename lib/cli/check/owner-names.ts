import type { Folders } from '../../config/content-folder'
import type { Problem } from '../../config/problems'
import type { Project } from '../../content/types'
import { placeIn } from './owner-problems'

/** Problems, and notes for the owner. */
type OwnerNames = { problems: Problem[]; notes: string[] }

/**
 * Reports names in the owner's modules that do not resolve: pictures, the icon, featured
 * projects, icons of skills and hobbies.
 */
export async function checkOwnerNames(folders: Folders, projects: Project[] | null): Promise<OwnerNames> {
  // These modules read the owner's files on import.
  const { owner } = await import('../../config/owner')
  const { skillsWithoutIcon, unknownHobbyIcons } = await import('../../images/icons/icon-sheet')
  const { ownPictureProblems } = await import('../../images/own-picture-problems')
  const { iconProblem } = await import('../../images/icons/original-icon')
  const { findFeatured } = await import('../../projects/lookup')
  const problem = (module: string, keys: string[], message: string, fix = ''): Problem => ({
    severity: 'error',
    file: `${folders.name}/${module}.ts`,
    place: placeIn(folders, module, keys),
    field: keys.join('.'),
    message,
    fix,
  })
  const pictures = (await ownPictureProblems()).map(({ field, address }) => {
    const [module = '', ...keys] = field.split('.')
    return problem(module, keys, `is "${address}", which is no picture of this site`)
  })
  const [, ofIcon, fix = ''] = /: icon (.*?)\. (.*?)\.?$/s.exec((await iconProblem()) ?? '') ?? []
  const featured = projects ? findFeatured(projects, owner.home.featured).unknown : []
  const without = [...skillsWithoutIcon(), ...unknownHobbyIcons()]
  return {
    problems: [
      ...pictures,
      ...(ofIcon ? [problem('site', ['icon'], ofIcon, fix)] : []),
      ...featured.map((name): Problem => {
        const message = `names ${JSON.stringify(name)}, which is no project`
        return { ...problem('home', ['featured'], message), severity: 'warning' }
      }),
    ],
    notes: without.length > 0 ? [`Without an icon of their own: ${without.join(', ')}.`] : [],
  }
}
