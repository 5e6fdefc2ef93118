/** Formats a number, with that of the previous run in brackets when it differs. */
export function beside(now: number, before: number | undefined): string {
  return before === undefined || before === now ? String(now) : `${now} (${before})`
}

/** A Markdown table. */
export function table(heads: string[], rows: (string | number)[][]): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n')
}

/** A bar chart in plain text, for terminals and Markdown, with the target marked. */
export function bars(title: string, values: [string, number][], target: number): string {
  const width = 50
  const most = Math.max(target, ...values.map(([, value]) => value))
  const place = (value: number) => Math.round((value / most) * width)
  const label = Math.max(...values.map(([name]) => name.length))
  const rows = values.map(([name, value]) => {
    const bar = '█'.repeat(place(value)).padEnd(width + 1, ' ')
    const marked = value <= target ? `${bar.slice(0, place(target))}▏${bar.slice(place(target) + 1)}` : bar
    return `${name.padEnd(label)} ${marked} ${value}`
  })
  return `\`\`\`\n${title} (▏ ${target})\n${rows.join('\n')}\n\`\`\``
}
