import type { ServerResponse } from 'node:http'

/** What becomes of a response whose headers are complete. */
export type Fate = 'as it is' | 'without body' | 'held'

type Hold = {
  /** Called once, before anything is sent. */
  decide: () => Fate
  /** Called with the whole body of a response that is held. @returns the body to send */
  send: (body: Buffer) => Promise<Buffer>
}

/** Replaces the methods by which a response is written, so that its body can be replaced before anything is sent. */
export function holdResponse(response: ServerResponse, { decide, send }: Hold): void {
  const { writeHead, write, end, flushHeaders } = response
  const chunks: Buffer[] = []
  let fate: Fate | undefined
  let isEnded = false

  const isHeld = () => {
    if (fate === undefined) {
      fate = decide()
      if (fate === 'without body') removeBody(response)
    }
    return fate === 'held'
  }

  const keep = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, encoding as BufferEncoding | undefined))
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
  }

  const finish = (body: Buffer) => {
    response.setHeader('content-length', body.length)
    Object.assign(response, { writeHead, write, end, flushHeaders })
    response.end(body)
  }

  response.writeHead = (status: number, ...rest: unknown[]) => {
    const headers = rest.at(-1)
    response.statusCode = status
    if (typeof rest[0] === 'string') response.statusMessage = rest[0]
    if (typeof headers === 'object')
      for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value as string)
    return isHeld() ? response : writeHead.call(response, response.statusCode)
  }

  response.write = (chunk: unknown, ...rest: unknown[]) => {
    if (!isHeld()) return Reflect.apply(write, response, [chunk, ...rest]) as boolean
    keep(chunk, rest[0])
    const done = rest.at(-1)
    if (typeof done === 'function') process.nextTick(done as () => void)
    return true
  }

  response.end = (...call: unknown[]) => {
    if (!isHeld()) return Reflect.apply(end, response, call) as ServerResponse
    if (isEnded) return response
    isEnded = true
    keep(call[0], call[1])
    const done = call.at(-1)
    if (typeof done === 'function') response.once('finish', done as () => void)
    void send(Buffer.concat(chunks)).then(finish)
    return response
  }

  response.flushHeaders = () => {
    if (!isHeld()) flushHeaders.call(response)
  }
}

function removeBody(response: ServerResponse): void {
  response.statusCode = 304
  response.statusMessage = 'Not Modified'
  for (const name of ['content-length', 'content-encoding', 'transfer-encoding']) response.removeHeader(name)
}
