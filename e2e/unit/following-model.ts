import fc from 'fast-check'
import { createFakeServer } from './fake-cluster'
import { createInstance, PERIOD_MS } from './model-instance'
import { createModelUpstream, type ModelRow } from './model-upstream'

/*
 * The site against a model of what it may show: whatever happens in whatever order, an accepted order is followed by every
 * instance that can be reached, on the next request or the one after, and nothing that exists is lost.
 */

type Real = ReturnType<typeof aWorld>
/** For each instance, the oldest state of each article and of the list that it may still show. */
type Model = {
  atLeast: { list: number; articles: Map<string, number>; all: number }[]
  owed: (() => void)[]
  toldLate: boolean
}
type Step = fc.AsyncCommand<Model, Real>

const INSTANCES = 2
const FAILED = 'failed'
const QUIET_MS = 5_000
const settled = async () => {
  for (let turn = 0; turn < 6; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

const aRow = (id: number): ModelRow => ({ id, slug: `a${id}`, title: `T${id}`, content: `C${id}` })

function aWorld(listsTexts: boolean) {
  const time = { now: 0, wall: 1_000 }
  const world = {
    upstream: createModelUpstream([1, 2, 3, 4].map(aRow)),
    server: createFakeServer(() => time.wall),
    time,
  }
  world.upstream.world.listsTexts = listsTexts
  let last = 4
  return {
    ...world,
    instances: Array.from({ length: INSTANCES }, () => createInstance(world)),
    nextNumber: () => (last += 1),
  }
}

const isConnected = (real: Real, index: number) => real.instances[index]?.link().isUp() ?? false

/** The order holds for the instance that took it, and for the others as soon as they can hear of it. */
function accepted(model: Model, real: Real, by: number, slug: string | null, state: number): void {
  const owe = (index: number) => {
    const least = model.atLeast[index]
    if (!least) return
    least.list = Math.max(least.list, state)
    if (slug) least.articles.set(slug, Math.max(least.articles.get(slug) ?? 0, state))
    else least.all = Math.max(least.all, state)
  }
  const tell = () => {
    for (let index = 0; index < INSTANCES; index += 1)
      if (index === by || (isConnected(real, by) && isConnected(real, index))) owe(index)
    const away = Array.from({ length: INSTANCES }, (_, index) => index).filter(
      (index) => !isConnected(real, index),
    )
    if (away.length > 0) model.owed.push(tell)
  }
  tell()
}

/** Everybody who is there learns what could not be told before. */
function settle(model: Model): void {
  if (model.owed.length > 0) model.toldLate = true
  for (const tell of model.owed.splice(0)) tell()
}

export async function assertFollows(model: Model, real: Real, index: number, path: string): Promise<void> {
  const instance = real.instances[index]
  const least = model.atLeast[index]
  if (!instance || !least) return
  await instance.visit(path).catch(() => undefined)
  await settled()
  let shown = await instance.visit(path).catch(() => FAILED)
  await settled()
  // Where lists come without texts, one that is ordered with everything else is read when it is next asked for.
  // So is one whose order could be told only after the instances had found each other again.
  const isRead = real.upstream.world.listsTexts && !model.toldLate
  if (path !== '/articles' && real.upstream.world.isDown && !isRead) return
  // A text that was never had can't be shown while the source is down, nor in the moment after it was.
  if (shown === FAILED && real.upstream.world.isDown) return
  if (shown === FAILED) {
    real.time.now += QUIET_MS
    shown = await instance.visit(path)
  }
  const slug = path === '/articles' ? null : path.slice('/article/'.length)
  const from = slug === null ? least.list : Math.max(least.all, least.articles.get(slug) ?? 0)
  const allowed = real.upstream.history.slice(from).map((rows) => textOf(rows, slug))
  if (!allowed.includes(shown))
    throw new Error(
      `${path} on ${index} shows ${shown}; since state ${from} it was one of ${allowed.join(' | ')}`,
    )
}

function textOf(rows: ModelRow[], slug: string | null): string {
  if (slug === null)
    return rows
      .map((row) => `${row.slug}=${row.title}`)
      .sort()
      .join()
  const row = rows.find((one) => one.slug === slug)
  return row ? `${row.title}: ${row.content}` : '404'
}

const step = (name: string, run: (model: Model, real: Real) => Promise<void> | void): Step => ({
  check: () => true,
  toString: () => name,
  async run(model, real) {
    real.time.wall += 1_000
    await run(model, real)
    await settled()
  },
})

const rowAt = (real: Real, pick: number) => {
  const rows = real.upstream.rows()
  return rows[pick % rows.length]
}
const change = (real: Real, id: number, with_: Partial<ModelRow>) =>
  real.upstream.change(real.upstream.rows().map((row) => (row.id === id ? { ...row, ...with_ } : row)))

function editRow(real: Real, pick: number): void {
  const n = real.nextNumber()
  const row = rowAt(real, pick)
  if (row) change(real, row.id, { title: `T${row.id}.${n}`, content: `C${row.id}.${n}` })
}

const edit = (pick: number) => step(`edit(${pick})`, (_, real) => editRow(real, pick))
const publish = () =>
  step('publish', (_, real) => real.upstream.change([...real.upstream.rows(), aRow(real.nextNumber())]))
const remove = (pick: number) =>
  step(`delete(${pick})`, (_, real) => {
    const rows = real.upstream.rows()
    if (rows.length > 1) real.upstream.change(rows.filter((row) => row !== rowAt(real, pick)))
  })
const rename = (pick: number) =>
  step(`rename(${pick})`, (_, real) => {
    const row = rowAt(real, pick)
    if (row) change(real, row.id, { slug: `a${row.id}x${real.nextNumber()}` })
  })
const oddRow = () => step('oddRow', (_, real) => real.upstream.addOdd())
const outage = (isDown: boolean) =>
  step(`outage(${isDown})`, (_, real) => void (real.upstream.world.isDown = isDown))
const restart = (index: number) => step(`restart(${index})`, (_, real) => real.instances[index]?.restart())
const cut = (index: number) => step(`cut(${index})`, (_, real) => real.instances[index]?.link().cut())
const reconnect = (index: number) =>
  step(`reconnect(${index})`, async (model, real) => {
    real.instances[index]?.link().open()
    await settled()
    // What was read without the others is read again now, if the source answers.
    if (!real.upstream.world.isDown) settle(model)
  })
/** An order while the instance can't reach the others, with or without a restart before it can again. */
const orderWhileCut = (index: number, pick: number, all: boolean, restarts: boolean) =>
  step(
    `orderWhileCut(${index}, ${all ? 'all' : pick}${restarts ? ', restart' : ''})`,
    async (model, real) => {
      const instance = real.instances[index]
      if (!instance) return
      instance.link().cut()
      editRow(real, pick)
      const state = real.upstream.now()
      const slug = all ? null : (rowAt(real, pick)?.slug ?? null)
      if (await instance.order(slug)) accepted(model, real, index, slug, state)
      await settled()
      if (restarts) instance.restart()
      instance.link().open()
      await settled()
      if (!real.upstream.world.isDown) settle(model)
    },
  )
/** An order whose texts nobody asks for before the instance starts anew. */
const orderThenRestart = (index: number, pick: number) =>
  step(`orderThenRestart(${index}, ${pick})`, async (model, real) => {
    editRow(real, pick)
    const state = real.upstream.now()
    if (await real.instances[index]?.order(null)) accepted(model, real, index, null, state)
    await settled()
    real.instances[index]?.restart()
  })
/** An instance misses what happens while it is cut off. */
const missed = (index: number, pick: number) =>
  step(`missed(${index}, ${pick})`, async (model, real) => {
    const other = (index + 1) % INSTANCES
    real.instances[index]?.link().cut()
    editRow(real, pick)
    const state = real.upstream.now()
    const slug = rowAt(real, pick)?.slug ?? null
    if (await real.instances[other]?.order(slug)) accepted(model, real, other, slug, state)
    real.instances[index]?.link().open()
    await settled()
    if (!real.upstream.world.isDown) settle(model)
  })
const emptied = () =>
  step('serverEmptied', async (model, real) => {
    if (real.upstream.world.isDown) return
    for (const { link } of real.instances) link().cut()
    real.server.empty()
    for (const { link } of real.instances) link().open()
    await settled()
    settle(model)
  })
const order = (by: number, pick: number, all: boolean) =>
  step(`order(${by}, ${all ? 'all' : pick})`, async (model, real) => {
    const state = real.upstream.now()
    const slug = all ? null : (rowAt(real, pick)?.slug ?? null)
    if (await real.instances[by]?.order(slug)) accepted(model, real, by, slug, state)
  })
/** Two orders with an edit between them, while the answers of the source are late. */
const slowOrders = (first: number, second: number, pick: number, all: boolean) =>
  step(`slowOrders(${first}, ${second}, ${all ? 'all' : pick})`, async (model, real) => {
    const { upstream, instances } = real
    const slug = all ? null : (rowAt(real, pick)?.slug ?? null)
    upstream.world.isSlow = true
    const send = (by: number) => ({ by, state: upstream.now(), done: instances[by]?.order(slug) })
    const sent = [send(first)]
    await settled()
    editRow(real, pick)
    sent.push(send(second))
    upstream.world.isSlow = false
    for (let turn = 0; turn < 10; turn += 1) {
      await settled()
      upstream.release()
    }
    for (const { by, state, done } of sent) if (await done) accepted(model, real, by, slug, state)
  })
const visit = (index: number, pick: number) =>
  step(`visit(${index}, ${pick})`, async (model, real) => {
    const paths = pathsOf(real)
    await assertFollows(model, real, index, paths[pick % paths.length] ?? '/articles')
  })
/** Every address that there ever was. */
export function pathsOf(real: Real): string[] {
  const slugs = new Set(real.upstream.history.flat().map(({ slug }) => slug))
  return ['/articles', ...[...slugs].map((slug) => `/article/${slug}`)]
}
/** A period goes by. With a source that answers, visitors then find what is there now. */
const period = () =>
  step('period', async (model, real) => {
    real.time.now += PERIOD_MS + 1
    for (const { runTimers } of real.instances) runTimers()
    await settled()
    if (real.upstream.world.isDown) return
    for (const [index, least] of model.atLeast.entries()) {
      await real.instances[index]?.visit('/articles')
      await settled()
      least.list = Math.max(least.list, real.upstream.now())
    }
  })

const instance = fc.nat({ max: INSTANCES - 1 })
const pick = fc.nat({ max: 20 })
export const steps = [
  fc.tuple(instance, pick).map((args) => visit(...args)),
  fc.tuple(instance, pick).map((args) => visit(...args)),
  pick.map(edit),
  pick.map(edit),
  fc.tuple(instance, pick, fc.boolean()).map((args) => order(...args)),
  fc.tuple(instance, pick, fc.boolean()).map((args) => order(...args)),
  fc.tuple(instance, instance, pick, fc.boolean()).map((args) => slowOrders(...args)),
  fc.tuple(instance, pick, fc.boolean(), fc.boolean()).map((args) => orderWhileCut(...args)),
  fc.tuple(instance, pick).map((args) => orderThenRestart(...args)),
  fc.tuple(instance, pick).map((args) => missed(...args)),
  fc.constant(publish()),
  pick.map(remove),
  pick.map(rename),
  fc.constant(oddRow()),
  fc.boolean().map(outage),
  instance.map(restart),
  instance.map(cut),
  instance.map(reconnect),
  fc.constant(emptied()),
  fc.constant(period()),
]

/** Instances of a site that was built while the source answered, and the model beside them. */
export async function begin(listsTexts: boolean): Promise<{ model: Model; real: Real }> {
  const none = () => ({ list: 0, articles: new Map<string, number>(), all: 0 })
  const real = aWorld(listsTexts)
  // A site was built while the source answered.
  for (const { visit: open } of real.instances) await open('/articles')
  return { model: { atLeast: real.instances.map(none), owed: [], toldLate: false } as Model, real }
}
