/** Severity of a finding: an error breaks something for a visitor, a warning degrades it, a notice is good to know. */
const SEVERITIES = ['error', 'warning', 'notice'] as const
export type Severity = (typeof SEVERITIES)[number]

/** Something the owner should look at. @param where a file with its line, or the path of a page */
export type Finding = { severity: Severity; where: string; message: string }

/** Formats findings for a terminal, worst first, each place once, with a closing line of counts. */
export function textReport(findings: Finding[], pages: number): string {
  const sorted = findings.toSorted(
    (a, b) => a.where.localeCompare(b.where, 'en', { numeric: true }) || a.message.localeCompare(b.message),
  )
  const held = (severity: Severity) => sorted.filter((finding) => finding.severity === severity)
  const lines = SEVERITIES.flatMap((severity) => [
    ...(held(severity).length > 0 ? [`\n${severity.toUpperCase()}S`] : []),
    ...held(severity).map(({ where, message }) => `  ${where}\n    ${message}`),
  ])
  const counts = SEVERITIES.map((one) => `${held(one).length} ${one}${held(one).length === 1 ? '' : 's'}`)
  return [...lines, '', `${counts.join(', ')}; ${pages} pages looked at`].join('\n').trimStart()
}
