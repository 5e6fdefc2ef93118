/** What Next runs before it takes a page over: an address, or 0 and an inline script, with attributes. */
type EarlyScript = [address: string | 0, attributes: Record<string, string>]

/** Nothing that a browser runs; Next goes on in the next task. */
const PAUSE: EarlyScript = [0, { type: 'text/plain', children: '' }]

/**
 * Starts a page's code in three tasks instead of one, so that a visitor is answered in between: what runs at once, then
 * React, then Next's router, which takes the page over. In one task they keep a slow phone for more than a tenth of a second.
 *
 * `__next_s` is the list of scripts with `strategy="beforeInteractive"`. A Next that doesn't read it starts in one task.
 */
export function startInParts(): void {
  const page = self as { __next_s?: EarlyScript[] }
  // `import()` would put React into a file of its own.
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  setTimeout(() => void require('react-dom/client'))
  page.__next_s = [...(page.__next_s ?? []), PAUSE]
}
