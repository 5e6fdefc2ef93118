import type { Folders } from '../../config/content-folder'
import { nearest } from '../../config/nearest'
import { findOwnerFile } from '../../config/owner-files'
import type { Problem } from '../../config/problems'
import type { Redirects } from '../../config/site-config'
import { normalPath } from '../../routing/normal-path'
import { redirectProblems } from '../../routing/redirect-problems'
import { existingPaths, type Shown } from '../existing-paths'
import { placeIn } from './owner-problems'

/** Reports redirects that cannot work. */
export function redirectFaults(folders: Folders, redirects: Redirects, shown: Shown): Problem[] {
  const { known, mayExist } = existingPaths(folders, shown)
  const sources = new Set(Object.keys(redirects).map((from) => normalPath(from)))
  const exists = (path: string) =>
    known.has(path) || findOwnerFile(path, folders) !== null || (mayExist(path) && !sources.has(path))
  return redirectProblems(redirects, exists).map(({ from, to, problem }) => {
    const meant = /doesn't have$/.test(problem) ? nearest(to, [...known]) : null
    return {
      severity: 'error',
      file: `${folders.name}/redirects.ts`,
      place: placeIn(folders, 'redirects', [from]),
      field: `'${from}': '${to}'`,
      message: problem,
      fix: meant ? `Did you mean ${meant}?` : '',
    }
  })
}
