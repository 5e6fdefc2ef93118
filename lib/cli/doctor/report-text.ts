import { type Finding, SEVERITIES, sortFindings } from './finding'

/** Formats findings for a terminal, worst first, with a closing line of counts. */
export function textReport(findings: Finding[], pages: number): string {
  const lines = SEVERITIES.flatMap((severity) => {
    const held = sortFindings(findings).filter((finding) => finding.severity === severity)
    if (held.length === 0) return []
    return [
      `\n${severity.toUpperCase()}S`,
      ...held.map(({ where, message, rule }) => `  ${where}\n    ${message}  [${rule}]`),
    ]
  })
  const count = (severity: string) => findings.filter((finding) => finding.severity === severity).length
  const counts = SEVERITIES.map(
    (severity) => `${count(severity)} ${severity}${count(severity) === 1 ? '' : 's'}`,
  )
  return [...lines, '', `${counts.join(', ')}; ${pages} pages looked at`].join('\n').trimStart()
}
