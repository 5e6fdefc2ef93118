/** How much a finding matters: an error breaks something for a visitor, a warning spoils it, a notice is good to know. */
export const SEVERITIES = ['error', 'warning', 'notice'] as const
export type Severity = (typeof SEVERITIES)[number]

/** Something the owner should look at, and where: a file with a line, or the address of a page. */
export type Finding = { severity: Severity; rule: string; where: string; message: string }

/** Worst first; within that, in the order of places. */
export function sortFindings(findings: Finding[]): Finding[] {
  return findings.toSorted(
    (a, b) =>
      SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
      a.where.localeCompare(b.where, 'en', { numeric: true }) ||
      a.message.localeCompare(b.message),
  )
}
