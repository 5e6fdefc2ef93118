import type { Envelope } from '../../lib/content/sources/http/envelope'

export type ModelRow = { id: number; slug: string; title: string; content: string }

/** The upstream of the model test: rows can change and responses can be delayed; every past state is recorded. */
export function createModelUpstream(first: ModelRow[]) {
  let rows = first
  /** Number of invalid rows; they count towards the total. */
  let odd = 0
  const history: ModelRow[][] = [first]
  const waiting: (() => void)[] = []
  const world = { isDown: false, isSlow: false, listsTexts: true }

  function answer(endpoint: string): Envelope {
    if (world.isDown) throw new Error('the upstream is down')
    const query = new URL(endpoint).searchParams
    const id = query.get('id')
    const all = rows.map(published)
    if (id !== null) {
      const found = all.find((row) => String(row.id) === id)
      return found
        ? ok(found)
        : { status: 404, success: false, message: 'Artículo no encontrado', data: null }
    }
    if (endpoint.includes('projects.php'))
      return ok({ projects: [], pagination: { page: 1, limit: 50, total: 0, pages: 0 } })
    const rowsOfList = world.listsTexts ? all : all.map((row) => ({ ...row, content: '' }))
    const listed = [
      ...rowsOfList,
      ...Array.from({ length: odd }, (_, index) => ({ ...all[0], id: 900 + index, slug: '' })),
    ]
    const pagination = { current_page: 1, per_page: 50, total_items: String(listed.length), total_pages: 1 }
    return ok({ articles: listed, pagination })
  }

  return {
    world,
    history,
    rows: () => rows,
    /** Number of the current state. */
    now: () => history.length - 1,
    change(next: ModelRow[]): void {
      rows = next
      history.push(next)
    },
    addOdd: (): void => void (odd += 1),
    /** Returns a response that reflects the state at the time of the request, however late it is delivered. */
    async ask(endpoint: string): Promise<Envelope> {
      const decided = answer(endpoint)
      if (world.isSlow) await new Promise<void>((resolve) => waiting.push(resolve))
      return decided
    },
    release(): void {
      for (const resolve of waiting.splice(0)) resolve()
    },
  }
}

const ok = (data: unknown): Envelope => ({ status: 200, success: true, message: 'ok', data })
const published = (row: ModelRow) => ({ ...row, status: 'published', created_at: '2026-01-01 00:00:00' })
