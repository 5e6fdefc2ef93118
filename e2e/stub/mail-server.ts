import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

type Step = 'mail' | 'recipient' | 'data'

/**
 * What the server does with a mail: accepts it, answers a step with a status, drops the connection at that step, or
 * stops responding. `data` is the end of the text; a held mail is answered when the test releases it.
 */
export type Verdict =
  | 'ok'
  | `${number} ${Step}`
  | `lost ${Step}`
  | 'lost within data'
  | `silent ${Step}`
  | 'held data'

export type MailServer = {
  port: number
  /** The accepted mails, unmodified. */
  mails: string[]
  /** Verdicts for the next mails, in this order; later mails are accepted. */
  verdicts: Verdict[]
  /** Number of mails that were started. */
  begun: number
  /** Answers the held mail. */
  release: () => void
  /** Closes all connections at once. */
  stop: () => Promise<void>
}

/**
 * Starts a mail server on the loopback interface.
 * @param port the port of a stopped server, or 0 for any free one
 */
export async function startMailServer(options: SMTPServerOptions = {}, port = 0): Promise<MailServer> {
  const sockets = new Set<Socket>()
  const state = { mails: [] as string[], verdicts: [] as Verdict[], begun: 0 }
  let verdict: Verdict = 'ok'
  let release: () => void = () => undefined

  const lose = () => {
    for (const socket of sockets) socket.destroy()
  }
  /** Applies the verdict to a step; true if the step may continue. */
  const passes = (step: Step, answer: (error: Error) => void): boolean => {
    if (verdict === `lost ${step}`) lose()
    const [status, at] = verdict.split(' ')
    if (at === step && Number(status))
      answer(Object.assign(new Error('No'), { responseCode: Number(status) }))
    return verdict === 'ok' || at !== step
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: options.key ? [] : ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onMailFrom(_address, _session, callback) {
      state.begun += 1
      verdict = state.verdicts.shift() ?? 'ok'
      if (passes('mail', callback)) callback()
    },
    onRcptTo(_address, _session, callback) {
      if (passes('recipient', callback)) callback()
    },
    onData(stream, _session, callback) {
      const chunks: Buffer[] = []
      if (verdict === 'lost within data') return lose()
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk))
      stream.on('end', () => {
        release = () => {
          state.mails.push(Buffer.concat(chunks).toString('utf8'))
          callback()
        }
        if (passes('data', callback)) release()
      })
    },
    ...options,
  })
  server.on('error', () => undefined)
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(resolve)
      lose()
    })
  const { port: taken } = server.server.address() as AddressInfo
  return Object.assign(state, { port: taken, release: () => release(), stop })
}
