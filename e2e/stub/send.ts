import type { ServerResponse } from 'node:http'

/** Sends JSON in the live API's formatting. */
export function send(
  response: ServerResponse,
  status: number,
  body: object,
  noise = { before: '', after: '' },
): void {
  const text = JSON.stringify({ timestamp: '2026-11-20 21:02:00', ...body }, null, 4).replaceAll('/', '\\/')
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'access-control-allow-origin': '*',
  })
  response.end(noise.before + text + noise.after)
}

/** Delays a response whose content is determined at the time of the call. */
export function sendLater(response: ServerResponse, ms: number): void {
  const end = response.end.bind(response) as (...rest: unknown[]) => ServerResponse
  response.end = ((...rest: unknown[]) => {
    setTimeout(() => end(...rest), ms)
    return response
  }) as typeof response.end
}
