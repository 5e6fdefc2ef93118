import { accept, deliverPending } from './model-expectations'
import { createStep } from './model-step'
import { editRow, INSTANCES, rowAt, settled, type World } from './model-world'

/* Events of the model test that revalidate an article, or all content, on one of the instances. */

/** What to revalidate: the slug of the selected article, or null for all content. */
function targetOf(world: World, pick: number, all: boolean): string | null {
  return all ? null : (rowAt(world, pick)?.slug ?? null)
}

export const revalidate = (by: number, pick: number, all: boolean) =>
  createStep(`revalidate(${by}, ${all ? 'all' : pick})`, async (model, world) => {
    const state = world.upstream.now()
    const slug = targetOf(world, pick, all)
    if (await world.instances[by]?.revalidate(slug)) accept(model, world, by, slug, state)
  })

/** Two revalidations with an edit between them, while the upstream responds slowly. */
export const revalidateSlowly = (first: number, second: number, pick: number, all: boolean) =>
  createStep(`revalidateSlowly(${first}, ${second}, ${all ? 'all' : pick})`, async (model, world) => {
    const { upstream, instances } = world
    const slug = targetOf(world, pick, all)
    upstream.world.isSlow = true
    const send = (by: number) => ({ by, state: upstream.now(), done: instances[by]?.revalidate(slug) })
    const sent = [send(first)]
    await settled()
    editRow(world, pick)
    sent.push(send(second))
    upstream.world.isSlow = false
    for (let turn = 0; turn < 10; turn += 1) {
      await settled()
      upstream.release()
    }
    for (const { by, state, done } of sent) if (await done) accept(model, world, by, slug, state)
  })

/** A disconnected instance revalidates, and reconnects with or without a restart. */
export const revalidateDisconnected = (index: number, pick: number, all: boolean, restarts: boolean) =>
  createStep(
    `revalidateDisconnected(${index}, ${all ? 'all' : pick}${restarts ? ', restart' : ''})`,
    async (model, world) => {
      const instance = world.instances[index]
      if (!instance) return
      instance.link().cut()
      editRow(world, pick)
      const state = world.upstream.now()
      const slug = targetOf(world, pick, all)
      if (await instance.revalidate(slug)) accept(model, world, index, slug, state)
      await settled()
      if (restarts) instance.restart()
      instance.link().open()
      await settled()
      if (!world.upstream.world.isDown) deliverPending(model)
    },
  )

/** An instance restarts after a revalidation, before any of its texts is requested. */
export const revalidateThenRestart = (index: number, pick: number) =>
  createStep(`revalidateThenRestart(${index}, ${pick})`, async (model, world) => {
    editRow(world, pick)
    const state = world.upstream.now()
    if (await world.instances[index]?.revalidate(null)) accept(model, world, index, null, state)
    await settled()
    world.instances[index]?.restart()
  })

/** An instance is disconnected while its peer revalidates. */
export const missRevalidation = (index: number, pick: number) =>
  createStep(`missRevalidation(${index}, ${pick})`, async (model, world) => {
    const peer = (index + 1) % INSTANCES
    world.instances[index]?.link().cut()
    editRow(world, pick)
    const state = world.upstream.now()
    const slug = targetOf(world, pick, false)
    if (await world.instances[peer]?.revalidate(slug)) accept(model, world, peer, slug, state)
    world.instances[index]?.link().open()
    await settled()
    if (!world.upstream.world.isDown) deliverPending(model)
  })
