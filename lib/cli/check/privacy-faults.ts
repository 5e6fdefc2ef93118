import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Folders } from '../../config/content-folder'
import { causeOf } from '../../config/log'
import { placeAt, type Problem, problemsOf } from '../../config/problems'
import type { siteSchema } from '../../config/owner-schema'
import { hasContactForm } from '../../content/contact'
import { otherWay } from '../../content/privacy-policy'
import type { z } from 'zod'

/** Reports why the privacy policy cannot be shown: a missing file, or a placeholder for unknown data. */
export async function privacyFaults(folders: Folders, site: z.output<typeof siteSchema>): Promise<Problem[]> {
  const names = ['privacy.md', ...(site.analyticsId ? ['privacy-cookies-analytics.md'] : [])]
  const missing = names.filter((name) => !existsSync(path.join(folders.content, name)))
  const at = { severity: 'error' as const, place: null, field: '' }
  if (missing.length > 0)
    return missing.map((name) => ({
      ...at,
      file: `${folders.name}/${name}`,
      message: 'is missing',
      fix: 'Restore it: the page of the privacy policy is made from it',
    }))
  try {
    const { readPrivacyPolicy } = await import('../../content/privacy-policy')
    await readPrivacyPolicy(site.analyticsId, site)
    return doubts(folders, site)
  } catch (error) {
    return problemsOf(error) ?? [{ ...at, ...faultOf(causeOf(error), folders) }]
  }
}

/** Matches a sentence that denies having forms: `no tiene formularios`, `no dispone de ningún formulario`. */
const NO_FORMS =
  /\bno\s+(?:tiene|hay|dispone\s+de|cuenta\s+con|contiene|incluye|existen?|usa|utiliza|ofrece)\s+(?:ning[uú]n\s+)?formularios?\b/iu

/** Reports statements of the owner's policy that are untrue, and a missing way to contact them. */
function doubts(folders: Folders, site: z.output<typeof siteSchema>): Problem[] {
  const policy = readFileSync(path.join(folders.content, 'privacy.md'), 'utf8')
  const at = { severity: 'warning' as const, file: `${folders.name}/privacy.md`, field: '' }
  const noForms = hasContactForm() ? policy.search(NO_FORMS) : -1
  return [
    ...(noForms < 0
      ? []
      : [
          {
            ...at,
            place: placeAt(policy, noForms),
            message: 'says that there are no forms, but there is the contact form',
            fix: 'Take the sentence out: what the form keeps is said by itself',
          },
        ]),
    ...(site.contact === 'form' && otherWay(site) === null
      ? [
          {
            ...at,
            place: null,
            message: "names no way to reach you: contact in site.ts is 'form', and there is no form",
            fix: "Give legal.address, or write contact: 'form and address'",
          },
        ]
      : []),
  ]
}

/** Splits the policy's error message, `file: what is wrong`, and locates the placeholder it names. */
function faultOf(text: string, folders: Folders): Pick<Problem, 'file' | 'place' | 'message' | 'fix'> {
  const [, file = `${folders.name}/privacy.md`, message = text] = /^(\S+\.md): (.*)$/s.exec(text) ?? []
  const policy = readFileSync(path.join(folders.content, path.basename(file)), 'utf8')
  const datum = /\{\{\w+\}\}/.exec(message)?.[0]
  const place = datum === undefined ? null : placeAt(policy, policy.indexOf(datum))
  return { file, place, message, fix: datum ? 'Correct its name, or take it out' : '' }
}
