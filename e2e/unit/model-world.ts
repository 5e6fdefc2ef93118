import { createFakeServer } from './fake-cluster'
import { createInstance } from './model-instance'
import { createModelUpstream, type ModelRow } from './model-upstream'

/** The system under test: instances of the site, their upstream and the server they share, on simulated clocks. */
export type World = ReturnType<typeof createWorld>

export const INSTANCES = 2

/** @param listsTexts whether the upstream's lists contain the texts of the articles */
export function createWorld(listsTexts: boolean) {
  const time = { now: 0, wall: 1_000 }
  const world = {
    upstream: createModelUpstream([1, 2, 3, 4].map(aRow)),
    server: createFakeServer(() => time.wall),
    time,
  }
  world.upstream.world.listsTexts = listsTexts
  let last = 4
  return {
    ...world,
    instances: Array.from({ length: INSTANCES }, () => createInstance(world)),
    nextNumber: () => (last += 1),
  }
}

export function aRow(id: number): ModelRow {
  return { id, slug: `a${id}`, title: `T${id}`, content: `C${id}` }
}

/** Lets pending promises of the instances settle. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

export function isConnected(world: World, index: number): boolean {
  return world.instances[index]?.link().isUp() ?? false
}

/** Selects an article by a generated number, whatever the number of articles. */
export function rowAt({ upstream }: World, pick: number): ModelRow | undefined {
  const rows = upstream.rows()
  return rows[pick % rows.length]
}

export function changeRow({ upstream }: World, id: number, fields: Partial<ModelRow>): void {
  upstream.change(upstream.rows().map((row) => (row.id === id ? { ...row, ...fields } : row)))
}

/** Gives an article a title and a text that no other state has. */
export function editRow(world: World, pick: number): void {
  const n = world.nextNumber()
  const row = rowAt(world, pick)
  if (row) changeRow(world, row.id, { title: `T${row.id}.${n}`, content: `C${row.id}.${n}` })
}

/** Returns the paths of the list and of every article that ever existed. */
export function pathsOf({ upstream }: World): string[] {
  const slugs = new Set(upstream.history.flat().map(({ slug }) => slug))
  return ['/articles', ...[...slugs].map((slug) => `/article/${slug}`)]
}
