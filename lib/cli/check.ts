import { causeOf } from '../log'

/** Runs before every build: says in one sentence what is wrong, instead of letting a page fail half way. */
async function check(): Promise<string> {
  // Imported here, so that a wrong environment variable is reported like everything else.
  const { createSource } = await import('../portfolio/source')
  const { walkArticles, walkProjects } = await import('../portfolio/walk')
  const { readResume } = await import('../resume/resume')
  readResume()
  const source = createSource()
  const [{ articles }, projects] = await Promise.all([walkArticles(source), walkProjects(source)])
  return `Content from ${source.name}: ${articles.length} articles, ${projects.length} projects.`
}

check().then(console.log, (error: unknown) => {
  console.error(`\nThe build stops before it begins:\n\n${causeOf(error)}\n`)
  process.exitCode = 1
})
