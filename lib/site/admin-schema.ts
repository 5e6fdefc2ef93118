import { z } from 'zod'
import { optional, text } from './schema-parts'

const REPO = 'the repository, owner/name'

/** The hosts of each kind of Git server, unless the owner names another one. */
const HOSTS = { github: 'github.com', gitlab: 'gitlab.com', gitea: 'codeberg.org' } as const

const repository = z
  .strictObject({
    backend: z.enum(['github', 'gitlab', 'gitea'], "'github', 'gitlab' or 'gitea'"),
    repo: text.regex(/^[\w.-]+(?:\/[\w.-]+)+$/, REPO),
    branch: optional(text),
    /** Another server than the usual one of its kind, such as a GitLab of the owner's own. */
    host: optional(
      text.regex(/^[a-z0-9.-]+(?::\d+)?$/, 'the name of a host such as git.example.com, or null'),
    ),
  })
  .transform(({ host, ...given }) => ({ ...given, host: host ?? HOSTS[given.backend] }))

/** An editor to try out: nothing leaves the browser. */
const trial = z.strictObject({ backend: z.literal('test-repo') })

/** `admin` of `content/site.ts`: the repository into which the editor at `/admin` writes. */
export const adminSchema = z.union([repository, trial], {
  error: `null, or { backend: 'github', repo: 'ana/portfolio' }; repo is ${REPO}`,
})

export type AdminSettings = z.output<typeof adminSchema>
