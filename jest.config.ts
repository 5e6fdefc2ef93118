/** @jest-config-loader esbuild-register */
import type { Config } from 'jest'
import nextJest from 'next/jest.js'

const FOLDERS = '<rootDir>/{app,components,lib,e2e/unit}/**'

/** Ends a test that hangs; far above what one takes on a machine that is busy with something else. */
const TEST_TIMEOUT_MS = 60_000

const shared: Config = {
  runtime: '<rootDir>/e2e/unit/jest-runtime.cjs',
  setupFiles: ['<rootDir>/e2e/unit/fixture-content.ts'],
  // Copies of the site: of `npm run mutate`, and of builds for containers.
  modulePathIgnorePatterns: ['<rootDir>/.stryker-tmp/', '<rootDir>/\\.next'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // Marks a module as server code for the bundler; there is none here.
    '^server-only$': '<rootDir>/e2e/unit/empty-module.ts',
    // Exported for `import` alone, which Jest turns into `require`.
    '^beautiful-mermaid$': '<rootDir>/node_modules/beautiful-mermaid/dist/index.js',
  },
}

/** Rules and server code run as in Node, islands in a document. */
const PROJECTS: Config[] = [
  { ...shared, displayName: 'rules', testEnvironment: 'node', testMatch: [`${FOLDERS}/*.test.ts`] },
  {
    ...shared,
    displayName: 'islands',
    testEnvironment: 'jsdom',
    testMatch: [`${FOLDERS}/*.test.tsx`],
    setupFilesAfterEnv: ['<rootDir>/e2e/unit/setup.ts'],
  },
]

// Most of what surrounds Markdown is published as ES modules only, which Jest has to transform.
const UNTRANSFORMED =
  '/node_modules/(next|react|react-dom|@testing-library|sharp|undici|zod|fast-check|jiti|typescript|elkjs)/'

export default async function jestConfig(): Promise<Config> {
  const createConfig = nextJest({ dir: './' })
  const projects = await Promise.all(PROJECTS.map((project) => createConfig(project)()))
  return {
    testTimeout: TEST_TIMEOUT_MS,
    // Every core: Jest leaves one to the process that waits for the others, half of a small machine.
    maxWorkers: '100%',
    projects: projects.map((project) => ({
      ...project,
      transformIgnorePatterns: ['\\.module\\.css$', UNTRANSFORMED],
    })),
  } as Config
}
