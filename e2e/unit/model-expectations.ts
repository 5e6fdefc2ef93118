import type { ModelRow } from './model-upstream'
import { INSTANCES, isConnected, settled, type World } from './model-world'

/** The oldest states in the upstream's history that an instance may still show. */
type Oldest = { list: number; articles: Map<string, number>; all: number }

/** The model: what each instance may show, given the revalidations accepted so far. */
export type Model = {
  /** One entry per instance. */
  oldest: Oldest[]
  /** Revalidations that disconnected instances have not received yet. */
  pending: (() => void)[]
  /** Whether any instance received a revalidation only after reconnecting. */
  hadPending: boolean
}

const FAILED = 'failed'
const BACKOFF_MS = 5_000

export function createModel(): Model {
  const none = (): Oldest => ({ list: 0, articles: new Map(), all: 0 })
  return { oldest: Array.from({ length: INSTANCES }, none), pending: [], hadPending: false }
}

/**
 * Records an accepted revalidation. It applies immediately to the instance that received it, and to each other instance
 * once both are connected.
 * @param slug slug of the article; null for all content
 * @param state number of the upstream's state when the revalidation was sent
 */
export function accept(model: Model, world: World, by: number, slug: string | null, state: number): void {
  const raise = (oldest: Oldest | undefined) => {
    if (!oldest) return
    oldest.list = Math.max(oldest.list, state)
    if (slug) oldest.articles.set(slug, Math.max(oldest.articles.get(slug) ?? 0, state))
    else oldest.all = Math.max(oldest.all, state)
  }
  const deliver = () => {
    const all = [...model.oldest.keys()]
    for (const index of all)
      if (index === by || (isConnected(world, by) && isConnected(world, index))) raise(model.oldest[index])
    if (all.some((index) => !isConnected(world, index))) model.pending.push(deliver)
  }
  deliver()
}

/** Delivers pending revalidations to the instances that are connected now. */
export function deliverPending(model: Model): void {
  if (model.pending.length > 0) model.hadPending = true
  for (const deliver of model.pending.splice(0)) deliver()
}

/** Requests a page twice, and checks that the second response is no older than the model allows. */
export async function assertFollows(model: Model, world: World, index: number, path: string): Promise<void> {
  const instance = world.instances[index]
  const oldest = model.oldest[index]
  if (!instance || !oldest) return
  const { isDown, listsTexts } = world.upstream.world
  await instance.visit(path).catch(() => undefined)
  await settled()
  let shown = await instance.visit(path).catch(() => FAILED)
  await settled()
  // With lists without texts, or after a late delivery, a revalidated text is loaded on the next request, which needs
  // the upstream.
  if (path !== '/articles' && isDown && (!listsTexts || model.hadPending)) return
  // A text that was never loaded can't be shown during an outage, nor during the backoff after it.
  if (shown === FAILED && isDown) return
  if (shown === FAILED) {
    world.time.now += BACKOFF_MS
    shown = await instance.visit(path)
  }
  const slug = path === '/articles' ? null : path.slice('/article/'.length)
  const from = slug === null ? oldest.list : Math.max(oldest.all, oldest.articles.get(slug) ?? 0)
  const allowed = world.upstream.history.slice(from).map((rows) => textOf(rows, slug))
  if (!allowed.includes(shown))
    throw new Error(
      `${path} on ${index} shows ${shown}; since state ${from} it was one of ${allowed.join(' | ')}`,
    )
}

function textOf(rows: ModelRow[], slug: string | null): string {
  if (slug === null)
    return rows
      .map((row) => `${row.slug}=${row.title}`)
      .sort()
      .join()
  const row = rows.find((one) => one.slug === slug)
  return row ? `${row.title}: ${row.content}` : '404'
}
