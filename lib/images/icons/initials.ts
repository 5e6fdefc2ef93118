/** Particles within names, which have no initial. */
const PARTICLES = new Set(
  (
    'a al bin da das de del della der di do dos du e el i ibn la las le les lo los ' +
    'o of the van ten ter und van vom von y zu zum zur'
  ).split(' '),
)

/** Capitals of Latin-1 and Latin Extended-A, and digits: characters that the site's font is sure to have. */
const DRAWN = /^[0-9A-ZÀ-ÖØ-ÞĀ-ž]$/u

/**
 * Returns the initials of a name: of the given name and of the first surname. The first surname is the second of two or
 * three names, and the last but one of more (two given names, two surnames).
 * @returns one or two capitals; an empty string for a name without a letter that the site's font has
 */
export function initialsOf(name: string): string {
  const words = name.normalize('NFC').split(/\s+/)
  const names = words.filter((word) => !isParticle(word))
  const letters = (names.length > 0 ? names : words).map(initialOf).filter(Boolean)
  const [first = ''] = letters
  return letters.length > 1 ? first + (letters[Math.max(1, letters.length - 2)] ?? '') : first
}

/** A single capital is a name, not a particle: María de la O. */
function isParticle(word: string): boolean {
  const letters = word.replace(/[^\p{L}]/gu, '')
  return PARTICLES.has(letters.length > 1 ? letters.toLowerCase() : letters)
}

/** The first letter of a word that can be drawn, without its accent if the font lacks the accented letter. */
function initialOf(word: string): string {
  for (const sign of word) {
    const [capital = ''] = sign.toUpperCase()
    const [plain = ''] = capital.normalize('NFD')
    if (DRAWN.test(capital)) return capital
    if (DRAWN.test(plain)) return plain
  }
  return ''
}
