/** A script that Next runs before it hydrates a page: an address, or 0 and an inline script, with attributes. */
type EarlyScript = [address: string | 0, attributes: Record<string, string>]

/** A script that browsers don't run; Next continues in the next task. */
const PAUSE: EarlyScript = [0, { type: 'text/plain', children: '' }]

/**
 * Starts a page's code in three tasks instead of one, so that input is handled in between: first the code that runs at
 * once, then React, then Next's router, which hydrates the page. A single task blocks a slow phone for more than a
 * tenth of a second.
 *
 * `__next_s` is the list of scripts with `strategy="beforeInteractive"`. A version of Next that doesn't read it starts
 * in one task.
 */
export function startInParts(): void {
  const page = self as { __next_s?: EarlyScript[] }
  // `import()` would put React into a separate file.
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  setTimeout(() => void require('react-dom/client'))
  page.__next_s = [...(page.__next_s ?? []), PAUSE]
}
