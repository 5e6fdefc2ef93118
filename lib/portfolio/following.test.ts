import fc from 'fast-check'
import { begin, steps } from '../../e2e/unit/following-model'
import { assertFollows } from '../../e2e/unit/model-expectations'
import { pathsOf } from '../../e2e/unit/model-world'

/* The model and its steps are in e2e/unit/following-model.ts. */

beforeEach(() => {
  for (const level of ['log', 'warn', 'error'] as const)
    jest.spyOn(console, level).mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())

test('after whatever has happened nothing older than the last accepted order is shown, and nothing is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(steps, { maxCommands: 30 }), fc.boolean(), async (commands, listsTexts) => {
      let end = await begin(listsTexts)
      await fc.asyncModelRun(async () => (end = await begin(listsTexts)), commands)
      for (const index of end.real.instances.keys())
        for (const path of pathsOf(end.real)) await assertFollows(end.model, end.real, index, path)
    }),
    { numRuns: 1_000, endOnFailure: false },
  )
}, 300_000)
