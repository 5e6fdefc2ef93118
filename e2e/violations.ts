import type { BrowserContext } from 'playwright/test'

/** Records every Content-Security-Policy violation, on all pages opened from now on. */
export async function watchViolations(context: BrowserContext): Promise<string[]> {
  const violations: string[] = []
  await context.exposeBinding('noteViolation', (_source, text: string) => violations.push(text))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, documentURI } = event
      const note = (window as unknown as { noteViolation: (text: string) => void }).noteViolation
      note(`${documentURI}: ${effectiveDirective} ${blockedURI} ${sample}`)
    })
  })
  return violations
}
