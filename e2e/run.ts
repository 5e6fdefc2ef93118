import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { ensureChromium } from '../lib/cli/chromium'
import { startSite } from './site'

/** The browser tests against the site as it was built last; further arguments go to Playwright. */
async function main(): Promise<number> {
  const root = path.resolve(__dirname, '..')
  ensureChromium()
  if (!existsSync(path.join(root, '.next/BUILD_ID'))) {
    console.error('Build the site first: npm run build')
    return 1
  }
  const site = await startSite('.next', {})
  try {
    const args = ['playwright', 'test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)]
    const env = { ...process.env, SITE_UNDER_TEST: site.url }
    // Not the synchronous kind: what the site prints has to be taken from it meanwhile.
    const tests = spawn('npx', args, { cwd: root, stdio: 'inherit', env, timeout: 900_000 })
    return await new Promise((resolve) => tests.once('close', (code) => resolve(code ?? 1)))
  } finally {
    await site.stop()
  }
}

main().then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  },
)
