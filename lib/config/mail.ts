import { z } from 'zod'

/** Letters of any alphabet, as international addresses have them, and a host with a dot in it. */
const MAIL =
  /^[^\s\p{Cc}@"<>(),:;\\[\]]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,}$/u

export function isMailAddress(text: string): boolean {
  return MAIL.test(text)
}

/** A mail address of the owner's. */
export const mailAddress = z
  .string('an e-mail address such as hola@example.com')
  .trim()
  .regex(MAIL, 'an e-mail address such as hola@example.com')
