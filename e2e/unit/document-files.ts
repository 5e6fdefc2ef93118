import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** Files written by a command or the owner, which a copy of the site may lack. */
const WRITTEN = [
  '.backups/',
  'content/series.json',
  'conversation.json',
  'series.json',
  'content/images/projects/',
  '.next/',
  '.next/content/content.json',
  'export/',
  'export/articles.json',
  'out/',
]

/** Returns the inline code spans of a text, without code blocks. */
export function codeSpans(markdown: string): string[] {
  return [...proseOf(markdown).matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text)
}

/** Returns a text without its blocks of code. */
function proseOf(markdown: string): string {
  return markdown.replace(/^ *(`{3,})[^]*?^ *\1/gm, '')
}

/** Returns the targets of the links and pictures of a text that lead to no other host. */
export function linkTargets(markdown: string): string[] {
  const prose = proseOf(markdown).replace(/`[^`\n]+`/g, 'code')
  return [...prose.matchAll(/\]\((?!https?:)([^\s)]+)/g)].map(([, target = '']) => target)
}

/** Returns the lines of the blocks of commands, without comments. */
export function commandBlocks(markdown: string): string[] {
  const blocks = [...markdown.matchAll(/^```bash\n([^]*?)^```/gm)].map(([, lines = '']) => lines)
  return blocks.flatMap((block) =>
    block.split('\n').flatMap((line) => line.replace(/\s+# .*$/, '').trim() || []),
  )
}

/** Whether a code span names a file, a folder or a glob, and not a URL or a value. */
export function namesFile(text: string): boolean {
  if (/^[/-]|[\s{}<>"'=:…]/.test(text) || WRITTEN.includes(text)) return false
  const extension = /[\w*-]\.(?:tsx?|mjs|cjs|md|jsonc?|css|conf|pdf|example)$/
  return (
    /^[\w@.-]+(?:\/[\w@.*[\]-]+)*\/$/.test(text) ||
    extension.test(text) ||
    /^(?:app|components|e2e|lib)\/./.test(text)
  )
}

/**
 * Whether a name matches at least one file or folder below one of the folders; its last part may contain asterisks.
 * Names below `content/` are looked up in the tests' content, because an owner's may lack them.
 */
export function isThere(name: string, folders: string[]): boolean {
  const place = name.replace(/^content\/(?=.)/, 'e2e/content/')
  return folders.some((folder) => {
    const file = path.join(folder, place)
    if (!name.includes('*')) return existsSync(file)
    const escaped = path.basename(file).replace(/[.+]/g, '\\$&')
    const pattern = new RegExp(`^${escaped.replaceAll('*', '.*')}$`)
    return (
      existsSync(path.dirname(file)) && readdirSync(path.dirname(file)).some((entry) => pattern.test(entry))
    )
  })
}

/** Returns the package.json scripts that a text mentions. */
export function namedScripts(markdown: string): string[] {
  return [...markdown.matchAll(/npm run (\w[\w:-]*)/g)].map(([, name = '']) => name)
}

/** Returns the list items below a heading, each with its continuation lines. */
export function listItems(markdown: string, heading: string): string[] {
  const [, after = ''] = markdown.split(`\n${heading}\n`)
  const [section = ''] = after.split(/^## /m)
  return section
    .split(/^- /m)
    .slice(1)
    .map((item) =>
      item
        .replace(/\n(?=\S)[^]*$/, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
}
