import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { RunningSite } from '../../lib/cli/running-site'
import { expect, test } from '../ready-page'
import { FIXTURE_DIST, startSite, type Variables } from '../site'
import { type MailServer, startMailServer } from '../stub/mail-server'
import { aMessage } from '../unit/messages'

let folder: string
let server: MailServer
let site: RunningSite | null = null

test.beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'messages-'))
  server = await startMailServer()
})
test.afterEach(async () => {
  await site?.stop()
  await server.stop()
  rmSync(folder, { recursive: true })
})

const start = async (variables: Variables = {}) => {
  const SMTP_URL = `smtp://127.0.0.1:${server.port}`
  site = await startSite(FIXTURE_DIST, {
    CONTACT_DIR: folder,
    CONTACT_TO: 'hola@example.com',
    SMTP_URL,
    ...variables,
  })
  return site
}
const leave = (id: string) => {
  const message = aMessage({ id, receivedAt: new Date().toISOString() })
  writeFileSync(path.join(folder, `${id}.json`), JSON.stringify(message))
}
const stateOf = (id: string) =>
  (JSON.parse(readFileSync(path.join(folder, `${id}.json`), 'utf8')) as { state: string }).state
const arrived = () => server.mails.map((mail) => /^Message-ID: <(.+)@/m.exec(mail)?.[1] ?? '').toSorted()
const health = async ({ url }: RunningSite) =>
  (await (await fetch(`${url}/api/health`)).json()) as { status: string; messages: unknown }

test('messages received before a restart are sent after it: killed while mails are being sent, each is delivered once', async () => {
  test.setTimeout(120_000)
  const ids = Array.from({ length: 6 }, (_, index) => `m${index}`)
  ids.forEach(leave)
  for (let round = 1; round <= 2; round += 1) {
    server.verdicts = ['ok', round % 2 ? 'silent data' : 'silent mail']
    const { pid } = await start()
    await expect.poll(() => server.begun, { intervals: [20] }).toBe(round * 2)
    await expect.poll(() => server.mails.length, { intervals: [20] }).toBe(round)
    process.kill(pid, 'SIGKILL')
    await site?.stop()
  }
  await start()
  await expect.poll(arrived, { timeout: 40_000 }).toEqual(ids)
  await expect.poll(() => ids.map(stateOf)).toEqual(ids.map(() => 'delivered'))
  expect(readdirSync(folder).toSorted()).toEqual(ids.map((id) => `${id}.json`))
})

test('SIGTERM: the mail in progress is completed, the next one is left for the next start', async () => {
  server.verdicts = ['held data']
  leave('a')
  leave('b')
  const running = await start()
  await expect.poll(() => server.begun).toBe(1)
  const stopping = running.stop()
  await expect
    .poll(() =>
      fetch(running.url).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed')
  expect(stateOf('a')).toBe('waiting')
  server.release()
  expect(await stopping).toBe('by itself')
  expect(['a', 'b'].map(stateOf)).toEqual(['delivered', 'waiting'])
  expect(arrived()).toEqual(['a'])
})

test('health reports whether messages can be stored and delivered to the owner', async () => {
  leave('a')
  server.verdicts = ['554 data']
  const running = await start()
  await expect
    .poll(() => health(running))
    .toMatchObject({
      status: 'degraded',
      messages: { folder: 'ok', undelivered: 1 },
    })
  expect(running.output()).toMatch(/"event":"messages.refused","id":"a"/)
  expect(running.output()).not.toMatch(/ana@example|Ana Pérez/)
  await running.stop()
  const taken = path.join(folder, 'taken')
  writeFileSync(taken, '')
  const blocked = await start({ CONTACT_DIR: path.join(taken, 'messages') })
  expect(await health(blocked)).toMatchObject({ messages: { folder: 'unusable' } })
  expect(blocked.output()).toMatch(
    /"event":"messages.folder-unusable","file":".*taken\/messages","cause":"ENOTDIR/,
  )
  expect((await fetch(`${blocked.url}/about`)).status).toBe(200)
})

test('the site refuses to start when messages would be stored in a public folder', async () => {
  await expect(start({ CONTACT_DIR: 'public/messages' })).rejects.toThrow(
    /CONTACT_DIR: "public\/messages" lies inside of public, which everybody can read/,
  )
})
