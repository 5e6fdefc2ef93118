import { anArticle, aProject } from '@/e2e/unit/builders'
import { aClock, anInstance, fakePeers, PERIOD_MS } from '@/e2e/unit/content-instance'
import { fakeSource } from '@/e2e/unit/fake-source'

const WARNING = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
jest.spyOn(console, 'error').mockImplementation(() => undefined)
jest.spyOn(console, 'log').mockImplementation(() => undefined)
const events = () => WARNING.mock.calls.map(([line]) => (JSON.parse(String(line)) as { event: string }).event)

const one = anArticle({ id: 1, slug: 'uno', title: 'Uno', content: 'Texto uno.' })
const two = anArticle({ id: 2, slug: 'dos', title: 'Dos', content: 'Texto dos.' })

/** Two instances of one site, and what they share. */
async function aPair() {
  const clock = aClock()
  const { source, state } = fakeSource()
  Object.assign(state, { articles: [one, two], projects: [aProject()] })
  const { peers, state: server } = fakePeers()
  const start = (kept?: ReturnType<typeof anInstance>['kept']) => anInstance({ source, clock, peers, kept })
  const [here, there] = [start(), start()]
  await here.titles()
  await there.titles()
  const edit = (title: string, content = 'Otro texto.') =>
    void (state.articles = [{ ...one, title, content }, two])
  const order = async (site = here, target: Parameters<typeof here.order>[0] = { article: 'uno' }) => {
    expect(await clock.until(site.order(target))).toBe(true)
  }
  return { clock, state, server, start, here, there, edit, order }
}

beforeEach(() => WARNING.mockClear())

test('a revalidation on one instance shows on the other in the very next request, including its body', async () => {
  const { there, state, edit, order } = await aPair()
  edit('Otro')
  await order()
  state.calls = []
  expect((await there.titles()).uno).toBe('Otro')
  expect(await there.text('uno')).toBe('Otro texto.')
  expect(state.calls).toEqual([])
  expect(there.lastOrder()).not.toBe('')
})

test('content loaded by one instance is not loaded again by another that starts', async () => {
  const { start, state } = await aPair()
  state.failure = new Error('down')
  const third = start()
  expect(await third.titles()).toEqual({ uno: 'Uno', dos: 'Dos' })
})

test('concurrent revalidations on two instances both take effect', async () => {
  const { clock, state, here, there } = await aPair()
  state.articles = [
    { ...one, title: 'Otro' },
    { ...two, title: 'Más' },
  ]
  const orders = Promise.all([here.order({ article: 'uno' }), there.order({ article: 'dos' })])
  expect(await clock.until(orders)).toEqual([true, true])
  for (const site of [here, there]) expect(await site.titles()).toEqual({ uno: 'Otro', dos: 'Más' })
})

test("a load that began before another instance's revalidation does not undo it", async () => {
  const { clock, state, here, there, edit, order } = await aPair()
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => (open = resolve))
  state.gate = () => opened
  const load = there.order({ all: true })
  await clock.pass(0)
  state.gate = async () => undefined
  edit('Otro')
  await order(here)
  open()
  await clock.until(load)
  for (const site of [here, there]) expect((await site.titles()).uno).toBe('Otro')
})

test('while the server is down each instance works alone, accepts revalidations, and logs it once', async () => {
  const { server, here, there, edit, order } = await aPair()
  server.isAway = true
  edit('Otro')
  await order(here)
  expect((await here.titles()).uno).toBe('Otro')
  expect((await there.titles()).uno).toBe('Uno')
  expect(events()).toEqual(['content.alone', 'content.alone'])
})

test('when the server is back the revalidation shows everywhere', async () => {
  const { clock, server, here, there, edit, order } = await aPair()
  server.isAway = true
  edit('Otro')
  await order(here)
  server.isAway = false
  await clock.pass(2_000)
  await clock.pass(2_000)
  expect((await there.titles()).uno).toBe('Otro')
  expect((await here.titles()).uno).toBe('Otro')
})

test('a revalidation accepted while offline survives a restart', async () => {
  const { clock, server, start, here, there, edit, order } = await aPair()
  server.isAway = true
  edit('Otro')
  await order(here)
  server.isAway = false
  const again = start(here.kept)
  expect((await again.titles()).uno).toBe('Otro')
  await clock.pass(2_000)
  expect((await there.titles()).uno).toBe('Otro')
})

test('a server that lost its data gets it again, with a newer version', async () => {
  const { clock, server, here, there, edit, order } = await aPair()
  edit('Otro')
  await order(here)
  await there.titles()
  server.content = null
  server.texts.clear()
  expect((await here.titles()).uno).toBe('Otro')
  await clock.pass(2_000)
  expect(server.content).not.toBeNull()
  edit('Más')
  await order(there)
  expect((await here.titles()).uno).toBe('Más')
})

test('an instance that starts after the server lost its data shows what another has shared since', async () => {
  const { clock, state, server, start, here, there, edit, order } = await aPair()
  const [again, alsoAgain] = [start(structuredClone(here.kept)), start(structuredClone(there.kept))]
  Object.assign(server, { isAway: true, content: null })
  server.texts.clear()
  state.failure = new Error('down')
  for (const site of [again, alsoAgain]) expect((await site.titles()).uno).toBe('Uno')
  server.isAway = false
  state.failure = null
  await clock.pass(3_000)
  edit('Otro')
  await order(again, { all: true })
  expect((await alsoAgain.titles()).uno).toBe('Otro')
})

test('a server restored to an earlier state does not revert any instance', async () => {
  const { clock, server, here, there, edit, order } = await aPair()
  const earlier = structuredClone(server.content)
  edit('Otro')
  await order(here)
  await there.titles()
  server.content = earlier
  for (const site of [here, there]) expect((await site.titles()).uno).toBe('Otro')
  await clock.pass(2_000)
  for (const site of [here, there]) expect((await site.titles()).uno).toBe('Otro')
})

test('a server that is down is retried after a while, not on every request', async () => {
  const { clock, server, here } = await aPair()
  server.isAway = true
  server.calls = 0
  for (let lookup = 0; lookup < 100; lookup += 1) await here.titles()
  expect(server.calls).toBeLessThan(5)
  server.isAway = false
  await clock.pass(PERIOD_MS)
  expect(await here.titles()).toEqual({ uno: 'Uno', dos: 'Dos' })
})

test('local files are read on this machine; a revalidation elsewhere triggers a reload', async () => {
  const clock = aClock()
  const { source, state } = fakeSource()
  state.articles = [one]
  state.projects = [aProject()]
  const { peers } = fakePeers()
  const policies = ['Aquí.', 'Allí.']
  const [here, there] = [0, 1].map((at) =>
    anInstance({
      source,
      clock,
      peers,
      readPolicy: () => policies[at] ?? '',
    }),
  ) as [ReturnType<typeof anInstance>, ReturnType<typeof anInstance>]
  await here.titles()
  await there.titles()
  expect([here, there].map((site) => site.current()?.values.policy)).toEqual(['Aquí.', 'Allí.'])
  policies[1] = 'Allí, otra.'
  expect(await clock.until(here.order({ all: true }))).toBe(true)
  await there.titles()
  expect(there.current()?.values.policy).toBe('Allí, otra.')
})
