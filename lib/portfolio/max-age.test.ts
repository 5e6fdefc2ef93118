/** Returns MAX_AGE_MS and PERIOD_MS in a process of this kind. */
async function ages(kind: { isBuilding?: boolean; isDevelopment?: boolean }) {
  jest.resetModules()
  jest.doMock('../config/env', () => ({
    env: { REVALIDATE_SECONDS: 60 },
    isBuilding: false,
    isDevelopment: false,
    ...kind,
  }))
  const { MAX_AGE_MS, PERIOD_MS } = await import('./max-age')
  return [MAX_AGE_MS, PERIOD_MS]
}

test.each([
  ['serves pages is as old as a page at most', {}, 60_000],
  ['is developed is always read', { isDevelopment: true }, 0],
  ['builds is read once', { isBuilding: true }, Infinity],
])('content of a site that %s', async (_name, kind, age) => {
  expect(await ages(kind)).toEqual([age, 60_000])
})
