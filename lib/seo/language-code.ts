import { LANGUAGES } from '../site/language'

/** Codes of the languages whose names are recognised: those of Europe, and the most spoken ones elsewhere. */
const CODES =
  'es en ca gl eu ast an oc fr de pt it ro nl da sv nb no fi is et lv lt pl cs sk sl hr sr bs bg mk sq el hu mt ga ' +
  'cy uk ru be tr ka hy ar he fa ur hi bn pa ta te mr gu zh ja ko vi th id ms tl sw am la eo'

const codes = new Map(
  LANGUAGES.flatMap((named) => {
    const names = new Intl.DisplayNames(named, { type: 'language' })
    return CODES.split(' ').map((code): [string, string] => [plain(names.of(code) ?? code), code])
  }),
)
codes.set('castellano', 'es')

/** Returns the code (BCP 47) of a language named in Spanish or English; the name itself if it isn't recognised. */
export function languageCode(name: string): string {
  return codes.get(plain(name)) ?? name
}

function plain(name: string): string {
  return name.trim().toLowerCase()
}
