/** Frames the number of a loss within a text, with private use characters that no text needs. */
const TOKEN = /\ue000(\d+)\ue001/g
const PRIVATE = /[\ue000-\ue006]/g

export type Loss = { line: number; what: string }

/** Removes the characters that marks consist of. */
export function withoutPrivateSigns(text: string): string {
  return text.replace(PRIVATE, '')
}

/**
 * Records where a text lost something while it goes through several conversions. A mark stands at that place until the
 * text is final and its line is known.
 */
export class Marks {
  private readonly losses: string[] = []

  /** @returns the mark to insert where `what` was */
  at(what: string): string {
    this.losses.push(what)
    return `\ue000${this.losses.length - 1}\ue001`
  }

  /**
   * Removes the marks from a finished text. A line with nothing but marks is removed; its
   * losses count for the next line.
   * @returns the text, and the line of each loss, counted from 1
   */
  settle(text: string): { text: string; losses: Loss[] } {
    const lines: string[] = []
    const losses: Loss[] = []
    let dropped = false
    for (const line of text.split('\n')) {
      const rest = line.replace(TOKEN, '')
      const numbers = [...line.matchAll(TOKEN)].map(([, number]) => Number(number))
      losses.push(
        ...numbers.map((number) => ({ line: lines.length + 1, what: this.losses[number] ?? 'something' })),
      )
      const isGone: boolean = rest.trim() === '' && (numbers.length > 0 || (dropped && !lines.at(-1)))
      dropped = isGone
      if (!isGone) lines.push(rest)
    }
    while (lines.length > 1 && lines.at(-1) === '') lines.pop()
    return { text: lines.join('\n'), losses: losses.map((loss) => within(loss, lines.length)) }
  }
}

function within({ line, what }: Loss, last: number): Loss {
  return { line: Math.max(1, Math.min(line, last)), what }
}
