import { command } from './command'

/** A step of `npm run build`: reads the content from which every page of the build is made. */
command({ help: 'This is a step of npm run build.' }, async () => {
  const { PORTFOLIO_BUILD } = process.env
  if (!PORTFOLIO_BUILD) return null
  // Imported late, so that an invalid environment variable is reported like any other error.
  const { readForBuild } = await import('../server/site-content')
  console.log(await readForBuild(PORTFOLIO_BUILD))
  return 0
})
