/** Severity of a finding: an error breaks something for a visitor, a warning degrades it, a notice is good to know. */
export const SEVERITIES = ['error', 'warning', 'notice'] as const
export type Severity = (typeof SEVERITIES)[number]

/** Something the owner should look at. `where` is a file with a line, or the path of a page. */
export type Finding = { severity: Severity; rule: string; where: string; message: string }

/** Sorts findings by severity, worst first, then by place. */
export function sortFindings(findings: Finding[]): Finding[] {
  return findings.toSorted(
    (a, b) =>
      SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
      a.where.localeCompare(b.where, 'en', { numeric: true }) ||
      a.message.localeCompare(b.message),
  )
}
