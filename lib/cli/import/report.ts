import type { ImportResult } from './import-content'
import type { Note } from './post'
import type { Fate } from './write/articles'
import { counted } from './values'

/** Messages for the outcomes that the owner should know about. */
const KEPT: Partial<Record<Fate, string>> = {
  edited: 'was edited since it was imported, and is kept as it is (--force overwrites it)',
  own: 'is an article of your own with the same address, and is kept as it is (--force overwrites it)',
  deleted: 'was imported before and deleted since: it is not written again (--force brings it back)',
}

/** Returns the lines of an import's report: what was written, what was kept, what was lost where. */
export function reportLines(
  result: ImportResult,
  { name, isDry }: { name: string; isDry: boolean },
): string[] {
  const { articles, projects, notes } = result
  const kept = articles.flatMap(({ file, fate }) => (KEPT[fate] ? [`  ${file} ${KEPT[fate]}`] : []))
  // Line numbers of a text that was not written refer to no file.
  const unwritten = new Set(articles.filter(({ fate }) => KEPT[fate]).map(({ file }) => file))
  const isAbout = ({ file, line }: Note) => line === null || !unwritten.has(file)
  const lost = notes
    .filter(isAbout)
    .map(({ file, line, what }) => `  ${file}${line === null ? '' : `:${line}`}: ${what}`)
  const files = articles
    .filter(({ fate }) => fate === 'new' || fate === 'updated')
    .map(({ file }) => `  ${file}`)
  return [
    `${name}: ${[
      summary(
        articles.map(({ fate }) => fate),
        'article',
      ),
      ...(projects.length > 0 ? [summary(projects, 'project')] : []),
      `${counted(result.pictures, 'picture')} ${isDry ? 'to fetch' : 'asked for'}`,
      `${counted(result.redirects, 'redirect')} ${isDry ? 'to add' : 'added'}`,
    ].join('; ')}.`,
    ...(isDry
      ? ['Nothing was written. These files would be:', ...(files.length > 0 ? files : ['  none'])]
      : []),
    ...(kept.length > 0 ? ['Kept:', ...kept] : []),
    ...(lost.length > 0 ? ['Left out or changed:', ...lost] : []),
  ]
}

function summary(fates: Fate[], noun: string): string {
  const count = (...wanted: Fate[]) => fates.filter((fate) => wanted.includes(fate)).length
  const parts = [
    [count('new'), 'new'],
    [count('updated'), 'updated'],
    [count('unchanged'), 'unchanged'],
    [count('edited', 'own', 'deleted'), 'kept as you left them'],
  ] as const
  const said = parts.filter(([number]) => number > 0).map(([number, what]) => `${number} ${what}`)
  return `${counted(fates.length, noun)}${said.length > 0 ? ` (${said.join(', ')})` : ''}`
}
