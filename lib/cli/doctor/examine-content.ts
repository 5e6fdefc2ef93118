import type { Folders } from '../../config/content-folder'
import { apiBase, createSource } from '../../content/source'
import { listAllProjects } from '../../content/sources/list-all'
import { checkContent } from './check-content'
import { checkEnglish } from './check-english'
import { checkFiles } from './check-files'
import { checkSource } from './check-source'
import { checkTranslatedResume } from './check-translated-resume'
import type { Finding } from './finding'
import { checkSample } from './sample/check-sample'
import marks from './sample/sample-marks.json'
import { readSources } from './source-text'

/**
 * Runs every check that needs no running site.
 * @param now Madrid's wall clock, `YYYY-MM-DD HH:MM:SS`
 */
export async function examineContent(folders: Folders, now: string): Promise<Finding[]> {
  const found = [
    ...(await checkFiles(folders)),
    ...checkSample(await readSources(folders), folders, marks),
    ...(await checkContent(folders, now)),
    ...checkTranslatedResume(folders, 'en'),
    ...(await englishFindings(folders)),
    ...(apiBase ? await checkSource(createSource()) : []),
  ]
  return [...new Map(found.map((finding) => [`${finding.where} ${finding.message}`, finding])).values()]
}

async function englishFindings(folders: Folders): Promise<Finding[]> {
  try {
    return checkEnglish(folders, (await listAllProjects(createSource())).rows)
  } catch {
    return [] // other checks report unreadable files and an unreachable source
  }
}
