import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Folders } from '../../config/content-folder'
import { nearest } from '../../config/nearest'
import type { Problem } from '../../config/problems'
import { readEnglishProjects } from '../../content/english-projects'
import { readTranslations } from '../../content/sources/files/translation-file'
import type { Shown } from '../existing-paths'

/**
 * Reports English texts whose article or project does not exist, and which are therefore never shown.
 * @throws ContentProblemsError for an unusable file
 */
export function englishProblems(
  folders: Folders,
  { articles, projects }: Pick<Shown, 'articles' | 'projects'>,
): Problem[] {
  const slugs = articles?.map(({ slug }) => slug)
  const hasFile = (name: string) => existsSync(path.join(folders.content, 'articles', name))
  const ids = new Set(projects?.map(({ id }) => id))
  return [
    ...readTranslations(folders).flatMap(({ slug }) => {
      // The translation of a draft, or of an article with a future date, stays unpublished with it.
      if (!slugs || slugs.includes(slug) || hasFile(`${slug}.md`)) return []
      const meant = nearest(
        slug,
        slugs.filter((other) => !hasFile(`${other}.en.md`)),
      )
      const fix = meant ? `Is it that of ${meant}? Rename it to ${meant}.en.md` : 'Write the article first'
      return [
        warning(`${folders.name}/articles/${slug}.en.md`, '', 'is the text of no published article', fix),
      ]
    }),
    ...readEnglishProjects(folders).flatMap(({ id }) =>
      !projects || ids.has(id)
        ? []
        : [warning(`${folders.name}/en/projects.json`, `project ${id}`, 'is no project', 'Take it out')],
    ),
  ]
}

function warning(file: string, field: string, message: string, fix: string): Problem {
  return { severity: 'warning', file, place: null, field, message, fix }
}
