/** @jest-config-loader esbuild-register */
import type { Config } from 'jest'
import nextJest from 'next/jest.js'

const config: Config = {
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/{app,components,lib,content}/**/*.test.{ts,tsx}'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // Marks a module as server code for the bundler; there is none here.
    '^server-only$': '<rootDir>/lib/testing/nothing.ts',
  },
  setupFilesAfterEnv: ['<rootDir>/lib/testing/setup.ts'],
}

const ESM_ONLY = [
  'unified',
  'vfile',
  'remark',
  'rehype',
  'react-markdown',
  'hast',
  'mdast',
  'unist',
  'micromark',
]

export default async function jestConfig(): Promise<Config> {
  const created = await nextJest({ dir: './' })(config)()
  // Everything around Markdown is published as ES modules, which Jest has to transform.
  return {
    ...created,
    transformIgnorePatterns: ['\\.module\\.css$', `/node_modules/(?!.*(${ESM_ONLY.join('|')}))`],
  }
}
