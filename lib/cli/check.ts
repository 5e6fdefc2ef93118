import { command } from './command'
import { listProblems } from '../validation/problems'
import type { Content } from './check/read-content'

const HELP = `npm run check -- [options]

Reads every file of the content folder, and names what can't be used with file, line, field and how to mend it. Says
what isn't published yet: drafts, and articles whose date lies ahead. It runs before every build.

  --schemas  write the schemas by which editors complete and underline the files of content/ (.vscode/schemas)
  --json     print problems and unpublished articles as JSON and nothing else
  --help

Exit code: 0 when the site can be built, 1 when it can't, 2 when the command can't run.`

const OPTIONS = { schemas: { type: 'boolean' }, json: { type: 'boolean' } } as const

command({ help: HELP, options: OPTIONS }, async (values) => {
  if (values.schemas) {
    const { writeEditorSchemas } = await import('./check/editor-schemas')
    for (const file of writeEditorSchemas()) console.log(`wrote ${file}`)
    return 0
  }
  // Imported late, so that an invalid environment variable is reported like any other error.
  const { folders } = await import('../site/content-folder')
  const { collectProblems } = await import('./check/collect-problems')
  const { problems, content } = await collectProblems(folders)
  const errors = problems.filter(({ severity }) => severity === 'error').length
  if (values.json) console.log(JSON.stringify({ problems, waiting: content.waiting }, null, 2))
  else {
    if (problems.length > 0) console.error(`\n${listProblems(problems)}\n`)
    const refusal = `${counted(errors, 'error')}: the site can't be built before they are mended.`
    console.log(errors > 0 ? refusal : await summaryOf(content))
  }
  return errors > 0 ? 1 : 0
})

async function summaryOf({ source, articles, projects, waiting, about }: Content): Promise<string> {
  const { skillsWithoutIcon, unknownHobbyIcons } = await import('../icons/icon-sheet')
  const lacking = about ? [...skillsWithoutIcon(about), ...unknownHobbyIcons(about)] : []
  const counts = [counted(articles?.length ?? 0, 'article'), counted(projects?.length ?? 0, 'project')]
  return [
    `Content from ${source}: ${counts.join(', ')}.`,
    ...(waiting.length > 0 ? ['Not published yet:'] : []),
    ...waiting.map(({ slug, title, state, date }) => {
      const day = date?.slice(0, 16)
      return `  ${state === 'draft' ? 'draft' : day}  ${slug}  ${title}`
    }),
    ...(lacking.length > 0 ? [`Without an icon of their own: ${lacking.join(', ')}.`] : []),
  ].join('\n')
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}
