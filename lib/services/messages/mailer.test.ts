import type { SMTPServerOptions } from 'smtp-server'
import { makeCertificate } from '@/e2e/unit/certificate'
import { type MailServer, startMailServer, type Verdict } from '@/e2e/stub/mail-server'
import { type MailFault } from './mail-fault'
import { createMailer, type Mail } from './mailer'

let server: MailServer
afterEach(() => server.stop())

const MAIL: Mail = {
  from: 'web@example.com',
  to: 'ana@example.com',
  replyTo: { name: 'Óscar', address: 'oscar@example.org' },
  subject: 'Oferta: Óscar',
  text: 'Hola:\n\n¿Qué tal? 🙂\n.\nFin',
  messageId: '<m1@example.com>',
  date: new Date('2026-01-02T03:04:05Z'),
}
const encoded = encodeURIComponent
const asFault = (error: unknown) => error as MailFault
const failure = async (url: string, timeouts = {}) =>
  (await createMailer(url, timeouts))(MAIL).then(() => null, asFault)

test('a mail arrives as it was given', async () => {
  server = await startMailServer()
  const send = await createMailer(`smtp://127.0.0.1:${server.port}`)
  await send(MAIL)
  await send(MAIL)
  expect(server.mails[0]).toBe(server.mails[1])
  for (const line of [
    'From: web@example.com',
    'To: ana@example.com',
    'Reply-To: =?UTF-8?Q?=C3=93scar?= <oscar@example.org>',
    'Subject: =?UTF-8?Q?Oferta=3A_=C3=93scar?=',
    'Message-ID: <m1@example.com>',
    'Date: Fri, 02 Jan 2026 03:04:05 +0000',
    'Content-Type: text/plain; charset=utf-8',
  ])
    expect(server.mails[0]).toContain(`${line}\r\n`)
})

test.each([{ path: __filename }, { href: 'http://127.0.0.1:1/' }])(
  'a mail that names a file or an address to load is not sent: %j',
  async (text) => {
    server = await startMailServer()
    const send = await createMailer(`smtp://127.0.0.1:${server.port}`)
    const mail = { ...MAIL, text } as unknown as Mail
    await expect(send(mail)).rejects.toThrow(/access rejected/i)
    expect(server.mails).toEqual([])
  },
)

test.each<[Verdict, Partial<MailFault>]>([
  ['450 mail', { aboutMessage: false, permanent: false, code: 'EENVELOPE 450 MAIL FROM' }],
  ['550 recipient', { aboutMessage: false, permanent: false, code: 'EENVELOPE 550 RCPT TO' }],
  ['421 data', { aboutMessage: false, permanent: false, code: 'EMESSAGE 421 DATA' }],
  ['451 data', { aboutMessage: true, permanent: false, code: 'EMESSAGE 451 DATA' }],
  ['554 data', { aboutMessage: true, permanent: true, code: 'EMESSAGE 554 DATA' }],
  ['lost mail', { aboutMessage: false, permanent: false, code: 'ECONNECTION CONN' }],
  ['lost within data', { aboutMessage: false, permanent: false }],
  ['lost data', { aboutMessage: false, permanent: false, code: 'ECONNECTION CONN' }],
  ['silent data', { aboutMessage: false, permanent: false, code: 'ETIMEDOUT CONN' }],
])('%s', async (verdict, expected) => {
  server = await startMailServer()
  server.verdicts.push(verdict)
  // Only the silent server gets a short limit: the others respond, however late on a busy machine.
  const patience = verdict.startsWith('silent') ? { socketTimeout: 200 } : {}
  expect(await failure(`smtp://127.0.0.1:${server.port}`, patience)).toMatchObject(expected)
  expect(server.mails).toEqual([])
})

test('nobody listens', async () => {
  server = await startMailServer()
  await server.stop()
  expect(await failure(`smtp://127.0.0.1:${server.port}`)).toMatchObject({
    code: 'ESOCKET CONN',
    aboutMessage: false,
    permanent: false,
  })
})

test('a mail under way can be given up', async () => {
  server = await startMailServer()
  server.verdicts.push('silent data')
  const send = await createMailer(`smtp://127.0.0.1:${server.port}`)
  const ending = new AbortController()
  const sent = send(MAIL, ending.signal)
  ending.abort()
  await expect(sent).rejects.toThrow()
})

describe('with TLS', () => {
  const own = makeCertificate()
  const login: SMTPServerOptions = {
    authOptional: false,
    onAuth: ({ username, password }, _session, callback) =>
      username === 'web@example.com' && password === 'p@ss/wörd'
        ? callback(null, { user: username })
        : callback(new Error('No')),
  }
  const credentials = `${encoded('web@example.com')}:${encoded('p@ss/wörd')}`
  const trusted = `tls.ca=${encoded(own.cert)}`

  test.each(['smtp', 'smtps'])('%s: name and password, over a connection that is checked', async (scheme) => {
    server = await startMailServer({ ...own, ...login, secure: scheme === 'smtps' })
    const address = `127.0.0.1:${server.port}?${trusted}&requireTLS=true`
    expect(await failure(`${scheme}://${credentials}@${address}`)).toBeNull()
    expect(await failure(`${scheme}://${encoded('web@example.com')}:wrong@${address}`)).toMatchObject({
      code: expect.stringMatching(/^EAUTH 535/) as string,
      aboutMessage: false,
      permanent: false,
    })
    expect(server.mails).toHaveLength(1)
  })

  test.each(['smtp', 'smtps'])('%s: a certificate that nobody vouches for is refused', async (scheme) => {
    server = await startMailServer({ ...own, secure: scheme === 'smtps' })
    const fault = await failure(`${scheme}://127.0.0.1:${server.port}`)
    expect(fault?.message).toMatch(/self-signed certificate/)
    expect(fault).toMatchObject({ aboutMessage: false, permanent: false })
    expect(server.begun).toBe(0)
  })
})
