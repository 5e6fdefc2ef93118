import path from 'node:path'
import { command } from './command'

/**
 * The steps of `npm run build` that are the site's own: `content` reads the content from which every page is made,
 * `styles` joins the stylesheets of the finished pages.
 */
command({ help: 'These are steps of npm run build.', takesWords: true }, async (_, [step]) => {
  const { NEXT_DIST_DIR, PORTFOLIO_BUILD } = process.env
  // Imported late, so that an invalid environment variable is reported like any other error.
  if (step === 'content' && PORTFOLIO_BUILD) {
    const { readForBuild } = await import('../server/site-content')
    console.log(await readForBuild(PORTFOLIO_BUILD))
    return 0
  }
  if (step !== 'styles') return null
  const { writeJoinedStylesheets } = await import('../page-policy/stylesheets')
  writeJoinedStylesheets(path.resolve(NEXT_DIST_DIR || '.next'))
  return 0
})
