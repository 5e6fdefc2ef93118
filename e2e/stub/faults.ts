import type { IncomingMessage, ServerResponse } from 'node:http'
import { send } from './send'

/** Failure modes seen in the live API. */
export const FAULTS = [
  'down',
  'hang',
  'error-500',
  'refused',
  'html',
  'html-404',
  'login-redirect',
  'warning-before-json',
  'nothing',
  'half-body',
  'empty-list',
  'not-found',
] as const
/** Faults not in FAULTS: to a page, `hang-in-body` is like `hang`, and `not-utf-8` is like `half-body`. */
export type Fault = (typeof FAULTS)[number] | 'hang-in-body' | 'not-utf-8'

/** @returns true if the fault handles the response */
export function misbehave(fault: Fault, request: IncomingMessage, response: ServerResponse): boolean {
  const projects = request.url?.includes('projects.php')
  const failures: Record<Fault, () => void> = {
    down: () => request.socket.destroy(),
    hang: () => undefined,
    'hang-in-body': () => void response.writeHead(200).write('{"success": true, "data": {"articles": ['),
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
    'html-404': () =>
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>SECRET-DETAIL not found</h1>'),
    'login-redirect': () => response.writeHead(302, { location: '/login.html' }).end(),
    'warning-before-json': () =>
      response.writeHead(200).end('<br />\n<b>Warning</b>: SECRET-DETAIL in db.php\n'),
    nothing: () => response.writeHead(500).end(),
    'half-body': () => response.writeHead(200).end('{"success": true, "data": {"articles": [{"id": "1", "ti'),
    'not-utf-8': () =>
      response.writeHead(200).end(Buffer.from('{"success": true, "message": "Artículos"}', 'latin1')),
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
