import { readdirSync, readFileSync } from 'node:fs'
import next from 'eslint-config-next/core-web-vitals'
import { importX } from 'eslint-plugin-import-x'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import tseslint from 'typescript-eslint'

/** The rooms of lib/ by floor, lowest first. Those that aren't named, the features, stand between SEO and API. */
const BELOW = [
  ['text'],
  ['validation'],
  ['site'],
  ['content'],
  ['markdown', 'covers'],
  ['images'],
  ['icons', 'articles', 'resume', 'privacy'],
  ['projects'],
  ['pages'],
  ['previews'],
  ['seo'],
]
const ABOVE = [['page-policy', 'api'], ['server'], ['cli']]
const ROOMS = readdirSync('lib')
const FLOORS = [...BELOW, ROOMS.filter((room) => ![...BELOW, ...ABOVE].flat().includes(room)), ...ABOVE]
const inLib = (room) => `./lib/${room}`

/** The components that others may use; all other folders of components/ are a feature's. */
const SHARED_COMPONENTS = ['ui', 'layout', 'markdown', 'text']

/** Modules that no client file may import: those that say so, and those that need Node. */
const SERVER_MODULES = readdirSync('lib', { recursive: true })
  .filter((file) => /\.tsx?$/.test(file))
  .filter((file) => /^import 'server-only'| from 'node:/m.test(readFileSync(`lib/${file}`, 'utf8')))
  .map((file) => file.replace(/\.tsx?$/, ''))

/** What asks a server: each service has one of these. */
const CLIENTS = [
  'components/{ui/copy-file,search/search-box,layout/offline-notice}.tsx',
  'components/{contact/contact-form,calendar/contribution-calendar}.tsx',
  'components/ui/use-paged-list.ts',
  'lib/{api/list-client,images/fetch-image,search/files-search,site/fetch-text}.ts',
  'lib/server/serve.cjs',
  'lib/cli/{running-site,import/import-resume,import/pictures}.ts',
]
const TESTS = ['e2e/**', '**/*.test.{ts,tsx}']

const NEXT_INSIDE = { group: ['next/dist/*'], message: 'See lib/page-policy and lib/server/next-internals.' }
const NEXT_LINK = {
  group: ['next/link'],
  message: 'Links are IntentLink: a page is fetched ahead on intent.',
}
const NO_FETCH = {
  selector: "CallExpression[callee.name='fetch']",
  message: 'Each service has one client: see CLIENTS in eslint.config.mjs.',
}
const SYNTAX = [
  {
    selector: "MemberExpression[object.name='URL'][property.name='canParse']",
    message: 'Once optimised, Node 20 refuses addresses with accents: see lib/text/parse-url.ts.',
  },
  {
    selector: ':matches(ExportAllDeclaration, ExportNamedDeclaration[source])',
    message: 'No barrels: import from the module itself.',
  },
  {
    selector: `Program:has(> [directive='use client']) [source.value=/(^@|\\.)\\/lib\\/(${SERVER_MODULES.join('|').replaceAll('/', '\\/')})$/][importKind!='type']`,
    message: 'This module is for the server alone.',
  },
]

/** Allowed import directions: app → components → lib. content/ is read at run time and never imported. */
const directions = [
  ...FLOORS.slice(0, -1).flatMap((floor, index) =>
    floor.map((room) => ({
      target: inLib(room),
      from: [...floor.filter((other) => other !== room), ...FLOORS.slice(index + 1).flat()].map(inLib),
      message: 'A room of lib/ imports only rooms below it; see docs/architecture.md.',
    })),
  ),
  // The command line tools may: they judge the owner's files, and ask a running site for what Next has built.
  ...ROOMS.filter((room) => room !== 'cli').map((room) => ({
    target: ['./app', './components', ...ROOMS.filter((other) => ![room, 'cli'].includes(other)).map(inLib)],
    from: `./lib/${room}/*/**`,
    message: 'The inside of a room is for that room; import a file that stands directly in it.',
  })),
  {
    target: ['./app', './proxy.ts', './instrumentation.ts', './instrumentation-client.ts'],
    from: './lib/cli',
    message: 'The command line tools are no part of the site.',
  },
  { target: ['./components', './lib', './e2e'], from: './app', message: 'Nobody imports app/.' },
  { target: './lib', from: './components', message: 'lib/ knows no components.' },
  {
    target: ['./app', './components', './lib', './e2e', './proxy.ts', './next.config.mjs'],
    from: './content',
    message: "The owner's files are read through lib/site/owner.ts: CONTENT_DIR may name another folder.",
  },
  {
    target: ['./app', './components', './lib', './content'],
    from: './e2e',
    message: 'The site knows nothing of its tests.',
  },
  {
    target: ['./app', './components'],
    from: './lib/site/fetch-text.ts',
    message: 'Content is reached through the queries of its room.',
  },
  {
    target: './components',
    from: [
      './lib/{page-policy,server,cli}/**',
      './lib/*/queries.ts',
      './lib/content/{content,content-source,store}.ts',
    ],
    message: 'Pages ask, components show.',
  },
  ...readdirSync('components').map((area) => ({
    target: `./components/${area}`,
    from: './components',
    except: [...new Set([area, ...SHARED_COMPONENTS])],
    message: 'Components use those of their own feature, ui, layout, markdown and text.',
  })),
]

const config = [
  {
    ignores: [
      '**/.next*/**',
      'node_modules/**',
      'next-env.d.ts',
      'test-results/**',
      'public/**',
      '.backups/**',
    ],
  },
  ...next,
  ...tseslint.configs.strict,
  {
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver()],
      // Without this the plugin doesn't look into TypeScript files, and finds no cycles.
      'import-x/extensions': ['.ts', '.tsx', '.mts', '.mjs', '.cjs'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx', '.mts'] },
    },
    rules: {
      // Images come from public/ or /media, already resized to the displayed width.
      '@next/next/no-img-element': 'off',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'import-x/no-cycle': 'error',
      'import-x/no-restricted-paths': ['error', { zones: directions }],
      'no-console': 'error',
      'no-restricted-imports': ['error', { patterns: [NEXT_INSIDE, NEXT_LINK] }],
      'no-restricted-syntax': ['error', ...SYNTAX, NO_FETCH],
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Environment variables are read in lib/site/env.ts alone.',
        },
      ],
    },
  },
  { files: [...CLIENTS, ...TESTS], rules: { 'no-restricted-syntax': ['error', ...SYNTAX] } },
  {
    files: ['app/**', 'components/**', 'lib/**', 'proxy.ts'],
    ignores: ['lib/{content,server,cli}/**', ...TESTS],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex:
                '/content/(content-source|kept-content|part|read-lists|redis-peers|shared-state|snapshot|store|texts)$',
              allowTypeImports: true,
              message: 'Only lib/server starts the content; others read it through queries.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['content/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [{ regex: '.', allowTypeImports: true, message: 'content/ imports types only.' }] },
      ],
    },
  },
  {
    files: [
      'lib/site/env.ts',
      'lib/site/base-path.ts',
      'instrumentation.ts',
      'next.config.mjs',
      'jest.config.ts',
      'lib/server/**/*.cjs',
      'lib/cli/**',
      ...TESTS,
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    // Tests share builders and the upstream stub with the browser tests.
    files: ['app/**/*.test.ts', 'lib/**/*.test.ts', 'lib/**/*.test.tsx', 'components/**/*.test.tsx'],
    rules: { 'import-x/no-restricted-paths': 'off' },
  },
  {
    files: ['components/ui/intent-link.tsx', 'lib/page-policy/**', 'lib/server/next-internals/**'],
    rules: { 'no-restricted-imports': 'off' },
  },
  // Files that Node runs as they are, without a bundler.
  {
    files: ['lib/server/**/*.cjs', 'e2e/**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: [
      'lib/site/log.ts',
      'lib/page-policy/start-page.ts',
      'lib/server/structured-console{,.test}.ts',
      'lib/cli/**',
      'e2e/**',
    ],
    rules: { 'no-console': 'off' },
  },
]

export default config
