import path from 'node:path'
import { ESLint } from 'eslint'
import { expect, test } from 'playwright/test'

const ROOT = path.resolve(__dirname, '../..')

/** Code that imports from a module a value, or a type. */
const value = (from: string) => `import { x } from '${from}'\nexport const y = x\n`
const type = (from: string) => `import type { X } from '${from}'\nexport type Y = X\n`
const inBrowser = (from: string) => `'use client'\n${value(from)}`
const FETCHES = 'export const x = () => fetch(location.href)\n'

/** For each rule: the linter's message, files with code that it must reject, and one with similar code that it accepts. */
const RULES: [message: string, wrong: Record<string, string>, right: Record<string, string>][] = [
  [
    'Nobody imports app/',
    { 'components/ui/x.tsx': value('@/app/(es)/layout') },
    { 'components/ui/x.tsx': value('./icon') },
  ],
  [
    'Components use those of their own feature',
    {
      'components/home/x.tsx': value('@/components/projects/project-gallery'),
      'components/pages/x.tsx': value('../articles/back-link'),
      'components/contact/x.tsx': value('../articles/back-link'),
      'components/ui/x.tsx': value('../home/hero'),
    },
    { 'components/text/x.tsx': value('../layout/skip-link') },
  ],
  [
    'Pages ask, components show',
    {
      'components/home/x.tsx': value('@/lib/content/content'),
      'components/about/x.tsx': value('../../lib/articles/queries'),
      'components/layout/x.tsx': value('@/lib/page-policy/start-page'),
      'components/contact/x.tsx': value('@/lib/server/client-address'),
      'components/resume/x.tsx': value('@/lib/cli/chromium'),
    },
    { 'components/home/x.tsx': value('@/lib/articles/routes') },
  ],
  [
    'for the server alone',
    {
      'components/ui/x.tsx': inBrowser('@/lib/markdown/render-text'),
      'components/text/x.tsx': inBrowser('../../lib/content/snapshot'),
      'components/conversation/x.tsx': inBrowser('@/lib/conversation/conversation'),
      'components/articles/x.tsx': inBrowser('../../lib/articles/queries'),
    },
    {
      'components/ui/x.tsx': value('@/lib/markdown/render-text'),
      'components/text/x.tsx': inBrowser('@/lib/text/fill'),
    },
  ],
  [
    'content/ imports types only',
    { 'content/x.ts': value('@/lib/site/routes'), 'content/en/x.ts': value('../../lib/articles/words') },
    { 'content/x.ts': type('@/lib/site/site-config') },
  ],
  [
    'CONTENT_DIR may name another folder',
    { 'app/about/x.tsx': value('@/content/site') },
    { 'app/about/x.tsx': value('@/lib/site/owner') },
  ],
  [
    'imports only rooms below it',
    {
      'lib/text/x.ts': value('@/lib/content/content-source'),
      'lib/feeds/x.ts': value('../contact/delivery'),
      'lib/contact/x.ts': value('../search/search-index'),
      'lib/server/x.ts': value('@/lib/cli/chromium'),
    },
    { 'lib/feeds/x.ts': value('../articles/routes') },
  ],
  [
    'The inside of a room',
    { 'lib/articles/x.ts': value('../markdown/code/highlight') },
    { 'lib/markdown/x.ts': value('./code/highlight'), 'lib/cli/x.ts': value('../markdown/code/highlight') },
  ],
  [
    'Only lib/server starts the content',
    { 'lib/feeds/x.ts': value('../content/store'), 'app/about/x.tsx': value('@/lib/content/snapshot') },
    { 'lib/feeds/x.ts': type('../content/store'), 'lib/server/x.ts': value('../content/store') },
  ],
  [
    'lib/ knows no components',
    { 'lib/feeds/x.ts': value('@/components/ui/icon') },
    { 'app/about/x.tsx': value('@/components/ui/icon') },
  ],
  [
    'The command line tools are no part of the site',
    { 'app/about/x.tsx': value('@/lib/cli/chromium') },
    { 'lib/cli/x.ts': value('./chromium') },
  ],
  [
    'Content is reached through the queries',
    { 'app/about/x.tsx': value('@/lib/site/fetch-text') },
    { 'app/about/x.tsx': value('@/lib/content/content') },
  ],
  [
    'The site knows nothing of its tests',
    { 'lib/feeds/x.ts': value('@/e2e/unit/builders') },
    { 'lib/feeds/x.test.ts': value('@/e2e/unit/builders') },
  ],
  [
    'No barrels',
    { 'components/ui/x.ts': "export { Icon } from './icon'\n", 'lib/feeds/x.ts': "export * from './feed'\n" },
    { 'components/ui/x.ts': "import { Icon } from './icon'\nexport const ICONS = [Icon]\n" },
  ],
  ['Each service has one client', { 'lib/calendar/x.ts': FETCHES }, { 'lib/api/list-client.ts': FETCHES }],
  [
    'read in lib/site/env.ts alone',
    { 'lib/text/x.ts': 'export const x = process.env.SITE_URL\n' },
    { 'lib/site/env.ts': 'export const x = process.env.SITE_URL\n' },
  ],
  [
    'See lib/page-policy and lib/server/next-internals',
    { 'lib/server/x.ts': value('next/dist/lib/constants') },
    { 'lib/server/next-internals/x.ts': value('next/dist/lib/constants') },
  ],
  [
    'Links are IntentLink',
    { 'components/ui/x.tsx': value('next/link') },
    { 'components/ui/x.tsx': value('./intent-link') },
  ],
]

// All tests share one linter, because starting it takes most of the time; looking for cycles reads all that is imported.
const linter = new ESLint({ cwd: ROOT, overrideConfig: { rules: { 'import-x/no-cycle': 'off' } } })
test.describe.configure({ mode: 'default' })

/** @returns the messages of all errors in a file with this code */
async function errorsIn(file: string, code: string, by = linter): Promise<string[]> {
  const [result] = await by.lintText(code, { filePath: path.join(ROOT, file) })
  return (result?.messages ?? []).filter(({ severity }) => severity === 2).map(({ message }) => message)
}

for (const [message, wrong, right] of RULES) {
  test(`the linter rejects what must not be imported, and that alone: ${message}`, async () => {
    for (const [file, code] of Object.entries(wrong))
      expect.soft(await errorsIn(file, code), file).toContainEqual(expect.stringContaining(message))
    for (const [file, code] of Object.entries(right))
      expect.soft(await errorsIn(file, code), file).toEqual([])
  })
}

test('the linter rejects a cycle, and that alone', async () => {
  const whole = new ESLint({ cwd: ROOT })
  const cycle = await errorsIn('components/ui/intent-link.tsx', value('./button-link'), whole)
  expect(cycle).toEqual([expect.stringContaining('Dependency cycle detected')])
  expect(await errorsIn('components/ui/button-link.tsx', value('./intent-link'), whole)).toEqual([])
})
