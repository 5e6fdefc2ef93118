import 'server-only'
import { readWithin, TooLargeError } from '../../services/http/read-within'
import { FIELDS, OWN_FIELDS } from './form-fields'

/**
 * Sufficient for a form whose fields are all at their limits, in an alphabet that takes nine bytes per encoded
 * character.
 */
export const MAX_BODY_BYTES = 64 * 1024

export type Typed = Partial<Record<string, string>>
/** `typed` contains the readable fields even if the body is rejected, so that the visitor's input isn't lost. */
type FormBody = { typed: Typed; problem: BodyProblem | null }
export type BodyProblem = 'type' | 'large' | 'unreadable' | 'repeated'

const NAMES = new Set<string>([...FIELDS, ...Object.values(OWN_FIELDS)])

/**
 * Reads the body of a form, up to a limit. Reads nothing when the content length exceeds the limit.
 * @returns its known fields; others are ignored, as browser extensions may add some
 */
export async function readFormBody(request: Request): Promise<FormBody> {
  const { headers, body } = request
  const [type = '', ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(';')
  if (type.trim() !== 'application/x-www-form-urlencoded' || !parameters.every(isUtf8)) return failed('type')
  if (Number(headers.get('content-length') ?? 0) > MAX_BODY_BYTES) return failed('large')
  try {
    return parseForm(await readWithin(body, MAX_BODY_BYTES))
  } catch (error) {
    if (error instanceof TooLargeError) return failed('large')
    throw error
  }
}

function failed(problem: BodyProblem): FormBody {
  return { typed: {}, problem }
}

function isUtf8(parameter: string): boolean {
  return !parameter.trim().startsWith('charset') || /^\s*charset\s*=\s*"?utf-?8"?\s*$/.test(parameter)
}

/** Parses the fields of an encoded form. Unlike `URLSearchParams`, it detects invalid UTF-8. */
export function parseForm(body: Uint8Array): FormBody {
  const typed: Typed = {}
  let problem: BodyProblem | null = null
  for (const pair of Buffer.from(body).toString('latin1').split('&')) {
    const at = pair.indexOf('=')
    const name = decoded(at < 0 ? pair : pair.slice(0, at)).text
    if (!NAMES.has(name)) continue
    const value = decoded(at < 0 ? '' : pair.slice(at + 1))
    if (!value.isText) problem ??= 'unreadable'
    if (Object.hasOwn(typed, name)) problem ??= 'repeated'
    else typed[name] = value.text
  }
  return { typed, problem }
}

/** @param encoded one character per byte */
function decoded(encoded: string): { text: string; isText: boolean } {
  const bytes = encoded
    .replaceAll('+', ' ')
    .replace(/%([0-9a-f]{2})/gi, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  const buffer = Buffer.from(bytes, 'latin1')
  const text = new TextDecoder().decode(buffer)
  return { text, isText: isValidUtf8(buffer) }
}

function isValidUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
