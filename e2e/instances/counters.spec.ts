import { expect, test } from 'playwright/test'
import { freePort } from '../../lib/cli/running-site'
import { type CountingSite, PATIENCE_MS, startCountingSite } from '../operation/counting-site'
import { has, missing, REDIS } from '../programs'
import { type Redis, startRedis } from './redis'

let redis: Redis
let instances: CountingSite[] = []

test.beforeAll(async () => {
  test.setTimeout(120_000)
  test.skip(!has(REDIS), missing(REDIS))
  redis = await startRedis(await freePort())
  for (const dist of ['.next-counting-1', '.next-counting-2'])
    instances.push(await startCountingSite(dist, { REDIS_URL: redis.url }))
})
test.afterAll(async () => {
  await Promise.all(instances.map((instance) => instance.stop()))
  instances = []
  await redis?.stop()
})

/** Reports a page view to each instance, a number of times. */
async function reportToAll(times: number, body: string): Promise<void> {
  for (let time = 0; time < times; time += 1)
    for (const instance of instances) expect((await instance.report(body)).status).toBe(204)
}

test('instances that share a Redis add to the same numbers, each view once', async () => {
  const [first, second] = instances as [CountingSite, CountingSite]
  await reportToAll(10, '/about news.example')
  await first.untilStored(20)
  // While Redis doesn't respond, reports are still accepted, and batches that were already sent are not added twice.
  redis.freeze()
  await reportToAll(10, '/about')
  await expect
    .poll(() => instances.map((one) => one.output().includes('counters.not-stored')), {
      timeout: PATIENCE_MS,
    })
    .toEqual([true, true])
  await reportToAll(5, '/resume')
  redis.thaw()
  await second.untilStored(50)
  await first.restart('SIGTERM')
  const { pages, hosts } = await second.numbers()
  expect(pages).toEqual([
    { name: '/about', count: 40 },
    { name: '/resume', count: 10 },
  ])
  expect(hosts).toEqual([{ name: 'news.example', count: 20 }])
})
