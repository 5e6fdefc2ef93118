import type fc from 'fast-check'
import type { Model } from './model-expectations'
import { settled, type World } from './model-world'

type Step = fc.AsyncCommand<Model, World>

/**
 * Creates a command of the model test: an event that may happen in any state. The wall clock advances by a second
 * before it.
 */
export function createStep(name: string, run: (model: Model, world: World) => Promise<void> | void): Step {
  return {
    check: () => true,
    toString: () => name,
    async run(model, world) {
      world.time.wall += 1_000
      await run(model, world)
      await settled()
    },
  }
}
