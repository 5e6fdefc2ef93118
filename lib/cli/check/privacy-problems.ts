import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { causeOf } from '../../config/log'
import { hasContactForm } from '../../portfolio/contact'
import { otherWay, readPrivacyPolicy } from '../../portfolio/privacy-policy'
import { placeAt, type Problem, problemsOf } from '../../validation/problems'
import type { Content } from './read-content'

/** Matches a sentence that denies having forms: `no tiene formularios`, `no dispone de ningún formulario`. */
const NO_FORMS =
  /\bno\s+(?:tiene|hay|dispone\s+de|cuenta\s+con|contiene|incluye|existen?|usa|utiliza|ofrece)\s+(?:ning[uú]n\s+)?formularios?\b/iu

/** Reports why the privacy policy can't be shown, what it says that is untrue, and a missing way to contact the owner. */
export async function privacyProblems({ folders, site }: Content): Promise<Problem[]> {
  if (!site) return []
  const problem = (
    severity: Problem['severity'],
    message: string,
    fix: string,
    at = -1,
    name = 'privacy.md',
  ): Problem => {
    const place = at < 0 ? null : placeAt(readFileSync(path.join(folders.content, name), 'utf8'), at)
    return { severity, file: `${folders.name}/${name}`, place, field: '', message, fix }
  }
  const names = ['privacy.md', ...(site.analyticsId ? ['privacy-cookies-analytics.md'] : [])]
  const missing = names.filter((name) => !existsSync(path.join(folders.content, name)))
  const restore = 'Restore it: the page of the privacy policy is made from it'
  if (missing.length > 0) return missing.map((name) => problem('error', 'is missing', restore, -1, name))
  const policy = readFileSync(path.join(folders.content, 'privacy.md'), 'utf8')
  try {
    await readPrivacyPolicy(site.analyticsId, site)
  } catch (error) {
    const [, message = causeOf(error)] = /^\S+\.md: (.*)$/s.exec(causeOf(error)) ?? []
    const datum = /\{\{\w+\}\}/.exec(message)?.[0]
    const fix = datum ? 'Correct its name, or take it out' : ''
    return problemsOf(error) ?? [problem('error', message, fix, datum ? policy.indexOf(datum) : -1)]
  }
  const denial = hasContactForm() ? policy.search(NO_FORMS) : -1
  const isUnreachable = site.contact === 'form' && otherWay(site) === null
  const deny = 'says that there are no forms, but there is the contact form'
  const unreachable = "names no way to reach you: contact in site.ts is 'form', and there is no form"
  return [
    ...(denial < 0
      ? []
      : [problem('warning', deny, 'Take the sentence out: what the form keeps is said by itself', denial)]),
    ...(isUnreachable
      ? [problem('warning', unreachable, "Give legal.address, or write contact: 'form and address'")]
      : []),
  ]
}
