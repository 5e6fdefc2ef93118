import next from 'eslint-config-next/core-web-vitals'
import { importX } from 'eslint-plugin-import-x'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import tseslint from 'typescript-eslint'

const AREAS = ['home', 'about', 'projects', 'articles', 'article', 'resume', 'privacy', 'contributions']
const SHARED_AREAS = ['ui', 'layout', 'markdown']

/** Who may import whom: app → components → lib → lib/portfolio → content. */
const directions = [
  { target: ['./components', './lib', './content', './e2e'], from: './app', message: 'Nobody imports app/.' },
  { target: ['./lib', './content'], from: './components', message: 'lib/ and content/ know no components.' },
  {
    target: './content',
    from: ['./lib/portfolio', './lib/env.ts', './lib/kept', './lib/http'],
    message: 'content/ imports types only.',
  },
  {
    target: ['./app', './components', './lib', './content'],
    from: './e2e',
    message: 'The site knows nothing of its tests.',
  },
  {
    target: ['./app', './components'],
    from: [
      './lib/portfolio/http',
      './lib/portfolio/embedded',
      './lib/portfolio/catalog.ts',
      './lib/kept',
      './lib/http',
    ],
    message: 'Content is reached through lib/portfolio/queries.ts.',
  },
  {
    target: './lib/portfolio',
    from: ['./lib/copy', './lib/markdown', './lib/media'],
    message: 'The data layer has no wording and no rendering.',
  },
  ...AREAS.map((area) => ({
    target: `./components/${area}`,
    from: './components',
    except: [`./${area}`, ...SHARED_AREAS.map((shared) => `./${shared}`)],
    message: 'An area uses itself, ui, layout and markdown.',
  })),
]

const config = [
  { ignores: ['**/.next*/**', 'node_modules/**', 'next-env.d.ts', 'test-results/**', 'public/**'] },
  ...next,
  ...tseslint.configs.strict,
  {
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      // Pictures come from public/ or /media, already in the size shown.
      '@next/next/no-img-element': 'off',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'import-x/no-cycle': 'error',
      'import-x/no-restricted-paths': ['error', { zones: directions }],
      'no-console': 'error',
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Environment variables are read in lib/env.ts alone.',
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
            {
              group: ['@/lib/portfolio/queries', '@/lib/portfolio/source'],
              message: 'Pages ask, components show.',
            },
          ],
        },
      ],
    },
  },
  {
    files: [
      'lib/env.ts',
      'instrumentation.ts',
      'next.config.mjs',
      'e2e/**',
      'lib/cli/**',
      '**/*.test.ts',
      '**/*.test.tsx',
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    // Tests of the http source run against the same stub as the browser tests.
    files: ['lib/**/*.test.ts'],
    rules: { 'import-x/no-restricted-paths': 'off' },
  },
  {
    files: ['lib/log.ts', 'lib/serving/structured-console.ts', 'lib/cli/**', 'e2e/**'],
    rules: { 'no-console': 'off' },
  },
]

export default config
