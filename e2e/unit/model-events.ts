import { PERIOD_MS } from './model-instance'
import { assertFollows, deliverPending } from './model-expectations'
import { createStep } from './model-step'
import { aRow, changeRow, editRow, pathsOf, rowAt, settled } from './model-world'

/* Events of the model test that are not revalidations: edits, visits, outages and failures of the infrastructure. */

export const edit = (pick: number) => createStep(`edit(${pick})`, (_, world) => editRow(world, pick))

export const publish = () =>
  createStep('publish', (_, { upstream, nextNumber }) =>
    upstream.change([...upstream.rows(), aRow(nextNumber())]),
  )

export const remove = (pick: number) =>
  createStep(`delete(${pick})`, (_, world) => {
    const rows = world.upstream.rows()
    if (rows.length > 1) world.upstream.change(rows.filter((row) => row !== rowAt(world, pick)))
  })

export const rename = (pick: number) =>
  createStep(`rename(${pick})`, (_, world) => {
    const row = rowAt(world, pick)
    if (row) changeRow(world, row.id, { slug: `a${row.id}x${world.nextNumber()}` })
  })

/** The upstream gets a row that is invalid, and so is skipped. */
export const addInvalidRow = () => createStep('addInvalidRow', (_, { upstream }) => upstream.addOdd())

export const outage = (isDown: boolean) =>
  createStep(`outage(${isDown})`, (_, { upstream }) => void (upstream.world.isDown = isDown))

export const restart = (index: number) =>
  createStep(`restart(${index})`, (_, { instances }) => instances[index]?.restart())

export const disconnect = (index: number) =>
  createStep(`disconnect(${index})`, (_, { instances }) => instances[index]?.link().cut())

export const reconnect = (index: number) =>
  createStep(`reconnect(${index})`, async (model, { instances, upstream }) => {
    instances[index]?.link().open()
    await settled()
    // After reconnecting, values loaded without the peers are loaded again, if the upstream responds.
    if (!upstream.world.isDown) deliverPending(model)
  })

/** The shared server loses its data while every instance is disconnected. */
export const loseSharedData = () =>
  createStep('loseSharedData', async (model, { instances, server, upstream }) => {
    if (upstream.world.isDown) return
    for (const { link } of instances) link().cut()
    server.empty()
    for (const { link } of instances) link().open()
    await settled()
    deliverPending(model)
  })

export const visit = (index: number, pick: number) =>
  createStep(`visit(${index}, ${pick})`, async (model, world) => {
    const paths = pathsOf(world)
    await assertFollows(model, world, index, paths[pick % paths.length] ?? '/articles')
  })

/** A revalidation period passes; unless the upstream is down, the lists then show its current state. */
export const period = () =>
  createStep('period', async (model, { time, instances, upstream }) => {
    time.now += PERIOD_MS + 1
    for (const { runTimers } of instances) runTimers()
    await settled()
    if (upstream.world.isDown) return
    for (const [index, oldest] of model.oldest.entries()) {
      await instances[index]?.visit('/articles')
      await settled()
      oldest.list = Math.max(oldest.list, upstream.now())
    }
  })
