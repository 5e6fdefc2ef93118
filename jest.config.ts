/** @jest-config-loader esbuild-register */
import type { Config } from 'jest'
import nextJest from 'next/jest.js'

// Whatever terminal the tests run in: Node reads no keys from one that calls itself dumb. A test can't set it for Node.
process.env.TERM = 'xterm'

const FOLDERS = '<rootDir>/{app,components,lib,e2e/unit}/**'

/** Ends a test that hangs; far longer than any test takes on a busy machine. */
const TEST_TIMEOUT_MS = 60_000

const shared: Config = {
  setupFiles: ['<rootDir>/e2e/unit/fixture-content.ts'],
  // Builds for containers have copies of the site.
  modulePathIgnorePatterns: ['<rootDir>/\\.next'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // `server-only` marks a module as server code for the bundler; Jest has no bundler.
    '^server-only$': '<rootDir>/e2e/unit/empty-module.ts',
  },
}

/** Rules and server code run in the Node environment, islands in jsdom. */
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

// Most Markdown packages are published as ES modules only, which Jest has to transform.
const UNTRANSFORMED =
  '/node_modules/(next|react|react-dom|@testing-library|sharp|undici|zod|fast-check|jiti|typescript)/'

export default async function jestConfig(): Promise<Config> {
  const createConfig = nextJest({ dir: './' })
  const projects = await Promise.all(PROJECTS.map((project) => createConfig(project)()))
  return {
    testTimeout: TEST_TIMEOUT_MS,
    // Use every core: by default Jest leaves one to its parent process, which is half of a two-core machine.
    maxWorkers: '100%',
    projects: projects.map((project) => ({
      ...project,
      transformIgnorePatterns: ['\\.module\\.css$', UNTRANSFORMED],
    })),
  } as Config
}
