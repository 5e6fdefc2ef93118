import { anArticle, aProject } from '@/e2e/unit/builders'
import { aClock, anInstance, PERIOD_MS } from '@/e2e/unit/content-instance'
import { fakeSource } from '@/e2e/unit/fake-source'
import type { Part } from './part'

for (const level of ['warn', 'error'] as const) jest.spyOn(console, level).mockImplementation(() => undefined)

const one = anArticle({ id: 1, slug: 'uno', title: 'Uno', content: 'Texto uno.' })
const two = anArticle({ id: 2, slug: 'dos', title: 'Dos', content: 'Texto dos.' })

function aSite({ more }: { more?: Part[] } = {}) {
  const clock = aClock()
  const disk = new Map<string, string>()
  const { source, state } = fakeSource()
  Object.assign(state, { articles: [one, two], projects: [aProject()] })
  const policy = { text: 'Una.', failure: null as Error | null }
  const readPolicy = () => {
    if (policy.failure) throw policy.failure
    return policy.text
  }
  const start = (kept?: ReturnType<typeof anInstance>['kept']) =>
    anInstance({ source, clock, disk, readPolicy, kept, more })
  return { clock, state, policy, start }
}

/** A gate that the source's answers wait at. */
function aGate() {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { wait: () => opened, open }
}

test('the first lookup waits for the source; later ones are answered from memory', async () => {
  const { state, start } = aSite()
  const site = start()
  expect(await site.titles()).toEqual({ uno: 'Uno', dos: 'Dos' })
  state.calls = []
  for (let lookup = 0; lookup < 50; lookup += 1) await site.titles()
  expect(state.calls).toEqual([])
})

test('before the first successful load there is no content, and the source is retried only after a delay', async () => {
  const { clock, state, start } = aSite()
  state.failure = new Error('down')
  const site = start()
  for (let lookup = 0; lookup < 20; lookup += 1) expect(await site.sync()).toBeNull()
  expect(site.failure()).toBe(state.failure)
  expect(state.calls.filter((call) => call === 'list 1')).toHaveLength(1)
  state.failure = null
  await clock.pass(5_000)
  expect(await site.titles()).toEqual({ uno: 'Uno', dos: 'Dos' })
})

test('an edit shows after the revalidation period, without a visitor waiting for it', async () => {
  const { clock, state, start } = aSite()
  const site = start()
  site.start()
  await site.titles()
  const before = site.current()
  await clock.pass(PERIOD_MS)
  expect(site.current()).toBe(before)
  state.articles = [{ ...one, title: 'Otro' }, two]
  await clock.pass(PERIOD_MS)
  expect((await site.titles()).uno).toBe('Otro')
})

test('while the source is down its last content is served, and it is retried every five seconds', async () => {
  const { clock, state, start } = aSite()
  const site = start()
  site.start()
  await site.titles()
  state.failure = new Error('down')
  await clock.pass(PERIOD_MS)
  state.calls = []
  for (let time = 0; time < 4; time += 1) await clock.pass(5_000)
  expect(state.calls.filter((call) => call === 'list 1')).toHaveLength(4)
  expect(await site.titles()).toEqual({ uno: 'Uno', dos: 'Dos' })
  state.failure = null
  state.articles = [two]
  await clock.pass(5_000)
  expect(await site.titles()).toEqual({ dos: 'Dos' })
})

test('stored content is available at the next start, before the source responds', async () => {
  const { state, start } = aSite()
  const first = start()
  await first.titles()
  state.failure = new Error('down')
  const second = start(first.kept)
  expect(await second.titles()).toEqual({ uno: 'Uno', dos: 'Dos' })
  expect(await second.text('uno')).toBe('Texto uno.')
})

test('a suspended process refreshes stale content before responding, unless that takes too long', async () => {
  const { clock, state, start } = aSite()
  const site = start()
  await site.titles()
  state.articles = [{ ...one, title: 'Otro' }]
  await clock.pass(10 * PERIOD_MS)
  expect((await site.titles()).uno).toBe('Otro')
  state.articles = [{ ...one, title: 'Más' }]
  const gate = aGate()
  state.gate = gate.wait
  await clock.pass(10 * PERIOD_MS)
  expect((await site.titles()).uno).toBe('Otro')
  gate.open()
})

describe('a revalidation', () => {
  test('of an article completes when it is visible, and requests nothing else', async () => {
    const { state, start } = aSite()
    const site = start()
    await site.titles()
    state.articles = [
      { ...one, title: 'Otro' },
      { ...two, title: 'No leído' },
    ]
    state.calls = []
    expect(await site.order({ article: 'uno' })).toBe(true)
    expect(state.calls).toEqual(['article uno'])
    expect(await site.titles()).toEqual({ uno: 'Otro', dos: 'Dos' })
  })

  test('of projects or of everything reloads them', async () => {
    const { state, policy, start } = aSite()
    const site = start()
    await site.titles()
    state.projects = []
    policy.text = 'Otra.'
    expect(await site.order({ projects: true })).toBe(false) // suddenly empty
    expect(await site.order({ projects: true, allowEmpty: true })).toBe(true)
    expect(site.current()?.values).toMatchObject({ projects: { rows: [] }, policy: 'Una.' })
    expect(await site.order({ all: true })).toBe(true)
    expect(site.current()?.values.policy).toBe('Otra.')
  })

  test('that the source rejects changes nothing', async () => {
    const { state, start } = aSite()
    const site = start()
    await site.titles()
    const [before, order] = [site.current(), site.lastOrder()]
    state.failure = new Error('down')
    for (const target of [{ article: 'uno' }, { projects: true }, { all: true }] as const)
      expect(await site.order(target)).toBe(false)
    expect([site.current(), site.lastOrder()]).toEqual([before, order])
  })

  test('does not reuse a request started before it', async () => {
    const { clock, state, start } = aSite()
    const site = start()
    await site.titles()
    const gate = aGate()
    state.gate = gate.wait
    const first = site.order({ article: 'uno' })
    await clock.pass(0)
    state.articles = [{ ...one, title: 'Otro' }, two]
    const second = site.order({ article: 'uno' })
    gate.open()
    expect(await Promise.all([first, second])).toEqual([true, true])
    expect((await site.titles()).uno).toBe('Otro')
  })

  test('that waits with others for its turn reads no more than they ask for', async () => {
    const { clock, state, start } = aSite()
    const site = start()
    await site.titles()
    const gate = aGate()
    state.gate = gate.wait
    const first = site.order({ projects: true })
    await clock.pass(0)
    const others = [
      site.order({ article: 'uno' }),
      site.order({ projects: true }),
      site.order({ article: 'dos' }),
    ]
    state.calls = []
    gate.open()
    expect(await Promise.all([first, ...others])).toEqual([true, true, true, true])
    expect(state.calls.sort()).toEqual(['article dos', 'article uno', 'projects'])
  })

  test('is not undone by a load started before it, which is repeated soon', async () => {
    const { clock, state, start } = aSite()
    const site = start()
    await site.titles()
    const gate = aGate()
    state.gate = gate.wait
    const edited = { ...two, title: 'Más' }
    state.articles = [one, edited]
    site.start() // reads the list as it is now
    await clock.pass(0)
    state.articles = [{ ...one, title: 'Otro' }, edited]
    state.gate = async () => undefined
    expect(await site.order({ article: 'uno' })).toBe(true)
    state.calls = []
    gate.open()
    await clock.pass(0)
    expect(await site.titles()).toEqual({ uno: 'Otro', dos: 'Dos' })
    expect(state.calls).toEqual([]) // not at once, however many orders there are
    await clock.pass(5_000)
    expect(await site.titles()).toEqual({ uno: 'Otro', dos: 'Más' })
  })

  test('of an article whose slug has changed reloads the whole list', async () => {
    const { clock, state, start } = aSite()
    const site = start()
    await site.titles()
    state.articles = [{ ...one, slug: 'nuevo' }, two]
    state.calls = []
    expect(await site.order({ article: 'uno' })).toBe(true)
    await clock.pass(0)
    expect(state.calls).toContain('list 1')
    expect(await site.titles()).toEqual({ nuevo: 'Uno', dos: 'Dos' })
  })

  test('has its own token, even when nothing has changed', async () => {
    const { start } = aSite()
    const site = start()
    await site.titles()
    const tokens = [site.lastOrder()]
    for (let time = 0; time < 2; time += 1) {
      await site.order({ projects: true })
      tokens.push(site.lastOrder())
    }
    expect(new Set(tokens).size).toBe(3)
  })
})

test('a file that becomes invalid keeps its last good content, is reported, and blocks no revalidation', async () => {
  const { policy, state, start } = aSite()
  const site = start()
  await site.titles()
  policy.failure = new Error('no marks')
  state.articles = [two]
  expect(await site.order({ all: true })).toBe(true)
  expect(site.current()?.values.policy).toBe('Una.')
  expect(site.brokenFiles()).toEqual([{ file: 'privacy.md', failuresInARow: 1 }])
  expect(await site.titles()).toEqual({ dos: 'Dos' })
})

test('an optional service never delays a page', async () => {
  const broken = { name: 'release', isOptional: true, read: () => Promise.reject(new Error('no network')) }
  const { start } = aSite({ more: [broken] })
  const site = start()
  expect(await site.titles()).toEqual({ uno: 'Uno', dos: 'Dos' })
  expect(await site.order({ all: true })).toBe(true)
})

test('a body missing from the list is loaded for its page; after a failure it is not requested on every visit', async () => {
  const { clock, state, start } = aSite()
  state.bare = ['uno']
  state.broken = ['uno']
  const site = start()
  await site.titles()
  expect(await site.text('uno')).toBeNull()
  state.calls = []
  for (let time = 0; time < 50; time += 1) await expect(site.readText('uno')).rejects.toThrow()
  expect(state.calls).toEqual(['article uno'])
  state.broken = []
  await clock.pass(5_000)
  await site.readText('uno')
  expect(await site.text('uno')).toBe('Texto uno.')
})

test('a build fails with the cause when the source fails', async () => {
  const { state, start } = aSite()
  state.failure = new Error('http://upstream.example: down')
  await expect(start().loadAll()).rejects.toThrow('http://upstream.example: down')
  state.failure = null
  const site = start()
  await site.loadAll()
  expect(site.current()?.articles).toHaveLength(2)
})
