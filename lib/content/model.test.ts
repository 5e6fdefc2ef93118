import fc from 'fast-check'
import { anArticle, aProject } from '@/e2e/unit/builders'
import { aClock, anInstance, fakePeers, PERIOD_MS } from '@/e2e/unit/content-instance'
import { fakeSource } from '@/e2e/unit/fake-source'

/*
 * Two instances of one site, whatever happens to them, to the source and to the server that they share: nobody is shown
 * less than what an acknowledged order promises or what the same instance has shown before, and no good page is lost.
 */

for (const level of ['log', 'warn', 'error'] as const)
  jest.spyOn(console, level).mockImplementation(() => undefined)

const RUNS = Number(process.env.MODEL_RUNS ?? 60)
const SLUGS = ['uno', 'dos', 'tres']
type Versions = Record<string, number>
type Instance = ReturnType<typeof anInstance>

type Event =
  | { kind: 'edit' | 'order' | 'order and edit'; slug: string; at: 0 | 1 }
  | { kind: 'order all' | 'request' | 'load' | 'restart'; at: 0 | 1 }
  | {
      kind:
        | 'source fails'
        | 'source works'
        | 'server goes'
        | 'server returns'
        | 'server forgets'
        | 'time passes'
    }

const slug = fc.constantFrom(...SLUGS)
const at = fc.constantFrom(0 as const, 1 as const)
const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('edit' as const, 'order' as const, 'order and edit' as const),
    slug,
    at,
  }),
  fc.record({
    kind: fc.constantFrom('order all' as const, 'request' as const, 'load' as const, 'restart' as const),
    at,
  }),
  fc.record({
    kind: fc.constantFrom(
      'source fails' as const,
      'source works' as const,
      'server goes' as const,
      'server returns' as const,
      'server forgets' as const,
      'time passes' as const,
    ),
  }),
)

class World {
  readonly clock = aClock()
  readonly source = fakeSource()
  readonly server = fakePeers()
  /** What the source has now. */
  readonly versions: Versions = Object.fromEntries(SLUGS.map((name) => [name, 1]))
  /** What everybody who reaches the server was promised, and what each instance has promised or shown by itself. */
  readonly promised: Versions = {}
  readonly own: [Versions, Versions] = [{}, {}]
  readonly disks = [new Map<string, string>(), new Map<string, string>()] as const
  readonly instances: [Instance, Instance]

  constructor() {
    this.write()
    this.source.state.projects = [aProject()]
    this.instances = [this.start(0), this.start(1)]
  }

  start(place: 0 | 1, kept?: Instance['kept']): Instance {
    const { clock, source, server } = this
    return anInstance({
      source: source.source,
      clock,
      peers: server.peers,
      disk: this.disks[place],
      kept,
    })
  }

  /** Each article says its version in its title and in its text. */
  write(): void {
    this.source.state.articles = SLUGS.map((name, id) =>
      anArticle({
        id: id + 1,
        slug: name,
        title: `${this.versions[name]}`,
        content: `${this.versions[name]} ${name}`,
      }),
    )
  }

  edit(name: string): void {
    this.versions[name] = (this.versions[name] ?? 0) + 1
    this.write()
  }

  /** Places an order; what it promises is what the source had when it was placed. */
  async order(place: 0 | 1, names: string[], meanwhile: () => void = () => undefined): Promise<void> {
    const site = this.instances[place]
    const before = { ...this.versions }
    const target = names.length === 1 ? { article: names[0] ?? '' } : { all: true as const }
    const answer = site.order(target)
    meanwhile()
    const isTaken = await this.clock.until(answer)
    expect(isTaken).toBe(this.source.state.failure === null)
    if (!isTaken) return
    for (const name of names) {
      raise(this.own[place], name, before[name] ?? 0)
      if (!site.isAlone()) raise(this.promised, name, before[name] ?? 0)
    }
  }

  /** Looks at every page of an instance. */
  async request(place: 0 | 1): Promise<void> {
    const site = this.instances[place]
    const pages = await site.pages()
    const isReached = !this.server.state.isAway && !site.isAlone()
    for (const name of SLUGS) {
      const shown = Number(pages[name]?.title)
      const least = Math.max(this.own[place][name] ?? 0, isReached ? (this.promised[name] ?? 0) : 0)
      expect(`${name} ${shown >= least}`).toBe(`${name} true`)
      expect(shown).toBeLessThanOrEqual(this.versions[name] ?? 0)
      raise(this.own[place], name, shown)
      expect(pages[name]?.text).toBe(`${shown} ${name}`)
    }
  }

  async happen(event: Event): Promise<void> {
    const { source, server, clock, instances } = this
    if (event.kind === 'edit') this.edit(event.slug)
    if (event.kind === 'order') await this.order(event.at, [event.slug])
    if (event.kind === 'order and edit') await this.order(event.at, [event.slug], () => this.edit(event.slug))
    if (event.kind === 'order all') await this.order(event.at, SLUGS)
    if (event.kind === 'request') await this.request(event.at)
    if (event.kind === 'load') instances[event.at].start()
    if (event.kind === 'restart')
      instances[event.at] = this.start(event.at, structuredClone(instances[event.at].kept))
    if (event.kind === 'source fails') source.state.failure = new Error('down')
    if (event.kind === 'source works') source.state.failure = null
    if (event.kind === 'server goes') server.state.isAway = true
    if (event.kind === 'server returns') {
      server.state.isAway = false
      await clock.pass(3_000) // as long as it takes until everybody notices
    }
    // What only the server knew can't be known any more while the source is away as well.
    if (event.kind === 'server forgets' && !source.state.failure) {
      server.state.content = null
      server.state.texts.clear()
      for (const place of [0, 1] as const) await this.request(place)
    }
    if (event.kind === 'time passes') await clock.pass(PERIOD_MS)
  }
}

function raise(versions: Versions, name: string, to: number): void {
  versions[name] = Math.max(versions[name] ?? 0, to)
}

test(
  'no sequence of events shows older content than promised, or loses a page',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 5, maxLength: 40 }), async (events) => {
        const world = new World()
        for (const place of [0, 1] as const) await world.request(place)
        for (const one of events) await world.happen(one)
        for (const place of [0, 1] as const) await world.request(place)
        // When all is well again, everybody shows what there is.
        await world.happen({ kind: 'source works' })
        await world.happen({ kind: 'server returns' })
        await world.clock.pass(60_000)
        await world.order(0, SLUGS)
        for (const site of world.instances)
          expect(await site.titles()).toEqual(
            Object.fromEntries(SLUGS.map((name) => [name, `${world.versions[name]}`])),
          )
      }),
      { numRuns: RUNS },
    )
  },
  60_000 + RUNS * 200,
)
