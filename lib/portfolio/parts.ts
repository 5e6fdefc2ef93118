import 'server-only'
import { registerCache } from '../cache/process-caches'
import { tagOfName } from '../cache/tag-names'
import { versionOf } from '../cache/version'
import { processWide } from '../config/process-wide'
import { dependsOn } from './page-tags'
import { withoutUpdates } from './update-times'

/** The parts of a content that pages show, each selected by a key. Names of kinds are unique among all contents. */
type Kinds<Content> = Record<string, (content: Content, key: string) => unknown>
type Selected<K extends Kinds<never>, Kind extends keyof K> = ReturnType<K[Kind]>

type Options<Content extends object, K extends Kinds<Content>> = {
  /** Unique among all contents. */
  name: string
  kinds: K
  /** The content for a page, and how old it is. */
  read: () => Promise<{ content: Content; ageMs: number }>
  /** The same for a request, stale-while-revalidate. */
  cached: () => Promise<Content>
  /** The objects that versions are cached for: the content, or parts that change with it. */
  identity: (content: Content) => readonly unknown[]
  /** Keys of long names: pages that an earlier process rendered carry the hash of the name. */
  longKeys?: (content: Content) => readonly [kind: keyof K & string, key: string][]
  /** Whether pages show the update times of articles, and a changed time counts as an edit. */
  showsUpdates?: boolean
}

/**
 * Lets pages depend on parts of a content: such a page stays valid when the content changes elsewhere, because its
 * version is that of the part.
 */
export function createParts<Content extends object, K extends Kinds<Content>>(options: Options<Content, K>) {
  const { name, kinds, read, cached, identity, longKeys } = options
  const compared = options.showsUpdates ? (selected: unknown) => selected : withoutUpdates
  let held: { of: readonly unknown[]; known: Map<string, string> } | null = null

  /** Starts comparing pages that show a part with its current version. */
  function start(): void {
    processWide(name, () => registerCache({ currentVersion }))
  }

  async function currentVersion(tag: string): Promise<string | null> {
    const [, kind, key] = /^([\w-]+)\/(.*)$/s.exec(tag) ?? []
    if (kind === undefined || key === undefined || !Object.hasOwn(kinds, kind)) return null
    // While the source is down and nothing is cached, pages rendered earlier count as current.
    const content = await cached().catch(() => null)
    return content && versionIn(content, kind, key)
  }

  function versionIn(content: Content, kind: keyof K & string, key: string): string {
    const known = versionsOf(content)
    const tag = nameOf(kind, key)
    const version = known.get(tag) ?? versionOf(compared(select(kind, content, key)))
    known.set(tag, version)
    return version
  }

  function versionsOf(content: Content): Map<string, string> {
    const of = identity(content)
    if (held?.of.every((one, index) => one === of[index])) return held.known
    held = { of, known: new Map() }
    for (const [kind, key] of longKeys?.(content) ?? []) nameOf(kind, key)
    return held.known
  }

  function select<Kind extends keyof K & string>(
    kind: Kind,
    content: Content,
    key: string,
  ): Selected<K, Kind> {
    return kinds[kind]?.(content, key) as Selected<K, Kind>
  }

  return {
    start,

    /** Reads a part for a page, which then depends on this part alone. */
    async get<Kind extends keyof K & string>(kind: Kind, key = ''): Promise<Selected<K, Kind>> {
      start()
      const { content, ageMs } = await read()
      await dependsOn(nameOf(kind, key), { version: versionIn(content, kind, key), ageMs })
      return select(kind, content, key)
    },

    /** Like `get`, for a request: stale-while-revalidate, adds no dependency. */
    async find<Kind extends keyof K & string>(kind: Kind, key = ''): Promise<Selected<K, Kind>> {
      return select(kind, await cached(), key)
    },
  }
}

/**
 * Returns the name of a part. Registers its tag too: pages that an earlier process rendered carry the hash of a long
 * name.
 */
function nameOf(kind: string, key: string): string {
  const name = `${kind}/${key}`
  tagOfName(name)
  return name
}
