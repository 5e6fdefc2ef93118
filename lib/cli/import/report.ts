import type { Fate, ImportResult } from './import-content'

/** What the owner should know about files that were left as they are. */
const KEPT: Partial<Record<Fate, string>> = {
  edited: 'was edited since it was imported, and is kept as it is (--force overwrites it)',
  own: 'is an article of your own with the same address, and is kept as it is (--force overwrites it)',
  deleted: 'was imported before and deleted since: it is not written again (--force brings it back)',
}

/** Returns the lines of an import's report: what was written, what was kept, what was lost where. */
export function reportLines(result: ImportResult, name: string, isDry: boolean): string[] {
  const { articles, projects, pictures, redirects, notes } = result
  const count = (fate: Fate) => articles.filter((one) => one.fate === fate).length
  const fates = (['new', 'updated', 'unchanged'] as const).map((fate) => `${count(fate)} ${fate}`)
  const kept = articles.flatMap(({ file, fate }) => (KEPT[fate] ? [`  ${file} ${KEPT[fate]}`] : []))
  const lost = notes.map(({ file, line, what }) => `  ${file}${line === null ? '' : `:${line}`}: ${what}`)
  const written = result.files.filter((file) => file.endsWith('.md')).map((file) => `  ${file}`)
  const told = [...fates, `${kept.length} kept as you left them`].filter((one) => !one.startsWith('0'))
  return [
    `${name}: articles: ${told.join(', ') || 'none'}; new projects: ${projects}, pictures: ${pictures}, redirects: ${redirects}.`,
    ...(isDry ? ['Nothing was written. These articles would be:', ...written] : []),
    ...(kept.length > 0 ? ['Kept:', ...kept] : []),
    ...(lost.length > 0 ? ['Left out or changed:', ...lost] : []),
  ]
}
