import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type StubRow = Record<string, unknown> & { id: number; slug: string }

/** The ways in which the live API was seen to fail. */
export const FAULTS = [
  'down',
  'hang',
  'error-500',
  'refused',
  'html',
  'login-redirect',
  'warning-before-json',
  'nothing',
  'half-body',
  'empty-list',
  'not-found',
] as const
export type Fault = (typeof FAULTS)[number]

/**
 * An upstream in the shape of the live API: PHP's number and string ids, pretty-printed JSON, limits clamped to
 * fifty, newest first. Its content and its health can be changed while it runs, and it counts what it is asked.
 */
export function createUpstream({ articles, projects }: { articles: StubRow[]; projects: StubRow[] }) {
  const state = {
    articles,
    projects,
    fault: null as Fault | null,
    detailFault: null as Fault | null,
    /** Articles that are listed and whose text can't be had. */
    broken: [] as string[],
    calls: [] as string[],
    /** The most calls for one resource that were ever waiting for their answer together. */
    mostAtOnce: 0,
    delayMs: 0,
  }
  const server = createServer((request, response) => {
    state.calls.push(request.url ?? '')
    watch(request.url ?? '', response)
    setTimeout(() => answer(request, response), state.delayMs)
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
    if (url.pathname.endsWith('/image.png')) {
      response.writeHead(200, { 'content-type': 'image/png' })
      response.end(PIXEL)
      return
    }
    response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not Found</h1>')
  }

  function articlesAnswer(query: URLSearchParams, response: ServerResponse): void {
    const id = query.get('id')
    if (id !== null) {
      const found = published().find((row) => String(row.id) === id)
      if (found)
        return send(response, 200, { success: true, data: found, message: 'Artículo obtenido correctamente' })
      return send(response, 404, { success: false, data: null, message: 'Artículo no encontrado' })
    }
    const { page, limit } = paging(query)
    const rows = published()
    const pages = Math.ceil(rows.length / limit)
    send(response, 200, {
      success: true,
      data: {
        articles: rows.slice((page - 1) * limit, page * limit).map((row) => ({ ...row, id: String(row.id) })),
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

  function projectsAnswer(query: URLSearchParams, response: ServerResponse): void {
    const type = query.get('type')
    const { page, limit } = paging(query)
    const rows = state.projects.filter((row) => type === null || row.tipo === type)
    send(response, 200, {
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
    async stop(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** @returns true when the fault has taken the answer over */
function misbehave(fault: Fault, request: IncomingMessage, response: ServerResponse): boolean {
  const projects = request.url?.includes('projects.php')
  const failures: Record<Fault, () => void> = {
    down: () => request.socket.destroy(),
    hang: () => undefined,
    'error-500': () =>
      send(response, 500, {
        success: false,
        data: { error_details: 'SECRET-DETAIL' },
        message: 'Error interno del servidor',
      }),
    refused: () =>
      send(response, 200, {
        success: false,
        data: { projects: [] },
        message: 'Error al obtener: SECRET-DETAIL',
      }),
    html: () =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>SECRET-DETAIL</body></html>'),
    'login-redirect': () => response.writeHead(302, { location: '/login.html' }).end(),
    'warning-before-json': () =>
      response.writeHead(200).end('<br />\n<b>Warning</b>: SECRET-DETAIL in db.php\n'),
    nothing: () => response.writeHead(500).end(),
    'half-body': () => response.writeHead(200).end('{"success": true, "data": {"articles": [{"id": "1", "ti'),
    'empty-list': () =>
      send(response, 200, {
        success: true,
        data: projects
          ? { projects: [], pagination: { page: 1, limit: 50, total: 0, pages: 0 } }
          : {
              articles: [],
              pagination: {
                current_page: 1,
                per_page: 50,
                total_items: 0,
                total_pages: 0,
                has_next: false,
                has_prev: false,
              },
            },
        message: 'Sin datos',
      }),
    'not-found': () => send(response, 404, { success: false, data: null, message: 'Artículo no encontrado' }),
  }
  failures[fault]()
  return true
}

function paging(query: URLSearchParams) {
  const page = Number.parseInt(query.get('page') ?? '1', 10)
  const limit = Number.parseInt(query.get('limit') ?? '10', 10)
  return { page: page >= 1 ? page : 1, limit: Math.min(50, Math.max(1, Number.isNaN(limit) ? 10 : limit)) }
}

function send(response: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify({ timestamp: '2026-11-20 21:02:00', ...body }, null, 4).replaceAll('/', '\\/')
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'access-control-allow-origin': '*',
  })
  response.end(text)
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** An article row as the live API sends it; give what the test is about. */
export function anArticleRow(id: number, fields: Record<string, unknown> = {}): StubRow {
  const day = String((id % 27) + 1).padStart(2, '0')
  return {
    id,
    slug: `articulo-${id}`,
    title: `Artículo ${id}`,
    excerpt: `Resumen del artículo ${id}.`,
    content: `# Sección\n\nTexto del artículo ${id}.`,
    status: 'published',
    featured_image: '',
    tags: ['php', 'ia'],
    meta_description: null,
    created_at: `20${String(10 + Math.floor(id / 27)).padStart(2, '0')}-03-${day} 10:33:56`,
    updated_at: `20${String(10 + Math.floor(id / 27)).padStart(2, '0')}-03-${day} 10:33:56`,
    published_at: null,
    ...fields,
  }
}

export function aProjectRow(id: number, fields: Record<string, unknown> = {}): StubRow {
  return {
    id,
    slug: '',
    imgPath: '',
    isBlog: false,
    title: `Proyecto ${id}`,
    description: `Descripción ${id}.`,
    ghLink: `https://example.com/${id}`,
    demoLink: '',
    tipo: id % 2 ? 'web' : 'app',
    ...fields,
  }
}
