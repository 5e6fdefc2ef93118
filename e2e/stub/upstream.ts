import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { type Fault, misbehave } from './faults'
import type { StubRow } from './rows'
import { send, sendLater } from './send'

/**
 * A stub of the live API: numeric and string ids as PHP sends them, pretty-printed JSON, limits clamped to fifty,
 * newest first. Content and health can be changed at run time, and requests are counted.
 */
export function createUpstream({ articles, projects }: { articles: StubRow[]; projects: StubRow[] }) {
  const state = {
    articles,
    projects,
    fault: null as Fault | null,
    detailFault: null as Fault | null,
    /** Ids of listed articles that can't be loaded. */
    broken: [] as string[],
    /** Ids of articles whose text no list contains. */
    bare: [] as string[],
    calls: [] as string[],
    /** Maximum number of concurrent requests for one resource. */
    mostAtOnce: 0,
    delayMs: 0,
    /** Text that PHP prints before every response. */
    before: '',
    after: '',
  }
  const server = createServer((request, response) => {
    state.calls.push(request.url ?? '')
    watch(request.url ?? '', response)
    if (state.delayMs > 0) sendLater(response, state.delayMs)
    answer(request, response)
  })

  const waiting = new Map<string, number>()

  function watch(resource: string, response: ServerResponse): void {
    const now = (waiting.get(resource) ?? 0) + 1
    waiting.set(resource, now)
    state.mostAtOnce = Math.max(state.mostAtOnce, now)
    response.once('close', () => waiting.set(resource, (waiting.get(resource) ?? 1) - 1))
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const id = new URL(request.url ?? '/', 'http://stub').searchParams.get('id')
    const broken = id !== null && state.broken.includes(id) ? 'error-500' : null
    const fault = id === null ? state.fault : (broken ?? state.detailFault ?? state.fault)
    if (fault && misbehave(fault, request, response)) return
    const url = new URL(request.url ?? '/', 'http://stub')
    if (url.pathname.endsWith('/articles.php')) return articlesAnswer(url.searchParams, response)
    if (url.pathname.endsWith('/projects.php')) return projectsAnswer(url.searchParams, response)
    if (url.pathname.endsWith('/image.png')) return void picture(response)
    response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not Found</h1>')
  }

  function reply(response: ServerResponse, status: number, body: object): void {
    send(response, status, body, state)
  }

  function articlesAnswer(query: URLSearchParams, response: ServerResponse): void {
    const id = query.get('id')
    if (id !== null) {
      const found = published().find((row) => String(row.id) === id)
      if (found)
        return reply(response, 200, {
          success: true,
          data: found,
          message: 'Artículo obtenido correctamente',
        })
      return reply(response, 404, { success: false, data: null, message: 'Artículo no encontrado' })
    }
    const { page, limit } = paging(query)
    const rows = published()
    const pages = Math.ceil(rows.length / limit)
    reply(response, 200, {
      success: true,
      data: {
        articles: rows.slice((page - 1) * limit, page * limit).map(listed),
        pagination: {
          current_page: page,
          per_page: limit,
          total_items: String(rows.length),
          total_pages: pages,
          has_next: page < pages,
          has_prev: page > 1,
        },
      },
      message: 'Artículos obtenidos correctamente',
    })
  }

  function listed({ content, ...row }: StubRow): object {
    const id = String(row.id)
    return { ...row, id, ...(!state.bare.includes(id) && { content }) }
  }

  function projectsAnswer(query: URLSearchParams, response: ServerResponse): void {
    const id = query.get('id')
    if (id !== null) {
      const found = state.projects.find((row) => String(row.id) === id)
      return found
        ? reply(response, 200, { success: true, data: found, message: 'Proyecto obtenido correctamente' })
        : reply(response, 404, { success: false, data: null, message: 'Proyecto no encontrado' })
    }
    const type = query.get('type')
    const { page, limit } = paging(query)
    const rows = state.projects.filter((row) => type === null || row.tipo === type)
    reply(response, 200, {
      success: true,
      data: {
        projects: rows.slice((page - 1) * limit, page * limit),
        pagination: { page, limit, total: rows.length, pages: Math.ceil(rows.length / limit) },
      },
      message: 'Proyectos obtenidos correctamente',
    })
  }

  function published(): StubRow[] {
    return state.articles
      .filter((row) => row.status === undefined || row.status === 'published')
      .sort((a, b) => String(b.created_at).localeCompare(String(a.created_at)))
  }

  return {
    state,
    async start(port = 0): Promise<string> {
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    },
    /** Ends the requests that still wait for a response. */
    hangUp: () => server.closeAllConnections(),
    async stop(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function paging(query: URLSearchParams) {
  const page = Number.parseInt(query.get('page') ?? '1', 10)
  const limit = Number.parseInt(query.get('limit') ?? '10', 10)
  return { page: page >= 1 ? page : 1, limit: Math.min(50, Math.max(1, Number.isNaN(limit) ? 10 : limit)) }
}

/** Sends a photograph wider than any screen shows it. */
async function picture(response: ServerResponse): Promise<void> {
  const options = { width: 2_000, height: 1_050, channels: 3, background: '#c2410c' } as const
  response.writeHead(200, { 'content-type': 'image/png' })
  response.end(await sharp({ create: options }).png().toBuffer())
}
