import type { Project } from '../../content/types'
import type { Finding } from './finding'
import { placeOf, type SourceText } from './source-text'

/** Reports projects without a description, without a link, or with another project's title. */
export function checkProjects(projects: Project[], source: SourceText): Finding[] {
  const seen = new Set<string>()
  return projects.flatMap(({ id, title, description, ghLink, demoLink }) => {
    const where = placeOf(source, new RegExp(`"id":\\s*${id}\\b`))
    const findings: Finding[] = []
    const report = (message: string) =>
      findings.push({ severity: 'warning', rule: 'project', where, message })
    if (!description.trim()) report(`the project "${title}" has no description`)
    if (!ghLink && !demoLink) report(`the project "${title}" has no link, so its card has no button`)
    if (seen.has(title)) report(`two projects are called "${title}"`)
    seen.add(title)
    return findings
  })
}
