import { site } from '@/e2e/unit/own-content'
import { aMessage } from '@/e2e/unit/messages'
import { type MailServer, startMailServer } from '@/e2e/stub/mail-server'
import { createMailer } from '../../services/messages/mailer'
import { messageMail } from './message-mail'

beforeAll(() => Object.assign(site, { email: 'hola@example.com', url: 'https://example.com' }))

test('a message reaches its owner in Spanish, with everything that was written', () => {
  const mail = messageMail(aMessage({ article: '/article/uno', language: 'en' }))
  expect(mail).toMatchObject({
    from: 'hola@example.com',
    to: 'hola@example.com',
    replyTo: { name: 'Ana Pérez', address: 'ana@example.com' },
    subject: 'Oferta de trabajo de Ana Pérez',
    messageId: '<message-1@example.com>',
  })
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

test('what no header can hold is in the text', () => {
  const mail = messageMail(aMessage({ email: 'ñandú@correo.example' }))
  expect(mail.replyTo).toBeNull()
  expect(mail.text).toContain('Correo: ñandú@correo.example')
  expect(mail.text).toContain('Para responder, escribe a ñandú@correo.example.')
})

describe('over the wire', () => {
  let server: MailServer
  beforeEach(async () => {
    server = await startMailServer()
  })
  afterEach(() => server.stop())

  async function arrived(given: Parameters<typeof aMessage>[0]): Promise<{ headers: string; body: string }> {
    const send = await createMailer(`smtp://127.0.0.1:${server.port}`)
    await send(messageMail(aMessage(given)))
    const [headers = '', ...body] = (server.mails.at(-1) ?? '').split('\r\n\r\n')
    return { headers, body: body.join('\r\n\r\n') }
  }
  const names = (headers: string) =>
    headers
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => line.split(':')[0])

  const ORDINARY = [
    'From',
    'To',
    'Reply-To',
    'Subject',
    'Message-ID',
    'Date',
    'Content-Transfer-Encoding',
    'MIME-Version',
    'Content-Type',
  ]

  test.each([
    { name: 'Ana\r\nBcc: victim@example.net' },
    { name: 'Ana\nContent-Type: text/html\n\n<b>' },
    { name: 'Ana\u2028Bcc: victim@example.net\u0085x' },
    { name: '"; <victim@example.net>, "', text: 'Bcc: victim@example.net\r\n\r\n.\r\nMAIL FROM:<a@b.c>' },
    { name: 'x'.repeat(5_000) },
    { name: '=?UTF-8?Q?=0D=0ABcc:_victim=40example.net?=' },
    { email: 'ana@example.com\r\nBcc: victim@example.net' },
    { email: 'ana@example.com, victim@example.net' },
    { email: 'ana@example.com,victim@example.net' },
    { email: 'ana@example.com>,<victim@example.net' },
    { email: 'ana@ñandú.example', name: '李小龍 🙂' },
    { article: '/article/uno\r\nBcc: victim@example.net' },
    { text: `${'x'.repeat(3_000)}\u0000\u001B[2J <script>alert(1)</script>` },
  ])('nothing that is written adds a header, a recipient or a line of SMTP: %j', async (given) => {
    const { headers } = await arrived(given)
    expect(ORDINARY).toEqual(expect.arrayContaining(names(headers)))
    expect(headers).toMatch(/\r\nTo: hola@example\.com\r\n/)
    expect(headers).not.toMatch(/^Reply-To:.*victim@/im)
    expect(headers).not.toMatch(/=\?\S*=0[AD]/)
    expect(headers).toMatch(/Content-Type: text\/plain; charset=utf-8$/)
    expect(headers.split('\r\n').every((line) => line.length < 999 && /^[\x20-\x7E\t]*$/.test(line))).toBe(
      true,
    )
    expect(server.mails).toHaveLength(1)
    expect(server.begun).toBe(1)
  })

  test('a text arrives letter by letter', async () => {
    const text = `Hola, ñandú 🙂\n\n.\n..\nFrom x\n${'larga '.repeat(300)}fin`
    const { headers, body } = await arrived({ text })
    expect(headers).toMatch(/Content-Transfer-Encoding: quoted-printable/)
    const decoded = Buffer.from(
      body
        .replace(/=\r\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
      'latin1',
    ).toString('utf8')
    expect(decoded.replaceAll('\r\n', '\n')).toContain(text)
  })
})
