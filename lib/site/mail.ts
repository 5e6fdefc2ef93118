import { z } from 'zod'

/** Allows letters of any alphabet, as in international addresses; the host must contain a dot. */
const MAIL =
  /^[^\s\p{Cc}@"<>(),:;\\[\]]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,}$/u

export function isMailAddress(text: string): boolean {
  return MAIL.test(text)
}

/** Schema of a mail address in the owner's files. */
export const mailAddress = z
  .string('an e-mail address such as hola@example.com')
  .trim()
  .regex(MAIL, 'an e-mail address such as hola@example.com')
