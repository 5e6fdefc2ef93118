// Mutates the given files, one mutation at a time, and lists the mutants that no unit test detects. Stryker is
// published as ES modules only, so this file is one too.
import { Stryker } from '@stryker-mutator/core'

const CONFIG = 'e2e/stryker.config.json'
const mutate = process.argv.slice(2).filter((file) => !file.includes('.test.'))

if (mutate.length === 0) {
  console.error('Name the files: npm run mutate -- lib/text/date.ts lib/routing/*.ts')
  process.exit(1)
}
await new Stryker({ configFile: CONFIG, mutate }).runMutationTest()
