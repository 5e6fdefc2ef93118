import next from 'eslint-config-next/core-web-vitals'
import { importX } from 'eslint-plugin-import-x'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import tseslint from 'typescript-eslint'

const AREAS = [
  'home',
  'about',
  'projects',
  'articles',
  'resume',
  'privacy',
  'calendar',
  'conversation',
  'search',
  'analytics',
]
const SHARED_AREAS = ['ui', 'layout', 'markdown', 'text']

/**
 * The rooms of lib/, lowest first: a room imports only itself and the rooms before it in this list. The command line
 * tools come last, so that no production code can import them.
 */
const ROOMS = [
  'text',
  'validation',
  'site',
  'content',
  'markdown',
  'covers',
  'images',
  'icons',
  'articles',
  'projects',
  'resume',
  'privacy',
  'pages',
  'previews',
  'seo',
  'analytics',
  'calendar',
  'conversation',
  'search',
  'contact',
  'feeds',
  'admin',
  'page-policy',
  'api',
  'server',
  'cli',
]
const inLib = (room) => `./lib/${room}`

/**
 * What is inside of a room: only the room itself knows it. The command line tools do too, since they judge the owner's
 * files, and ask a running site for what Next has built.
 */
const INSIDES = ['content/sources', 'markdown/code', 'markdown/math', 'server/next-internals']

const NEXT_INSIDE = { group: ['next/dist/*'], message: 'See lib/page-policy and lib/server/next-internals.' }
const NEXT_LINK = {
  group: ['next/link'],
  message: 'Links are IntentLink: a page is fetched ahead on intent.',
}

/** Allowed import directions: app → components → lib. content/ is read at run time and never imported. */
const directions = [
  ...ROOMS.slice(0, -1).map((room, index) => ({
    target: inLib(room),
    from: ROOMS.slice(index + 1).map(inLib),
    message: 'A room of lib/ imports only rooms below it; see docs/architecture.md.',
  })),
  {
    target: [
      './app',
      './components',
      './content',
      './proxy.ts',
      './instrumentation.ts',
      './instrumentation-client.ts',
    ],
    from: './lib/cli',
    message: 'The command line tools are no part of the site.',
  },
  { target: ['./components', './lib', './content', './e2e'], from: './app', message: 'Nobody imports app/.' },
  { target: ['./lib', './content'], from: './components', message: 'lib/ and content/ know no components.' },
  {
    target: ['./app', './components', './lib', './e2e', './proxy.ts', './next.config.mjs'],
    from: './content',
    message: "The owner's files are read through lib/site/owner.ts: CONTENT_DIR may name another folder.",
  },
  {
    target: './content',
    from: ['./lib/content', './lib/site/env.ts'],
    message: 'content/ imports types only.',
  },
  {
    target: ['./app', './components', './lib', './content'],
    from: './e2e',
    message: 'The site knows nothing of its tests.',
  },
  {
    target: ['./app', './components'],
    from: ['./lib/content/store.ts', './lib/site/fetch-text.ts'],
    message: 'Content is reached through the queries of its room.',
  },
  ...INSIDES.map((inside) => ({
    target: [
      './app',
      './components',
      ...ROOMS.filter((room) => room !== 'cli' && !inside.startsWith(`${room}/`)).map(inLib),
    ],
    from: inLib(inside),
    message: 'The inside of a room is for that room; import a file that stands directly in it.',
  })),
  ...AREAS.map((area) => ({
    target: `./components/${area}`,
    from: './components',
    except: [`./${area}`, ...SHARED_AREAS.map((shared) => `./${shared}`)],
    message: 'An area uses itself, ui, layout and markdown.',
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
      'no-restricted-syntax': [
        'error',
        {
          selector: "MemberExpression[object.name='URL'][property.name='canParse']",
          message: 'Once optimised, Node 20 refuses addresses with accents: see lib/text/parse-url.ts.',
        },
      ],
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
  {
    files: ['components/**/*.tsx', 'components/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            NEXT_INSIDE,
            NEXT_LINK,
            {
              group: ['@/lib/*/queries', '@/lib/content/content', '@/lib/content/content-source'],
              message: 'Pages ask, components show.',
            },
          ],
        },
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
      'e2e/**',
      'lib/cli/**',
      '**/*.test.ts',
      '**/*.test.tsx',
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
