import path from 'node:path'

type Folders = { NEXT_DIST_DIR: string; CONTENT_DIR: string }

/**
 * Returns the folder of the site that contains a folder for visitors' data, or null. Files there would be served, or
 * would not survive a build.
 * @param folder relative to the project, or absolute
 */
export function publishedFolderOf(
  folder: string,
  { NEXT_DIST_DIR, CONTENT_DIR }: Folders,
): { folder: string; why: string } | null {
  const places = [
    { folder: NEXT_DIST_DIR, why: 'which a build may delete' },
    { folder: 'public', why: 'which everybody can read' },
    { folder: CONTENT_DIR, why: 'which is published' },
  ]
  return places.find((place) => isWithin(folder, place.folder)) ?? null
}

function isWithin(folder: string, place: string): boolean {
  const [outer, inner] = [place, folder].map((name) => path.resolve(/* turbopackIgnore: true */ name))
  // A content folder that is the project itself contains everything.
  if (outer === process.cwd()) return false
  const below = path.relative(outer ?? '', inner ?? '')
  return below.split(path.sep)[0] !== '..' && !path.isAbsolute(below)
}
