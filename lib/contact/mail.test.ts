import { site } from '@/e2e/unit/own-content'
import type { SMTPServerOptions } from 'smtp-server'
import nodemailer from 'nodemailer'
import { makeCertificate } from '@/e2e/unit/certificate'
import { aMessage } from '@/e2e/unit/messages'
import { type MailServer, startMailServer, type Verdict } from '@/e2e/stub/mail-server'
import { ContentProblemsError } from '../validation/problems'
import { createMailer, faultOf, mailAddresses, messageMail } from './mail'

beforeAll(() => Object.assign(site, { email: 'hola@example.com', url: 'https://example.com' }))

const SMTP_URL = 'smtps://user:password@mail.example.com'

describe('addresses', () => {
  test("mails are sent to CONTACT_TO, or by default to the site's address", () => {
    const to = (CONTACT_TO?: string) => mailAddresses({ SMTP_URL, CONTACT_TO }, 'a@example.com').to
    expect([to('b@example.com'), to()]).toEqual(['b@example.com', 'a@example.com'])
  })

  test('mails come from the sending account if it is an address, otherwise from the recipient', () => {
    const from = (user: string) =>
      mailAddresses({ SMTP_URL: `smtps://${user}:p@mail.example.com` }, 'a@example.com').from
    expect(from('web%40example.org')).toBe('web@example.org')
    expect(from('apikey')).toBe('a@example.com')
    for (const broken of ['%E0%A4%A', '%E0%A4']) expect(from(broken)).toBe('a@example.com')
    expect(mailAddresses({ SMTP_URL: 'smtp://localhost' }, 'a@example.com').from).toBe('a@example.com')
  })

  test('without a recipient an error says what to configure', () => {
    const ask = () => mailAddresses({ SMTP_URL }, null)
    expect(ask).toThrow(ContentProblemsError)
    expect(ask).toThrow(
      /site\.ts: email is missing, and SMTP_URL is set: .*\. Write it there, or set CONTACT_TO\./,
    )
  })
})

describe('the mail', () => {
  test('is in Spanish, with the whole input, and has one Message-ID for all attempts', () => {
    const message = aMessage({ article: '/article/uno', language: 'en' })
    const mail = messageMail(message)
    expect(mail).toMatchObject({
      from: 'hola@example.com',
      to: 'hola@example.com',
      replyTo: { name: 'Ana Pérez', address: 'ana@example.com' },
      subject: 'Oferta de trabajo de Ana Pérez',
      messageId: '<message-1@example.com>',
    })
    expect(messageMail(message)).toEqual(mail)
    expect(mail.text.split('\n').slice(0, 8)).toEqual([
      'Nombre: Ana Pérez',
      'Correo: ana@example.com',
      'Motivo: Oferta de trabajo',
      expect.stringMatching(/^Artículo: https?:\/\/[^/]+\/article\/uno$/),
      'Recibido: 2 de enero de 2026, 04:04 (hora de Madrid)',
      '',
      'Hola:',
      '',
    ])
    expect(mail.text).toContain('Si respondes a este correo, tu respuesta llegará a ana@example.com.')
  })

  test('contains an address only in the text if no header can contain it', () => {
    const mail = messageMail(aMessage({ email: 'ñandú@correo.example' }))
    expect(mail.replyTo).toBeUndefined()
    expect(mail.text).toContain('Correo: ñandú@correo.example')
    expect(mail.text).toContain('Para responder, escribe a ñandú@correo.example.')
  })
})

let server: MailServer
afterEach(() => server?.stop())

describe('over SMTP', () => {
  async function arrived(given: Parameters<typeof aMessage>[0]): Promise<{ headers: string; body: string }> {
    server = await startMailServer()
    const send = await createMailer(`smtp://127.0.0.1:${server.port}`)
    await send(aMessage(given))
    const [headers = '', ...body] = (server.mails.at(-1) ?? '').split('\r\n\r\n')
    return { headers, body: body.join('\r\n\r\n') }
  }
  const names = (headers: string) =>
    headers
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => line.split(':')[0])

  const ORDINARY = [
    ...['From', 'To', 'Reply-To', 'Subject', 'Message-ID', 'Date'],
    ...['Content-Transfer-Encoding', 'MIME-Version', 'Content-Type'],
  ]

  test.each([
    { name: 'Ana\r\nBcc: victim@example.net' },
    { name: 'Ana\u2028Bcc: victim@example.net\u0085x' },
    { name: '"; <victim@example.net>, "', text: 'Bcc: victim@example.net\r\n\r\n.\r\nMAIL FROM:<a@b.c>' },
    { name: 'x'.repeat(5_000) },
    { name: '=?UTF-8?Q?=0D=0ABcc:_victim=40example.net?=' },
    { email: 'ana@example.com\r\nBcc: victim@example.net' },
    { email: 'ana@example.com, victim@example.net' },
    { email: 'ana@ñandú.example', name: '李小龍 🙂' },
    { article: '/article/uno\r\nBcc: victim@example.net' },
    { text: `${'x'.repeat(3_000)}\u0000\u001B[2J <script>alert(1)</script>` },
  ])('no input adds a header, a recipient or an SMTP command: %j', async (given) => {
    const { headers } = await arrived(given)
    expect(ORDINARY).toEqual(expect.arrayContaining(names(headers)))
    expect(headers).toMatch(/\r\nTo: hola@example\.com\r\n/)
    expect(headers).not.toMatch(/^Reply-To:.*victim@/im)
    expect(headers).not.toMatch(/=\?\S*=0[AD]/)
    expect(headers).toMatch(/Content-Type: text\/plain; charset=utf-8$/)
    const isPlain = (line: string) => line.length < 999 && /^[\x20-\x7E\t]*$/.test(line)
    expect(headers.split('\r\n').every(isPlain)).toBe(true)
    expect([server.mails.length, server.begun]).toEqual([1, 1])
  })

  test('a text arrives unchanged', async () => {
    const text = `Hola, ñandú 🙂\n\n.\n..\nFrom x\n${'larga '.repeat(300)}fin`
    const { headers, body } = await arrived({ text })
    expect(headers).toMatch(/Content-Transfer-Encoding: quoted-printable/)
    const byte = (_: string, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))
    const bytes = body.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, byte)
    expect(Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\r\n', '\n')).toContain(text)
  })

  const failure = async (url: string) =>
    (await createMailer(url))(aMessage()).then(
      () => null,
      (error: unknown) => faultOf(error),
    )

  test.each<[Verdict, isOfMessage: boolean, isPermanent: boolean, code: RegExp]>([
    ['450 mail', false, false, /^EENVELOPE 450 MAIL FROM$/],
    ['550 recipient', false, false, /^EENVELOPE 550 RCPT TO$/],
    ['421 data', false, false, /^EMESSAGE 421 DATA$/],
    ['451 data', true, false, /^EMESSAGE 451 DATA$/],
    ['554 data', true, true, /^EMESSAGE 554 DATA$/],
    ['lost mail', false, false, /^ECONNECTION CONN$/],
    ['lost within data', false, false, /^E/],
    ['lost data', false, false, /^ECONNECTION CONN$/],
    ['silent data', false, false, /^ETIMEDOUT CONN$/],
  ])('%s: an error of the message: %s, permanent: %s', async (verdict, isOfMessage, isPermanent, code) => {
    server = await startMailServer()
    server.verdicts.push(verdict)
    // Only the silent server gets a short limit: the others respond, however late on a busy machine.
    const limit = verdict.startsWith('silent') ? '?socketTimeout=200' : ''
    const fault = await failure(`smtp://127.0.0.1:${server.port}${limit}`)
    expect(fault).toMatchObject({ isOfMessage, isPermanent, code: expect.stringMatching(code) as string })
    expect(server.mails).toEqual([])
  })

  test('connection refused', async () => {
    server = await startMailServer()
    await server.stop()
    const fault = await failure(`smtp://127.0.0.1:${server.port}`)
    expect(fault).toMatchObject({ code: 'ESOCKET CONN', isOfMessage: false, isPermanent: false })
  })

  test.each([
    ['smtp://u:p@mail.example.com', true],
    ['smtp://mail.example.com', false],
    ['smtp://u:p@127.0.0.1:25', false],
    ['smtp://u:p@localhost:25', false],
  ])('%s: TLS is required: %s', async (url, requireTLS) => {
    const createTransport = jest.spyOn(nodemailer, 'createTransport')
    await createMailer(url)
    expect(createTransport.mock.calls).toEqual([
      [{ url, requireTLS, disableFileAccess: true, disableUrlAccess: true }],
    ])
    createTransport.mockRestore()
  })
})

describe('with TLS', () => {
  const own = makeCertificate()
  const encoded = encodeURIComponent
  const login: SMTPServerOptions = {
    authOptional: false,
    onAuth: ({ username, password }, _session, callback) =>
      username === 'web@example.com' && password === 'p@ss/wörd'
        ? callback(null, { user: username })
        : callback(new Error('No')),
  }
  const attempt = async (url: string) =>
    (await createMailer(url))(aMessage()).then(
      () => 'accepted',
      (error: unknown) => `${faultOf(error).code}: ${faultOf(error).text}`,
    )

  test.each(['smtp', 'smtps'])('%s: credentials are sent over a verified connection', async (scheme) => {
    server = await startMailServer({ ...own, ...login, secure: scheme === 'smtps' })
    const address = `127.0.0.1:${server.port}?tls.ca=${encoded(own.cert)}&requireTLS=true`
    const account = encoded('web@example.com')
    expect(await attempt(`${scheme}://${account}:${encoded('p@ss/wörd')}@${address}`)).toBe('accepted')
    expect(await attempt(`${scheme}://${account}:wrong@${address}`)).toMatch(/^EAUTH 535/)
    expect(server.mails).toHaveLength(1)
  })

  test.each(['smtp', 'smtps'])('%s: an unknown certificate is rejected', async (scheme) => {
    server = await startMailServer({ ...own, secure: scheme === 'smtps' })
    expect(await attempt(`${scheme}://127.0.0.1:${server.port}`)).toMatch(/self-signed certificate/)
    expect(server.begun).toBe(0)
  })
})
