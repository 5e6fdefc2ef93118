import './load-env-files'
import { runTool } from './run-tool'

/** A step of `npm run build`: reads the content from which every page of the build is made. */
runTool(async () => {
  const { PORTFOLIO_BUILD } = process.env
  if (!PORTFOLIO_BUILD) throw new Error('This is a step of npm run build.')
  // Imported late, so that an invalid environment variable is reported like any other error.
  const { readForBuild } = await import('../server/site-content')
  console.log(await readForBuild(PORTFOLIO_BUILD))
  return 0
})
