import { defineConfig, devices } from 'playwright/test'
import { chromiumArgs, ensureChromium } from '../lib/cli/chromium'

/**
 * A page of a test ends before code that the optimising compilers make for it would pay for an eighth of its time. What V8
 * does on other threads meanwhile costs more than it saves, where every core is busy.
 */
const UNOPTIMISED = '--js-flags=--no-opt,--no-maglev,--single-threaded'

/** A process that waits for the next page of another site: most tests have no next one. */
const SPARE_PROCESS = 'SpareRendererForSitePerProcess'

const desktop = {
  ...devices['Desktop Chrome'],
  launchOptions: {
    executablePath: process.env.TEST_BROWSER ?? ensureChromium(),
    args: [...chromiumArgs([SPARE_PROCESS]), UNOPTIMISED],
  },
}

const OWNER = /pages\/owner-content\.spec\.ts/

/** In windows of browsers with options of their own, each in a process of its own. */
const OWN_BROWSER = /screens\/(back|narrow)\.spec\.ts/

/*
 * In the order in which they begin. The long ones, whose tests run one after the other, come first, and the many short
 * tests of the one site last: every worker has something to do until the end.
 */
const FIXTURE_PROJECTS = [
  // Each starts or builds a site of its own, in a folder of its own; those that wait most come first.
  { name: 'upstream', testMatch: /upstream\/.*\.spec\.ts/, use: desktop },
  {
    name: 'own-sites',
    testMatch: /(awkward|operation|instances|hostile|chain)\/.*\.spec\.ts/,
    use: desktop,
  },
  { name: 'firefox', testMatch: /firefox\/.*\.spec\.ts/ },
  { name: 'own-browser', testMatch: OWN_BROWSER, use: desktop },
  {
    name: 'site',
    testMatch: /(pages|screens)\/.*\.spec\.ts/,
    testIgnore: [OWNER, OWN_BROWSER],
    use: desktop,
    fullyParallel: true,
  },
]

/** Whose content the site under test was built from; see e2e/run.ts. */
const suite = process.env.SUITE === 'owner' ? 'owner' : 'fixture'

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 4,
  // Patience for a machine whose cores are busy: what is asserted never depends on it.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: `../test-results/${suite === 'owner' ? 'owner' : 'e2e'}.json` }],
  ],
  use: { baseURL: process.env.SITE_UNDER_TEST, locale: 'es-ES', timezoneId: 'America/New_York' },
  projects: suite === 'owner' ? [{ name: 'owner', testMatch: OWNER, use: desktop }] : FIXTURE_PROJECTS,
})
