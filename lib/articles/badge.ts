import { foldToPlain } from '../text/folding'

/** The variants of a tag badge; each is an accessible pair of colours in both themes (`app/tokens.css`). */
type BadgeTone = 'primary' | 'success' | 'info' | 'warning' | 'secondary' | 'dark' | 'outline-secondary'

const TONES: Record<string, BadgeTone> = {
  tecnologia: 'primary',
  tech: 'primary',
  proyectos: 'success',
  projects: 'success',
  tutoriales: 'info',
  tutorials: 'info',
  personal: 'warning',
  desarrollo: 'secondary',
  react: 'info',
  php: 'dark',
  javascript: 'warning',
}

/** Returns the badge variant of a tag (SPEC §3), ignoring case and accents: «Tecnología» is `tecnologia`. */
export function badgeTone(tag: string): BadgeTone {
  const name = foldToPlain(tag.trim())
  return Object.hasOwn(TONES, name) ? (TONES[name] ?? 'outline-secondary') : 'outline-secondary'
}
