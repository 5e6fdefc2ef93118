import fc from 'fast-check'
import * as event from './model-events'
import { createModel, type Model } from './model-expectations'
import * as revalidation from './model-revalidations'
import { createWorld, INSTANCES, type World } from './model-world'

/*
 * A model-based test of the data cache and the catalog. In any order of events, every connected instance follows an
 * accepted revalidation on the next request or the one after, and no existing article is lost.
 */

const instance = fc.nat({ max: INSTANCES - 1 })
const pick = fc.nat({ max: 20 })

/** The generated steps; frequent ones are listed twice. */
export const steps = [
  fc.tuple(instance, pick).map((args) => event.visit(...args)),
  fc.tuple(instance, pick).map((args) => event.visit(...args)),
  pick.map(event.edit),
  pick.map(event.edit),
  fc.tuple(instance, pick, fc.boolean()).map((args) => revalidation.revalidate(...args)),
  fc.tuple(instance, pick, fc.boolean()).map((args) => revalidation.revalidate(...args)),
  fc.tuple(instance, instance, pick, fc.boolean()).map((args) => revalidation.revalidateSlowly(...args)),
  fc
    .tuple(instance, pick, fc.boolean(), fc.boolean())
    .map((args) => revalidation.revalidateDisconnected(...args)),
  fc.tuple(instance, pick).map((args) => revalidation.revalidateThenRestart(...args)),
  fc.tuple(instance, pick).map((args) => revalidation.missRevalidation(...args)),
  fc.constant(event.publish()),
  pick.map(event.remove),
  pick.map(event.rename),
  fc.constant(event.addInvalidRow()),
  fc.boolean().map(event.outage),
  instance.map(event.restart),
  instance.map(event.disconnect),
  instance.map(event.reconnect),
  fc.constant(event.loseSharedData()),
  fc.constant(event.period()),
]

/** Creates a model, and instances of a site built while the upstream was available. */
export async function begin(listsTexts: boolean): Promise<{ model: Model; real: World }> {
  const real = createWorld(listsTexts)
  for (const { visit } of real.instances) await visit('/articles')
  return { model: createModel(), real }
}
