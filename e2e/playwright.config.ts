import { defineConfig, devices } from 'playwright/test'
import { CHROMIUM_ARGS, requireChromium } from '../lib/cli/chromium'

const desktop = {
  ...devices['Desktop Chrome'],
  launchOptions: {
    executablePath: process.env.TEST_BROWSER ?? requireChromium(),
    args: CHROMIUM_ARGS,
  },
}

const OWNER = /pages\/owner-content\.spec\.ts/

/** Tests in browsers with special options, each in a separate process. */
const OWN_BROWSER = /screens\/(back|narrow)\.spec\.ts/

/*
 * Listed in starting order. Long projects, whose tests run one after another, come first. The many short tests of the
 * shared site come last, so that every worker is busy until the end.
 */
const FIXTURE_PROJECTS = [
  // These tests each start or build a separate site in a separate folder; those that wait most come first.
  { name: 'upstream', testMatch: /upstream\/.*\.spec\.ts/, use: desktop },
  { name: 'build of other settings', testMatch: /settings\/build\.setup\.ts/ },
  {
    name: 'own-sites',
    testMatch: /(operation|instances|hostile|chain)\/.*\.spec\.ts/,
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
  {
    name: 'settings',
    testMatch: /settings\/.*\.spec\.ts/,
    dependencies: ['build of other settings'],
    use: desktop,
  },
]

/** Which content the site under test was built from; see e2e/run.ts. */
const suite = process.env.SUITE === 'owner' ? 'owner' : 'fixture'

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  forbidOnly: Boolean(process.env.CI),
  // A busy machine can break a test that a second try passes; it is reported as flaky.
  retries: 1,
  // A page keeps more than one core busy; the third worker is for tests that wait.
  workers: 3,
  // Generous, for a machine whose cores are busy; no assertion depends on it.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: `../test-results/${suite === 'owner' ? 'owner' : 'e2e'}.json` }],
  ],
  use: {
    baseURL: process.env.SITE_UNDER_TEST,
    locale: 'es-ES',
    timezoneId: 'America/New_York',
    // Without the start overlay and transitions, whose frames cost as much as the rest of a page. Tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: suite === 'owner' ? [{ name: 'owner', testMatch: OWNER, use: desktop }] : FIXTURE_PROJECTS,
})
