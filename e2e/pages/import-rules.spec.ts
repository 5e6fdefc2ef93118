import path from 'node:path'
import { ESLint } from 'eslint'
import { expect, test } from 'playwright/test'

const ROOT = path.resolve(__dirname, '../..')

/** Imports in a forbidden direction, each of which the linter must reject. */
const WRONG = [
  [
    'components/ui/x.tsx',
    "import { metadata } from '@/app/(es)/layout'\nexport const x = metadata\n",
    'Nobody imports app/',
  ],
  [
    'components/home/x.tsx',
    "import { ProjectGallery } from '@/components/projects/project-gallery'\nexport const x = ProjectGallery\n",
    'An area uses itself',
  ],
  [
    'components/home/y.tsx',
    "import { getRecentArticles } from '@/lib/articles/queries'\nexport const x = getRecentArticles\n",
    'Pages ask, components show',
  ],
  ['lib/text/x.ts', 'export const x = process.env.SITE_URL\n', 'read in lib/site/env.ts alone'],
  [
    'lib/text/y.ts',
    "import { getCatalog } from '@/lib/content/content-source'\nexport const x = getCatalog\n",
    'imports only rooms below it',
  ],
  [
    'lib/server/x.ts',
    "import { requireChromium } from '@/lib/cli/chromium'\nexport const x = requireChromium\n",
    'imports only rooms below it',
  ],
  [
    'app/about/x.tsx',
    "import { site } from '@/content/site'\nexport const x = site\n",
    'CONTENT_DIR may name another folder',
  ],
  [
    'lib/server/y.ts',
    "import { NEXT_CACHE_TAGS_HEADER } from 'next/dist/lib/constants'\nexport const x = NEXT_CACHE_TAGS_HEADER\n",
    'See lib/page-policy and lib/server/next-internals',
  ],
] as const

// All tests share one linter, because starting it takes most of the time.
const linter = new ESLint({ cwd: ROOT })
test.describe.configure({ mode: 'default' })

for (const [file, text, message] of WRONG) {
  test(`the linter rejects in ${file}: ${message}`, async () => {
    const [result] = await linter.lintText(text, { filePath: path.join(ROOT, file) })
    const errors = (result?.messages ?? []).filter(({ severity }) => severity === 2)
    expect(errors.map((error) => error.message).join('\n')).toContain(message)
  })
}
