import { aWorld } from '../../e2e/unit/cached-values'

const errors = jest.spyOn(console, 'error')
beforeEach(() => {
  errors.mockReset().mockImplementation(() => undefined)
})

test('a load is handed what there was before it', async () => {
  const { value } = aWorld()
  const load = jest.fn(async (previous: string | null) => `${previous ?? 'nothing'}, more`)
  const one = value<string>({ load })
  await one.refresh()
  expect((await one.refresh()).value).toBe('nothing, more, more')
})

test('the status says when it was loaded, how old that is, and how often it has failed since', async () => {
  const { world, value } = aWorld()
  const load = jest.fn(async () => 'a')
  const one = value<string>({ load })
  expect(one.status()).toEqual({ refreshedAt: null, ageSeconds: null, failuresInARow: 0 })
  await one.refresh()
  load.mockRejectedValue(new Error('down'))
  world.time = 2_400
  for (let time = 0; time < 3; time += 1) await one.refresh().catch(() => undefined)
  expect(one.status()).toEqual({
    refreshedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
    ageSeconds: 2,
    failuresInARow: 3,
  })
})

describe('a failure is logged', () => {
  /** Returns the logged causes of loads that fail with the given ones; null stands for a successful load. */
  async function logged(cheap: boolean, causes: (string | null)[]): Promise<unknown[]> {
    const { value } = aWorld()
    const coming = [...causes]
    const one = value<string>({
      cheap,
      load: async () => {
        const cause = coming.shift()
        if (cause) throw new Error(cause)
        return 'well'
      },
    })
    for (const _ of causes) await one.refresh().catch(() => undefined)
    return errors.mock.calls.map(([line]) => (JSON.parse(String(line)) as { cause: unknown }).cause)
  }

  test('each time for an upstream', async () => {
    expect(await logged(false, ['down', 'down', null, 'down'])).toEqual(['down', 'down', 'down'])
  })

  test('once for a file, until it fails for another cause or after it was well', async () => {
    expect(await logged(true, ['a', 'a', 'b', 'b', null, 'b'])).toEqual(['a', 'b', 'b'])
  })
})
