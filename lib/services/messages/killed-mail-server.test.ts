import { aDelivery, HOUR, MINUTE, silentMessageFolder, START } from '@/e2e/unit/delivery'
import { type MailServer, startMailServer, type Verdict } from '@/e2e/stub/mail-server'
import type { Mail } from './mailer'
import { createMailer } from './mailer'
import type { Message } from './message'

const place = silentMessageFolder()

const compose = ({ id, text, receivedAt }: Message): Mail => ({
  from: 'web@example.com',
  to: 'ana@example.com',
  replyTo: null,
  subject: id,
  text,
  messageId: `<${id}@example.com>`,
  date: new Date(receivedAt),
})
const arrived = ({ mails }: MailServer) => mails.map((mail) => /^Message-ID: <(.+)@/m.exec(mail)?.[1])

/** The step at which the mail server is killed, for each of ten times. */
const KILLED: Verdict[] = [
  'lost mail',
  'lost recipient',
  'lost within data',
  'lost data',
  'lost mail',
  'lost data',
  'lost within data',
  'lost recipient',
  'lost data',
  'lost within data',
]

test('a mail server killed ten times, and the site started anew in between: all messages arrive, each once', async () => {
  const ids = Array.from({ length: 25 }, (_, index) => `m${String(index).padStart(2, '0')}`)
  const arrivedBefore: unknown[] = []
  let port = 0
  let at = START
  for (const verdict of KILLED) {
    const server = await startMailServer({}, port)
    port = server.port
    server.verdicts.push('ok', verdict)
    const post = { compose, send: await createMailer(`smtp://127.0.0.1:${port}`) }
    const world = aDelivery(place, { post }, at)
    for (const id of ids) await world.add(id)
    await world.wake()
    // The server accepts one mail and begins a second one before it is killed.
    expect(server.begun).toBe(2)
    await server.stop()
    await world.pass(MINUTE)
    arrivedBefore.push(...arrived(server))
    await world.worker.stop(0)
    at = world.clock.now + HOUR
  }
  const server = await startMailServer({}, port)
  const post = { compose, send: await createMailer(`smtp://127.0.0.1:${port}`) }
  const world = aDelivery(place, { post }, at)
  await world.wake()
  await world.pass(2 * HOUR)
  expect([...arrivedBefore, ...arrived(server)].toSorted()).toEqual(ids)
  await server.stop()
})
