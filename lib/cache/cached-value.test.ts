import { aSlowSource, aWorld, settled } from '../../e2e/unit/cached-values'

const errors = jest.spyOn(console, 'error')
beforeEach(() => {
  errors.mockReset().mockImplementation(() => undefined)
})

test('a value is read once while it is young enough, and again when it is not', async () => {
  const { world, value } = aWorld()
  const load = jest.fn(async () => 'a')
  const one = value({ load })
  await one.read(1_000)
  world.time = 999
  expect(await one.read(1_000)).toMatchObject({ value: 'a', ageMs: 999 })
  expect(load).toHaveBeenCalledTimes(1)
  world.time = 1_000
  await one.read(1_000)
  expect(load).toHaveBeenCalledTimes(2)
})

test('its age counts from the moment its reading began', async () => {
  const { world, value } = aWorld()
  const { load, questions } = aSlowSource()
  const reading = value({ load }).read(1_000)
  await settled()
  world.time = 700
  questions[0]?.answer('a')
  expect((await reading).ageMs).toBe(700)
})

test('concurrent readers share one reading', async () => {
  const { value } = aWorld()
  const { load, questions } = aSlowSource()
  const one = value({ load })
  const readings = [1, 2, 3].map(() => one.read(1_000))
  await settled()
  questions[0]?.answer('a')
  expect((await Promise.all(readings)).map((reading) => reading.value)).toEqual(['a', 'a', 'a'])
  expect(load).toHaveBeenCalledTimes(1)
})

test('an order during a reading starts one after it, and answers with that one', async () => {
  const { value } = aWorld()
  const { load, questions } = aSlowSource()
  const one = value({ load })
  const first = one.read(1_000)
  await settled()
  const order = one.refresh()
  await settled()
  expect(load).toHaveBeenCalledTimes(1)
  questions[0]?.answer('before the edit')
  expect((await first).value).toBe('before the edit')
  await settled()
  questions[1]?.answer('after the edit')
  expect((await order).value).toBe('after the edit')
  expect((await one.read(1_000)).value).toBe('after the edit')
})

test('ten orders at once need no more than two readings, and each is answered by one that began after it', async () => {
  const { value } = aWorld()
  const { load, questions } = aSlowSource()
  const one = value({ load })
  const orders = Array.from({ length: 10 }, () => one.refresh())
  await settled()
  questions[0]?.answer('first')
  await settled()
  questions[1]?.answer('second')
  const answers = await Promise.all(orders)
  expect(answers.map((reading) => reading.value)).toEqual(['first', ...Array<string>(9).fill('second')])
  expect(load).toHaveBeenCalledTimes(2)
})

test('an order that allows an empty list lets the reading that it shares allow it', async () => {
  const { value } = aWorld()
  const seen: unknown[] = []
  const one = value<string>({
    load: async (_previous, options) => {
      seen.push(options.allowEmpty)
      return 'a'
    },
  })
  await Promise.all([one.refresh(), one.refresh({ allowEmpty: true }), one.refresh()])
  expect(seen).toEqual([undefined, true])
})

test('a failure keeps what was there, says so, and leaves the other side alone for a moment', async () => {
  const { world, value } = aWorld()
  const load = jest.fn(async () => 'good')
  const one = value({ name: 'http://api.test/x', load })
  await one.read(1_000)
  load.mockRejectedValue(new Error('down'))
  world.time = 2_000
  expect((await one.read(1_000)).value).toBe('good')
  expect((await one.read(1_000)).value).toBe('good')
  expect(load).toHaveBeenCalledTimes(2)
  const line = String(errors.mock.calls[0]?.[0])
  expect(JSON.parse(line)).toMatchObject({
    name: 'http://api.test/x',
    cause: 'down',
    kept: 'the answer of 2 s ago',
  })
  expect(one.status()).toMatchObject({ failuresInARow: 1 })
  world.time = 8_000
  await one.read(1_000)
  expect(load).toHaveBeenCalledTimes(3)
})

test('with nothing to keep the failure is the reader’s, and the next readers’ for a moment', async () => {
  const { world, value } = aWorld()
  const load = jest.fn().mockRejectedValue(new Error('down'))
  const one = value<string>({ load })
  await expect(one.read(1_000)).rejects.toThrow('down')
  await expect(one.read(1_000)).rejects.toThrow('down')
  expect(load).toHaveBeenCalledTimes(1)
  world.time = 5_000
  load.mockResolvedValue('a')
  expect((await one.read(1_000)).value).toBe('a')
})

test('an order is not kept waiting by an earlier failure, and its own failure is its answer', async () => {
  const { value } = aWorld()
  const load = jest
    .fn()
    .mockResolvedValueOnce('old')
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue('new')
  const one = value<string>({ load })
  await one.read(1_000)
  await expect(one.refresh()).rejects.toThrow('down')
  expect((await one.refresh()).value).toBe('new')
})

test('a value that retries asks again by itself, with growing waits, until it is well', async () => {
  const { world, value } = aWorld()
  const load = jest.fn().mockRejectedValue(new Error('down'))
  const one = value<string>({ load, retries: true })
  await one.read(1_000).catch(() => undefined)
  const waits: number[] = []
  for (let turn = 0; turn < 6; turn += 1) {
    const timer = world.timers.shift()
    waits.push((timer?.at ?? 0) - world.time)
    world.time = timer?.at ?? 0
    if (turn === 5) load.mockResolvedValue('well')
    timer?.call()
    await settled()
  }
  expect(waits).toEqual([5_000, 10_000, 20_000, 40_000, 60_000, 60_000])
  expect(one.status()).toMatchObject({ failuresInARow: 0 })
  expect(world.timers).toEqual([])
})

test('a stale value is handed out at once, and read again behind the scenes', async () => {
  const { world, value } = aWorld()
  const load = jest.fn().mockResolvedValueOnce('old').mockResolvedValue('new')
  const one = value<string>({ load })
  await one.read(1_000)
  world.time = 2_000
  expect((await one.readStale(1_000)).value).toBe('old')
  await settled()
  expect((await one.readStale(1_000)).value).toBe('new')
})

test('what an earlier process kept serves until something fresher can be had', async () => {
  const stored = { value: 'kept', version: 'v', ticket: 3, ageMs: Infinity }
  const { value } = aWorld({ load: async () => stored, nextTicket: async () => 4 })
  const broken = value<string>({ load: () => Promise.reject(new Error('down')) })
  expect((await broken.read(1_000)).value).toBe('kept')
  expect((await value({ load: async () => 'fresh' }).read(1_000)).value).toBe('fresh')
})

describe('a source that hangs', () => {
  /** The result of a promise so far; undefined while it is pending. */
  async function byNow<T>(promise: Promise<T>): Promise<T | undefined> {
    await settled()
    return Promise.race([promise, settled().then(() => undefined)])
  }

  /** A value that was read once, and whose next load hangs. */
  async function aHangingValue() {
    const { world, value } = aWorld()
    const { load, questions } = aSlowSource()
    const one = value({ load })
    const first = one.read(1_000)
    await settled()
    questions[0]?.answer('a')
    await first
    const pass = (ms: number) => {
      world.time += ms
      const due = world.timers.filter(({ at }) => at <= world.time)
      world.timers = world.timers.filter(({ at }) => at > world.time)
      for (const { call } of due) call()
    }
    pass(1_000)
    return { one, pass, load, questions }
  }

  test('keeps a reader for two seconds, and then nobody until it answers', async () => {
    const { one, pass, load, questions } = await aHangingValue()
    const reading = one.read(1_000)
    expect(await byNow(reading)).toBeUndefined()
    pass(1_999)
    expect(await byNow(reading)).toBeUndefined()
    pass(1)
    expect(await byNow(reading)).toMatchObject({ value: 'a' })
    expect(await byNow(one.read(1_000))).toMatchObject({ value: 'a' })
    expect(load).toHaveBeenCalledTimes(2)
    questions[1]?.answer('b')
    await settled()
    expect(await byNow(one.read(1_000_000))).toMatchObject({ value: 'b' })
  })

  test('keeps nobody longer than a moment once it has failed', async () => {
    const { one, pass, load, questions } = await aHangingValue()
    const reading = one.read(1_000)
    await settled()
    questions[1]?.fail()
    expect(await byNow(reading)).toMatchObject({ value: 'a' })
    pass(60_000)
    const next = one.read(1_000)
    expect(await byNow(next)).toBeUndefined()
    expect(load).toHaveBeenCalledTimes(3)
    pass(250)
    expect(await byNow(next)).toMatchObject({ value: 'a' })
    questions[2]?.answer('b')
    await settled()
    expect(await byNow(one.read(1_000_000))).toMatchObject({ value: 'b' })
  })

  test('is waited for where there is nothing else', async () => {
    const { world, value } = aWorld()
    const { load, questions } = aSlowSource()
    const reading = value({ load }).read(1_000)
    expect(await byNow(reading)).toBeUndefined()
    world.time = 60_000
    for (const { call } of world.timers) call()
    expect(await byNow(reading)).toBeUndefined()
    questions[0]?.answer('a')
    expect(await reading).toMatchObject({ value: 'a' })
  })

  test('keeps the check of a page no longer either', async () => {
    let reported: { ticket: number; at: number; version: string } | null = null
    const { world, value } = aWorld()
    const { load, questions } = aSlowSource()
    const one = value({ load, reportedVersion: () => reported })
    const first = one.read(1_000)
    await settled()
    questions[0]?.answer('a')
    const { version } = await first
    reported = { ticket: 9, at: 0, version: 'another' }
    const check = one.currentVersion()
    expect(await byNow(check)).toBeUndefined()
    world.time = 2_000
    for (const { call } of world.timers) call()
    expect(await byNow(check)).toBe(version)
  })
})
