import { parseArgs } from 'node:util'
import { parseUrl } from '../../text/parse-url'
import type { SourceOptions } from './read-source'
import { type Kind, KINDS } from './recognise'

export const HELP = `npm run import -- FILE or ADDRESS [options]

Brings the texts of another site into the content folder.

  wordpress.xml                      WordPress: Tools → Export → All content
  articles.json, or an address       dev.to: its export, or https://dev.to/api/articles?username=NAME
  medium.zip                         Medium: Settings → Download your information
  hashnode.json                      Hashnode: Blog dashboard → Export
  ghost.json                         Ghost: Settings → Export
  https://www.example.com            a content API (api/portfolio/articles.php)
  export/                            what npm run export has written

  --from KIND        ${KINDS.join(', ')}: when it isn't recognised
  --old-site ADDRESS where the texts were, when the export doesn't say it (Ghost, Hashnode)
  --dry-run          show what would happen; write and fetch nothing
  --force            overwrite what you have edited since an earlier import
  --help`

type Flags = SourceOptions & { given: string; isDry: boolean; isForced: boolean }

/**
 * Parses the command's arguments.
 * @returns the flags, 'help' if requested, or the problem as a sentence
 */
export function readFlags(args: string[]): Flags | 'help' | { problem: string } {
  try {
    return checked(parsed(args))
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

function parsed(args: string[]) {
  return parseArgs({
    args,
    allowPositionals: true,
    options: {
      from: { type: 'string' },
      'old-site': { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
}

function checked({ values, positionals }: ReturnType<typeof parsed>): Flags | 'help' | { problem: string } {
  const [given, ...others] = positionals
  const { from: kind, 'old-site': address } = values
  const from = KINDS.find((one): one is Kind => one === kind) ?? null
  const oldSite = address === undefined ? null : parseUrl(address)
  if (values.help) return 'help'
  if (!given || others.length > 0) return { problem: 'Name one file or address.' }
  if (kind && !from) return { problem: `--from takes one of ${KINDS.join(', ')}, not "${kind}".` }
  if (address !== undefined && !/^https?:$/.test(oldSite?.protocol ?? ''))
    return { problem: `--old-site takes an address such as https://blog.example.com, not "${address}".` }
  const site = oldSite && `${oldSite.origin}${oldSite.pathname.replace(/\/+$/, '')}`
  return { given, from, oldSite: site, isDry: values['dry-run'], isForced: values.force }
}
